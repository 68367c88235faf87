/** px that stay free between a field's cursor and the keyboard: its hint or fault, two lines of large type. */
export const ROOM_ABOVE_KEYBOARD = 88;
