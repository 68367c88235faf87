import type { WeChatCallName } from './calls';
import { ERRCODES } from './errcodes';
import type { Reaction } from './errcodes';

/** WeChat refused a call. Its message contains the call and the errcode, never a parameter. */
export class WeChatError extends Error {
  readonly reaction: Reaction | null;

  constructor(
    readonly call: WeChatCallName,
    readonly errcode: number,
    /** WeChat's own number of the request, for its support; '' where there is none. */
    readonly rid: string,
  ) {
    const published = ERRCODES[errcode];
    super(`WeChat ${call} answered ${errcode}${published ? `: ${published.meaning}` : ''}`);
    this.reaction = published?.reaction ?? null;
  }
}

/** WeChat gave no readable answer. */
export class WeChatUnreachable extends Error {
  constructor(
    readonly call: WeChatCallName,
    /** Whether the call certainly did not arrive, as there was no connection. */
    readonly notSent: boolean,
    reason: string,
  ) {
    super(`WeChat ${call} is out of reach: ${reason}`);
  }
}
