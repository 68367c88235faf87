import type { ClosedOutcome, ClosedPerson } from '@contract/desk/endpoints';

const TITLES = {
  waiting: 'outcomeWaiting',
  moved: 'outcomeMoved',
  ended: 'outcomeEnded',
  served: 'outcomeServed',
} as const satisfies Record<ClosedOutcome, string>;
/** Those who still need the desk's attention come first. */
const ORDER = ['waiting', 'ended', 'moved', 'served'] as const satisfies readonly ClosedOutcome[];

export interface ClosedGroup {
  readonly outcome: ClosedOutcome;
  readonly title: (typeof TITLES)[ClosedOutcome];
  readonly members: readonly ClosedPerson[];
}

/** The people notified of a closing, grouped by outcome; empty groups are left out. */
export const groupsOf = (people: readonly ClosedPerson[]): readonly ClosedGroup[] =>
  ORDER.map((outcome) => ({
    outcome,
    title: TITLES[outcome],
    members: people.filter((person) => person.outcome === outcome),
  })).filter(({ members }) => members.length > 0);

/** What they were offered: time to move for some, cancellation for others. */
export function proposalsOf(people: readonly Pick<ClosedPerson, 'outcome'>[]) {
  const some = (isMeant: (outcome: ClosedOutcome) => boolean): boolean =>
    people.some(({ outcome }) => isMeant(outcome));
  return [
    ...(some((outcome) => outcome !== 'ended') ? (['closedOffered'] as const) : []),
    ...(some((outcome) => outcome === 'ended') ? (['closedEnded'] as const) : []),
  ];
}
