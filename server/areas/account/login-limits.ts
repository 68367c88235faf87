/** Share of an address's writes that may be logins, of users and of staff alike. */
export const LOGIN_SHARE = 0.1;
/** Wrong passwords in a window before a mobile, or a login of a desk, must wait. */
export const WRONG_PASSWORDS = 10;
/** The window, ms. */
export const PASSWORD_WINDOW = 15 * 60_000;
