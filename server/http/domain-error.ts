import { CODE } from '@contract/errors';
import type { AnswerCode } from '@contract/errors';
import type { Bilingual } from '../kernel/language';
import type { MessageDetails, PlaceholderOf } from './messages';

export interface RefusalDetails extends MessageDetails {
  /** The envelope's `data`. */
  readonly data?: unknown;
}

type Params<Name extends string> = Readonly<Record<Name, string | number>>;

/** Details of a refusal: a code whose message has placeholders takes their values, or another message. */
type DetailsFor<C extends AnswerCode> = C extends AnswerCode
  ? [PlaceholderOf<C>] extends [never]
    ? [details?: RefusalDetails]
    : [
        details: RefusalDetails &
          (
            | Required<Pick<RefusalDetails, 'message'>>
            | { readonly params: Params<PlaceholderOf<C>> }
          ),
      ]
  : never;

/** A call that the provider refuses; becomes the envelope with the code and its message. */
export class DomainError<C extends AnswerCode = AnswerCode> extends Error {
  readonly details: RefusalDetails;

  constructor(
    readonly code: C,
    ...[details = {}]: DetailsFor<C>
  ) {
    super(`Refused with ${code}`);
    this.details = details;
  }

  /** The same refusal with other data. */
  withData(data: unknown): DomainError {
    return new DomainError<AnswerCode>(this.code, { ...this.details, data });
  }
}

/** The refusal of an input, with what is wrong with it. */
export const refusedInput = ({ zh, en }: Bilingual): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    message: { zh: `填写有误：${zh}`, en: `Please check: ${en}` },
  });
