import { CODE } from '@contract/errors';
import type { AnswerCode } from '@contract/errors';
import type { Bilingual } from '../kernel/language';

export interface RefusalDetails {
  /** The envelope's `data`. */
  readonly data?: unknown;
  /** Values of the `{name}` placeholders of the code's message. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Replaces the code's message where that would be too general; codes of the community have no other. */
  readonly message?: Bilingual;
}

/** A call that the provider refuses; becomes the envelope with the code and its message. */
export class DomainError extends Error {
  constructor(
    readonly code: AnswerCode,
    readonly details: RefusalDetails = {},
  ) {
    super(`Refused with ${code}`);
  }
}

/** The refusal of an input, with what is wrong with it. */
export const refusedInput = ({ zh, en }: Bilingual): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    message: { zh: `填写有误：${zh}`, en: `Please check: ${en}` },
  });
