import { useLayoutEffect, useState } from 'react';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { byPreference } from '@/features/people/family-member/preselection-rules';
import type { BookingTarget } from './form';
import { usePersonCheck } from './use-person-check';

/**
 * Whom to preselect where nobody was named: the first person for whom the vaccine can be booked, checked one after
 * another, or the first of all where it can be booked for none. A check that fails stops at its person, who is shown
 * with the error.
 * @param people undefined: nobody is to be preselected, and nothing is requested
 * @returns null until that is known, and without people
 */
export function useFirstEligible(
  target: BookingTarget,
  people: readonly LinkmanCard[] | undefined,
): string | null {
  const ids = byPreference(people ?? []).map(({ linkmanId }) => linkmanId);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const refusedHere = (id: string): boolean => refused.includes(`${target.productId}/${id}`);
  const candidate = ids.find((id) => !refusedHere(id)) ?? null;
  const { data, error } = usePersonCheck(target, candidate);
  const isRefused = data?.canSubscribe === false;
  useLayoutEffect(() => {
    if (isRefused && candidate) setRefused((all) => [...all, `${target.productId}/${candidate}`]);
  }, [isRefused, candidate, target.productId]);
  if (candidate === null) return ids[0] ?? null;
  return (data && !isRefused) || (error && !data) ? candidate : null;
}
