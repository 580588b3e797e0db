/** The size of the pictures for shared links, in pixels. */
export const cardWidth = 1200;
export const cardHeight = 630;
