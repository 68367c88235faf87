import { useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';
import { choosePlan, usePlanChoice } from '@/features/doses/plan/store';
import { currentRoute } from '@/routes/navigate';
import { addPerson } from './visitor-offer';

/**
 * Goes on with what a visitor wanted to book before the sign-in: opens the form of a new member, and once that is saved, the
 * clinics for everything that is due.
 * @param offer whom the visitor's plan is of: null for somebody new, undefined while that is unknown or there is nothing
 * @param choose shows a member's plan
 * @returns shows an added member's plan
 */
export function useWantedVisit(
  offer: object | null | undefined,
  choose: (linkmanId: string) => void,
): (linkmanId: string) => void {
  const isWanted = usePlanChoice(({ visitRequest }) => visitRequest === 'wanted');
  const isNew = offer === null;
  useEffect(() => {
    if (!isWanted || offer === undefined) return;
    // Somebody who is in the family already is asked about in the page.
    choosePlan({ visitRequest: isNew ? 'adding' : 'none' });
    if (isNew) void addPerson();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each request
  }, [isWanted, isNew, offer === undefined]);
  const added = useRef<string | null>(null);
  const showClinics = (): void => {
    // Going back from the form closes what is open: not before this page is shown.
    if (added.current === null || currentRoute()?.name !== 'vaccinePlan') return;
    choosePlan({ visitRequest: 'none', visitOf: added.current });
    added.current = null;
  };
  useDidShow(showClinics);
  return (linkmanId) => {
    choose(linkmanId);
    if (usePlanChoice.getState().visitRequest === 'adding') added.current = linkmanId;
    showClinics();
  };
}
