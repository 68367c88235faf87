import type { WeChatPayCallName } from './calls';
import { PAY_CODES } from './error-codes';
import type { PayReaction } from './error-codes';

const CODE = /^[A-Z0-9_]{1,64}$/;

/** WeChat Pay refused a call by a signed answer. Its message contains call and code, never a parameter. */
export class PayError extends Error {
  override readonly name = 'PayError';
  readonly code: string;
  /** Null for a code that is not in the table. */
  readonly reaction: PayReaction | null;

  constructor(
    readonly call: WeChatPayCallName,
    readonly status: number,
    code: unknown,
    /** WeChat's own number of the request, for its support; '' where there is none. */
    readonly requestId: string,
  ) {
    const shown = typeof code === 'string' && CODE.test(code) ? code : 'an unreadable code';
    const published = PAY_CODES[shown];
    super(
      `WeChat Pay ${call} answered ${status} ${shown}${published ? `: ${published.meaning}` : ''}`,
    );
    this.code = shown;
    this.reaction = published?.reaction ?? null;
  }
}

/** There is no answer, or none that can be believed. */
export class PayUnanswered extends Error {
  override readonly name = 'PayUnanswered';

  constructor(
    readonly call: WeChatPayCallName,
    reason: string,
    /** Whether the same call may bring a better answer at once. */
    readonly isWorthRepeating: boolean,
    readonly requestId = '',
  ) {
    super(`WeChat Pay ${call} has no certain answer: ${reason}`);
  }
}
