import { useLayoutEffect, useState } from 'react';
import type { LinkmanCard } from '@contract/linkman/endpoints';
import { byPreference } from '@/features/linkman/preselection-rules';
import type { BookingTarget } from './form';
import { usePersonCheck } from './use-person-check';

/**
 * Whom to preselect where nobody was named: the first whom the vaccine can be booked for, checked one after another,
 * and the first of all where it is nobody. A check that fails stops at its person, who is shown with the failure.
 * @param people undefined: nobody is to be preselected, and nothing is asked
 * @returns null while that is not known, and without people
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
