import { CODE } from '@contract/errors';

/** Success, and codes that lead to another page. */
const ELSEWHERE: readonly string[] = [
  CODE.SUCCESS,
  CODE.LOGIN_INVALID,
  CODE.MOBILE_INVALID,
  CODE.SERIAL_NUMBER_USER,
];

/** Codes after which nobody knows whether it was booked. */
export const UNCLEAR: readonly string[] = [CODE.SERVER, CODE.TOO_MANY];

/** Codes that a page explains where it stands. */
export const IN_PLACE = Object.values(CODE).filter((code) => !ELSEWHERE.includes(code));
