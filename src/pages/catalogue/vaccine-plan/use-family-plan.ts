import { useEffect, useMemo } from 'react';
import type { Plan } from '@contract/plan/endpoints';
import { choosePlan, usePlanChoice } from '@/features/doses/plan/store';
import { useOwnCopy } from '@/http/hooks/use-own-copy';
import { useServer } from '@/http/hooks/use-server';
import { ownOf } from '@/http/own/own-answers';
import { mayUseStored } from '@/http/own/own-rules';
import { serverToday } from '@/http/server-clock';
import { useRouteQuery } from '@/routes/hooks';
import { retainOwn } from '@/storage/own-records';
import { shownFirst } from './shown-person-rules';

const SHARED = { shared: 'guardian' } as const;
const ENCRYPTED = { crypto: 'response' } as const;
const PLAN = 'GET /vaccine/plan/detail.do';

/** People whose plans are stored on the device. */
const storedPeople = (): readonly Pick<Plan, 'linkmanId' | 'name' | 'birthday'>[] =>
  ownOf<Plan>('plan').map(({ data }) => data);

/**
 * The family, the person whose plan is shown (the one of the query `linkmanId`, or the youngest child, until one is
 * chosen), and their plan. Without a network those whose plans are stored on the device.
 */
export function useFamilyPlan() {
  const people = useServer('GET /linkman/linkman/findByUserId.do', SHARED, ENCRYPTED);
  const { data, error } = people;
  const isAway = !data && mayUseStored(error);
  const stored = useMemo(() => (isAway ? storedPeople() : []), [isAway]);
  const family = data ?? (stored.length > 0 ? stored : undefined);
  useEffect(() => {
    // The plan of somebody who was removed from the family does not stay on the device.
    if (data) retainOwn('plan', (id) => data.some(({ linkmanId }) => linkmanId === id));
  }, [data]);

  const { linkmanId: asked } = useRouteQuery();
  useEffect(() => {
    if (asked) choosePlan({ linkmanId: asked });
  }, [asked]);
  const chosen = usePlanChoice((state) => state.linkmanId);
  const person =
    family?.find(({ linkmanId }) => linkmanId === chosen) ??
    (family && shownFirst<(typeof family)[number]>(family, serverToday()));
  const linkmanId = person?.linkmanId ?? '';
  const call = useServer(linkmanId ? PLAN : null, { linkmanId }, ENCRYPTED);
  const plan = useOwnCopy(PLAN, { linkmanId }, call);
  const isFirst = !family && !error;
  return {
    people,
    family,
    person,
    /** The person is of another family. */
    isShared: data?.some((one) => one.linkmanId === linkmanId && one.sharedBy) ?? false,
    plan: { ...plan, error: call.error, refresh: call.refresh },
    /** Waits for both answers at first, to render them at once: on mini-programs each update is expensive. */
    isWaiting: isFirst || (!!person && !plan.data && !call.error && chosen === null),
  };
}
