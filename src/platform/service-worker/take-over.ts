/** Message by which a page asks the waiting worker to replace the active one. */
export const TAKE_OVER = 'take-over';
