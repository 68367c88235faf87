import type { DeskOrder } from '@contract/desk/desk-order';
import { useText } from '@/i18n/messages';
import { deskRequest } from './api';
import { LEAST_CODE, namedIn } from './find-rules';
import { DESK_MESSAGES } from './messages';
import { useDeskStep } from './use-desk-step';

/** Finds an order by a name in the day's list, or by its code at the provider. */
export function useDeskFind(
  orders: readonly DeskOrder[],
  onFound: (order: DeskOrder) => void,
): {
  readonly busy: boolean;
  readonly problem: string | null;
  /** Resolves with whether one order was found. */
  readonly find: (text: string) => Promise<boolean>;
} {
  const t = useText(DESK_MESSAGES);
  const { busy, problem, setProblem, run } = useDeskStep();
  const find = async (text: string): Promise<boolean> => {
    const named = namedIn(orders, text);
    const [only] = named;
    if (only && named.length === 1) {
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
        const order = await deskRequest('GET /desk/find.do', { code: text });
        onFound(order);
        return order;
      },
      ({ personName }) => personName,
    );
  };
  return { busy, problem, find };
}
