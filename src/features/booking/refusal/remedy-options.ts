import type { Refusal } from '@contract/subscribe/endpoints';
import type { FamilyVisit, Member, Remedy, RemedyOf } from '@contract/subscribe/remedy';
import type { RemedyKind } from '@contract/subscribe/remedy-rules';
import { isSupportedKind } from './remedy-icons';

type Product = RemedyOf<'otherVaccine'>['products'][number];
type OfSeveral = 'otherVisit' | 'otherVaccine' | 'otherPerson';

/** One remedy after a refusal: a single tap, with all the data to apply it. */
export type RemedyOption =
  | Exclude<Remedy, RemedyOf<OfSeveral>>
  | { readonly kind: 'otherVisit'; readonly visit: FamilyVisit }
  | { readonly kind: 'otherVaccine'; readonly linkmanId: string; readonly product: Product }
  /** null: no particular person; the user chooses one. */
  | { readonly kind: 'otherPerson'; readonly person: Member | null };

/** An alternative visit of the group. */
export type VisitRemedy = Extract<RemedyOption, { readonly kind: 'otherVisit' }>;

/** Identifies a remedy. */
export function keyOfRemedy(way: RemedyOption): string {
  switch (way.kind) {
    case 'otherVisit':
      return `${way.kind} ${way.visit.day} ${way.visit.startTime}`;
    case 'otherVaccine':
      return `${way.kind} ${way.product.productId}`;
    case 'otherPerson':
      return `${way.kind} ${way.person?.linkmanId ?? ''}`;
    default:
      return way.kind;
  }
}

function split(remedy: Remedy): readonly RemedyOption[] {
  switch (remedy.kind) {
    case 'otherVisit':
      return remedy.visits.map((visit) => ({ kind: remedy.kind, visit }));
    case 'otherVaccine':
      return remedy.products.map((product) => ({
        kind: remedy.kind,
        linkmanId: remedy.linkmanId,
        product,
      }));
    case 'otherPerson':
      return remedy.people.length > 0
        ? remedy.people.map((person) => ({ kind: remedy.kind, person }))
        : [{ kind: remedy.kind, person: null }];
    default:
      return [remedy];
  }
}

/** The remedy where the provider names none: choose another time. */
const NONE_NAMED: readonly Remedy[] = [{ kind: 'otherTime' }];

/**
 * The remedies that the provider names and this version supports, as single taps in the provider's order.
 * @param without kinds that the caller shows elsewhere, or that make no sense there
 */
export function remediesOf(
  refusal: Pick<Refusal, 'remedies'> | null,
  without: readonly RemedyKind[] = [],
): readonly RemedyOption[] {
  const supported = refusal?.remedies.filter(({ kind }) => isSupportedKind(kind)) ?? [];
  const remedies = supported.length > 0 ? supported : NONE_NAMED;
  return remedies.filter(({ kind }) => !without.includes(kind)).flatMap(split);
}
