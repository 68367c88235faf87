/** px kept free between a field's cursor and the keyboard, for its hint or error: two lines of large type. */
export const ROOM_ABOVE_KEYBOARD = 88;
