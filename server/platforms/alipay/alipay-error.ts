import type { AlipayMethod } from './calls';

/** Meaning of the gateway's `code`; each call knows its own `sub_code`s. */
export const CODES = {
  DONE: '10000',
  UNKNOWN: '20000',
  MISSING: '40001',
  INVALID: '40002',
  CONDITIONS: '40003',
  BUSINESS: '40004',
  TOO_MANY: '40005',
  RIGHTS: '40006',
} as const;

/** Sub-codes are external input and are logged, hence checked. */
const SUB_CODE = /^[\w.-]{1,128}$/;
export const subCodeOf = (value: unknown): string =>
  typeof value === 'string' && SUB_CODE.test(value) ? value : '';

/** Alipay refused a call in a signed answer: nothing was done. */
export class AlipayError extends Error {
  constructor(
    readonly method: AlipayMethod,
    readonly code: string,
    readonly subCode: string,
  ) {
    super(`Alipay ${method} answered ${code} ${subCode}`.trimEnd());
  }
}

/** The outcome of a call is unknown: no answer, an unsigned one, or code 20000. */
export class AlipayUndecided extends Error {
  constructor(
    readonly method: AlipayMethod,
    /** Whether the call certainly did not arrive, as there was no connection. */
    readonly notSent: boolean,
    reason: string,
  ) {
    super(`Alipay ${method} is undecided: ${reason}`);
  }
}
