import type { Bilingual } from '../../../kernel/language';
import { REMOVED_MEMBER } from '../../../kernel/removed-member';

/** One dose of the visit that a message is about. */
export interface MessagePart {
  /** '' where the family member was removed. */
  readonly person: string;
  readonly product: Bilingual;
}

/** One with where it leads. */
export interface OrderPart extends MessagePart {
  readonly linkmanId: string;
  readonly orderId: string;
  /** `HH:mm` */
  readonly startTime: string;
}

const joined = (names: readonly Bilingual[]): Bilingual => {
  const unique = names.filter(({ zh }, index) => names.findIndex((one) => one.zh === zh) === index);
  return {
    zh: unique.map(({ zh }) => zh).join('、'),
    en: unique.map(({ en }) => en).join(', '),
  };
};

/** The recipients and products of a visit, each once. */
export const namesOf = (
  parts: readonly MessagePart[],
): { readonly person: Bilingual; readonly product: Bilingual } => ({
  person: joined(
    parts.map(({ person }) => (person === '' ? REMOVED_MEMBER : { zh: person, en: person })),
  ),
  product: joined(parts.map(({ product }) => product)),
});
