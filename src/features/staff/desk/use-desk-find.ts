import type { DeskVisit } from '@contract/desk/desk-visit';
import { useText } from '@/i18n/messages';
import { deskRequest } from './api';
import { LEAST_CODE, namedIn } from './find-rules';
import { DESK_MESSAGES } from './messages';
import { peopleIn } from './visits/people-rules';
import { useDeskStep } from './use-desk-step';

/** Finds a visit by a name in the day's list, or by the code of any of its orders at the provider. */
export function useDeskFind(
  visits: readonly DeskVisit[],
  onFound: (visit: DeskVisit) => void,
): {
  readonly busy: boolean;
  readonly problem: string | null;
  /** Resolves with whether one visit was found. */
  readonly find: (text: string) => Promise<boolean>;
} {
  const t = useText(DESK_MESSAGES);
  const { busy, problem, setProblem, run } = useDeskStep();
  const find = async (text: string): Promise<boolean> => {
    const orders = visits.flatMap((visit) => visit.orders);
    const named = namedIn(orders, text);
    const isNamed = (visit: DeskVisit): boolean => visit.orders.some((one) => named.includes(one));
    const [only, ...others] = visits.filter(isNamed);
    if (only && others.length === 0) {
      onFound(only);
      return true;
    }
    if (named.length > 1 || text.length < LEAST_CODE) {
      const names = named.map(({ personName, startTime }) => `${personName} ${startTime}`);
      setProblem(
        named.length > 1
          ? t('findMany', { count: named.length, names: names.join(' · ') })
          : t('findNothing'),
      );
      return false;
    }
    return run(
      async () => {
        const visit = await deskRequest('GET /desk/findVisit.do', { code: text });
        onFound(visit);
        return visit.orders;
      },
      (all) =>
        peopleIn(all)
          .map(({ orders: [first] }) => first?.personName ?? '')
          .join(' · '),
    );
  };
  return { busy, problem, find };
}
