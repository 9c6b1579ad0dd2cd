/** Width of the column of an article, in pixels: the most that a page's text and its images take. */
export const ARTICLE_WIDTH = 704;
