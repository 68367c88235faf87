import { usePlanChoice } from '@/features/plan/store';
import { useServer } from '@/http/hooks/use-server';

const ENCRYPTED = { crypto: 'response' } as const;

/** The family, the person whose plan is shown (the first until one is chosen), and their plan. */
export function useFamilyPlan() {
  const people = useServer('GET /linkman/linkman/findByUserId.do', {}, ENCRYPTED);
  const chosen = usePlanChoice((state) => state.linkmanId);
  const person = people.data?.find(({ linkmanId }) => linkmanId === chosen) ?? people.data?.[0];
  const linkmanId = person?.linkmanId ?? '';
  const plan = useServer(
    linkmanId ? 'GET /vaccine/plan/detail.do' : null,
    { linkmanId },
    ENCRYPTED,
  );
  const isFirst = !people.data && !people.error;
  return {
    people,
    person,
    plan,
    /** Waits for both answers at first, to render them at once: on mini-programs each update is expensive. */
    isWaiting: isFirst || (!!person && !plan.data && !plan.error && chosen === null),
  };
}
