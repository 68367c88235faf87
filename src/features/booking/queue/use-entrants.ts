import { useCallback, useState } from 'react';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import type { Release, Ticket } from '@contract/release/endpoints';
import { TICKET_PEOPLE } from '@contract/release/release-rules';
import { useAddedMember } from '@/features/people/family-member/saved-member';
import { useFirstEligible } from '@/features/booking/submission/use-first-eligible';
import { keepDose, keepPicked, useAnsweredDoses, usePicked } from './entry-picks';

/**
 * The people of a queue's ticket: chosen by the user, or the first who can be booked. A member just added is chosen.
 * @param before people of an earlier ticket, of whom it is known which dose they are to have
 */
export function useEntrants(
  release: Release,
  people: readonly LinkmanCard[] | undefined,
  before: Ticket['people'] = [],
) {
  const { releaseId } = release;
  const [doses, setDoses] = useState<Readonly<Record<string, number | null>>>({});
  const onDose = useCallback(
    (id: string, doseNo: number | null) =>
      setDoses((doses) => (doses[id] === doseNo ? doses : { ...doses, [id]: doseNo })),
    [],
  );
  const remembered = usePicked(releaseId);
  const answers = useAnsweredDoses(releaseId);
  // Who has been removed from the family since has no row in which they could be unticked.
  const picked =
    people && remembered?.filter((id) => people.some(({ linkmanId }) => linkmanId === id));
  const first = useFirstEligible(release, picked ? undefined : people);
  const chosen = picked ?? (first ? [first] : []);
  const pick = (next: readonly string[]): void => keepPicked(releaseId, next);
  useAddedMember('release', people, (saved) => {
    if (!chosen.includes(saved) && chosen.length < TICKET_PEOPLE) pick([...chosen, saved]);
  });
  return {
    chosen,
    toggle: (linkmanId: string, on: boolean): void =>
      pick(on ? [...chosen, linkmanId] : chosen.filter((id) => id !== linkmanId)),
    /** The dose that was answered for a person whose doses are not on record; null: none was. */
    answered: (linkmanId: string): number | null =>
      answers[linkmanId] ?? before.find((one) => one.linkmanId === linkmanId)?.doseNo ?? null,
    onAnswer: (linkmanId: string, doseNo: number): void => keepDose(releaseId, linkmanId, doseNo),
    /** Called with the dose that a person can be booked for, null for none. */
    onDose,
    /** The chosen people whose dose is known. */
    entrants: chosen.flatMap((linkmanId) => {
      const doseNo = doses[linkmanId];
      return doseNo == null ? [] : [{ linkmanId, doseNo }];
    }),
  };
}
