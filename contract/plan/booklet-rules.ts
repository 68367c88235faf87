/** Most pictures of one person's booklet: as many as its pages. */
export const MOST_BOOKLET_PICTURES = 20;
