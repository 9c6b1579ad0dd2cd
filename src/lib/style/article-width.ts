/** Width of the column of an article, for text of any size: the most that a page's text and its images take. */
export const ARTICLE_WIDTH = "44rem";
