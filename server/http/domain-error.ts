import type { Code } from '@contract/errors';
import type { Bilingual } from '../kernel/language';

export interface RefusalDetails {
  /** The envelope's `data`. */
  readonly data?: unknown;
  /** Values of the `{name}` placeholders of the code's message. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Replaces the code's message where that would be too general. */
  readonly message?: Bilingual;
}

/** A call that the provider refuses; becomes the envelope with the code and its message. */
export class DomainError extends Error {
  constructor(
    readonly code: Code,
    readonly details: RefusalDetails = {},
  ) {
    super(`Refused with ${code}`);
  }
}
