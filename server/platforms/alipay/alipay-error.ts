import type { AlipayMethod } from './calls';

/** What the gateway's code says of the call (`code`, notes on `sub_code` are the call's own). */
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

/** Sub-codes come from outside and end in logs. */
const SUB_CODE = /^[\w.-]{1,128}$/;
export const subCodeOf = (value: unknown): string =>
  typeof value === 'string' && SUB_CODE.test(value) ? value : '';

/** Alipay refused a call, and signed that it did: nothing was done. */
export class AlipayError extends Error {
  constructor(
    readonly method: AlipayMethod,
    readonly code: string,
    readonly subCode: string,
  ) {
    super(`Alipay ${method} answered ${code} ${subCode}`.trimEnd());
  }
}

/** Nobody can say what became of a call: no answer, one that is not signed, or 20000. */
export class AlipayUndecided extends Error {
  constructor(
    readonly method: AlipayMethod,
    /** Whether the call certainly did not arrive: there was no connection. */
    readonly notSent: boolean,
    reason: string,
  ) {
    super(`Alipay ${method} is undecided: ${reason}`);
  }
}
