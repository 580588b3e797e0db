/** The size of social sharing images, in pixels. */
export const cardWidth = 1200;
export const cardHeight = 630;
