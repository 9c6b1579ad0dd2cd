/** The name by which Sveltia's script finds the function that makes a part of a file's name of a title. */
export const NAME_PART = "namePartOfTitle";
