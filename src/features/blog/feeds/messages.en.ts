/** The words of a feed that is read in a browser; no page of the site shows them. */
export const feedMessages = {
  explained:
    "This is a feed. Copy its address into a feed reader, and new posts come to you without an account anywhere.",
  page: "Read the posts on the site",
};
