import type { AnswerCode } from '@contract/errors';
import type { AlternativeSlot, ConflictingOrder } from '@contract/subscribe/endpoints';
import type { FamilyVisit, Member, Remedy, RemedyOf, Visitor } from '@contract/subscribe/remedy';
import type { Bilingual } from '../../../kernel/language';
import { REMEDIES, REMEDIES_OF_CASE } from '@contract/subscribe/remedy-rules';
import type { RefusalCase, RemedyKind } from '@contract/subscribe/remedy-rules';

/** What is known of a refused booking, for its data and remedies. What was not looked up is left out. */
export interface RefusalFacts {
  /** The case where the code's own reason would be too general. */
  readonly case?: RefusalCase;
  readonly allowedFrom?: string | null;
  /** Last day that can be booked. */
  readonly lastDay?: string;
  readonly alternatives?: readonly AlternativeSlot[];
  readonly visits?: readonly FamilyVisit[];
  /** The conflicting order. */
  readonly orderId?: string | null;
  readonly conflictingOrder?: ConflictingOrder | null;
  /** Which of several people it is about. */
  readonly person?: Visitor | null;
  /** Who was to be booked, if a family member of the caller. */
  readonly who?: Member;
  /** They have a plan of the national programme. */
  readonly hasPlan?: boolean;
  /** Day of a conflicting self-reported dose. */
  readonly notedOn?: string;
  /** Members of the caller's family who could be booked instead. */
  readonly people?: readonly Member[];
  readonly products?: RemedyOf<'otherVaccine'>['products'];
  readonly dose?: Omit<RemedyOf<'otherDose'>, 'kind'>;
  /** Product whose disclosure has to be read. */
  readonly productId?: string;
  readonly releaseId?: string;
  /** The clinic's telephone number. */
  readonly phone?: string;
  /** The clinic that can check a document. */
  readonly clinic?: Bilingual;
}

type Made<Kind extends RemedyKind> = RemedyOf<Kind> | null;
type Makers = { readonly [Kind in RemedyKind]: (facts: RefusalFacts) => Made<Kind> };

const always =
  <Kind extends RemedyKind>(kind: Kind) =>
  () => ({ kind });
const aboutWho =
  <Kind extends RemedyKind>(kind: Kind) =>
  ({ who }: RefusalFacts) =>
    who ? { kind, linkmanId: who.linkmanId, name: who.name } : null;

/** Makes each remedy; null where the facts lack what it needs. */
const MAKE: Makers = {
  otherVisit: ({ visits = [] }) =>
    visits.length > 0 ? { kind: 'otherVisit', visits: [...visits] } : null,
  otherTime: ({ alternatives }) => (alternatives?.length === 0 ? null : { kind: 'otherTime' }),
  later: ({ allowedFrom: day, lastDay }) =>
    day && (lastDay === undefined || day <= lastDay) ? { kind: 'later', day } : null,
  wait: always('wait'),
  otherClinic: always('otherClinic'),
  otherVaccine: ({ who, products = [] }) =>
    who && products.length > 0
      ? { kind: 'otherVaccine', linkmanId: who.linkmanId, products: [...products] }
      : null,
  otherPerson: ({ people }) =>
    people?.length === 0 ? null : { kind: 'otherPerson', people: [...(people ?? [])] },
  addPerson: always('addPerson'),
  leaveOut: aboutWho('leaveOut'),
  otherDose: ({ dose }) => (dose ? { kind: 'otherDose', ...dose } : null),
  editPerson: aboutWho('editPerson'),
  addGuardian: aboutWho('addGuardian'),
  health: aboutWho('health'),
  replace: ({ conflictingOrder }) =>
    conflictingOrder?.replaceable ? { kind: 'replace', orderId: conflictingOrder.orderId } : null,
  viewOrder: ({ orderId = null }) => ({ kind: 'viewOrder', orderId }),
  plan: ({ hasPlan, notedOn, ...facts }) => {
    const way = hasPlan ? aboutWho('plan')(facts) : null;
    return way && { ...way, ...(notedOn !== undefined && { notedOn }) };
  },
  readDisclosure: ({ productId = null }) => ({ kind: 'readDisclosure', productId }),
  queue: ({ releaseId = null, case: inCase }) => ({
    ...{ kind: 'queue', releaseId },
    ...(inCase === 'secondProduct' && { isIn: true }),
  }),
  withoutHold: always('withoutHold'),
  refresh: always('refresh'),
  askClinic: ({ phone }) => ({ kind: 'askClinic', phone: phone ?? null }),
};

/** Remedies of a code, in this case of it; none for a code that does not refuse a booking. */
export function remedyKinds(code: AnswerCode, inCase?: RefusalCase): readonly RemedyKind[] {
  const rows: Partial<Record<AnswerCode, readonly RemedyKind[]>> = REMEDIES;
  return (inCase && REMEDIES_OF_CASE[inCase]) ?? rows[code] ?? [];
}

/** The remedies that the facts allow, the best first; at least one for each code that refuses a booking. */
export function remediesFor(code: AnswerCode, facts: RefusalFacts): Remedy[] {
  const kinds = remedyKinds(code, facts.case);
  const made = kinds.flatMap((kind) => MAKE[kind](facts) ?? []);
  const last = kinds[kinds.length - 1];
  if (made.length > 0 || last === undefined) return made;
  return [MAKE[last]({}) ?? { kind: 'refresh' }];
}
