import type { ClosedOutcome, ClosedPerson } from '@contract/desk/endpoints';

const TITLES = {
  waiting: 'outcomeWaiting',
  moved: 'outcomeMoved',
  ended: 'outcomeEnded',
  served: 'outcomeServed',
} as const satisfies Record<ClosedOutcome, string>;
/** Whoever still has to be looked after comes first. */
const ORDER = ['waiting', 'ended', 'moved', 'served'] as const satisfies readonly ClosedOutcome[];

export interface ClosedGroup {
  readonly outcome: ClosedOutcome;
  readonly title: (typeof TITLES)[ClosedOutcome];
  readonly members: readonly ClosedPerson[];
}

/** Who was told of a closing, by what has become of them; groups that nobody is in are left out. */
export const groupsOf = (people: readonly ClosedPerson[]): readonly ClosedGroup[] =>
  ORDER.map((outcome) => ({
    outcome,
    title: TITLES[outcome],
    members: people.filter((person) => person.outcome === outcome),
  })).filter(({ members }) => members.length > 0);

/** What they were offered: whoever still has, or had, the time to move, and whoever was cancelled. */
export function offersOf(people: readonly Pick<ClosedPerson, 'outcome'>[]) {
  const some = (isMeant: (outcome: ClosedOutcome) => boolean): boolean =>
    people.some(({ outcome }) => isMeant(outcome));
  return [
    ...(some((outcome) => outcome !== 'ended') ? (['closedOffered'] as const) : []),
    ...(some((outcome) => outcome === 'ended') ? (['closedEnded'] as const) : []),
  ];
}
