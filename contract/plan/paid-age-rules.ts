import figures from '../doses/schedule/figures.json';
import { PAID_CODES } from './paid-rules';
import type { PaidCode } from './paid-rules';

/** Vaccines that families pay for, each with the age at which it is usually begun, in whole months. */
export const PAID_CHILD_VACCINES: readonly { readonly code: PaidCode; readonly age: number }[] =
  PAID_CODES.flatMap((code) =>
    figures.paidAges.filter((row) => row.code === code).map(({ months: age }) => ({ code, age })),
  );
