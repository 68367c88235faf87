import type { Refusal } from './refusals';
import type { CheckedCall } from './request-check';
import type { FakeState } from './state';

export type Answer = Refusal | Readonly<Record<string, unknown>>;
export type CallHandler = (state: FakeState, call: CheckedCall) => Answer;

/** A success answer. */
export const done = (fields: Readonly<Record<string, unknown>> = {}): Answer => ({
  code: '10000',
  msg: 'Success',
  ...fields,
});
