import { CODE } from '@contract/errors';

/** Success, and codes that lead to another page. */
const ELSEWHERE: readonly string[] = [
  CODE.SUCCESS,
  CODE.LOGIN_INVALID,
  CODE.MOBILE_INVALID,
  CODE.SERIAL_NUMBER_USER,
];

/** Codes that leave the result of the booking unknown, and what the page says while it finds out. */
export const UNCLEAR: Readonly<Record<string, string>> = {
  [CODE.SERVER]: '还没有收到回复，正在核对结果',
  [CODE.TOO_MANY]: '还没有收到回复，正在核对结果',
  [CODE.BUSY]: '系统繁忙，正在自动重试',
};

/** Codes that are explained on the page itself. */
export const SHOWN_BY_PAGE = Object.values(CODE).filter((code) => !ELSEWHERE.includes(code));
