import { useRef, useState } from 'react';
import type { ClaimableOrder } from '@contract/desk/claim-endpoints';
import type { InputOf } from '@contract/endpoints';
import { isTypedName } from '@contract/linkman/name-rules';
import { useText } from '@/i18n/messages';
import { deskRequest } from './api';
import { DESK_MESSAGES } from './messages';
import { useDeskStep } from './use-desk-step';

/** The document that somebody shows. */
export type ShownDocument = InputOf<'POST /desk/claim/find.do'>;

interface Found {
  readonly shown: ShownDocument;
  readonly orders: readonly ClaimableOrder[];
}

const NOTHING: ShownDocument = { name: '', documentKind: 1, documentNumber: '' };

export interface ClaimSearch {
  readonly typed: ShownDocument;
  readonly put: (part: Partial<ShownDocument>) => void;
  /** What is under the typed document; null until it was looked up. */
  readonly found: Found | null;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly find: () => Promise<void>;
  /** Leaves out an order that was settled. */
  readonly leaveOut: (settled: ClaimableOrder, from: Found) => void;
}

/** The search for the orders of a shown document. */
export function useClaimSearch(): ClaimSearch {
  const words = useText(DESK_MESSAGES);
  const [typed, setTyped] = useState(NOTHING);
  const [found, setFound] = useState<Found | null>(null);
  const { busy, problem, setProblem, run } = useDeskStep();
  const typedNow = useRef(typed);
  const find = async (): Promise<void> => {
    if (!isTypedName(typed.name)) return setProblem(words('gapName'));
    if (!typed.documentNumber.trim()) return setProblem(words('gapNumber'));
    const isStillTyped = (): boolean => typedNow.current === typed;
    await run(
      async () => {
        const orders = await deskRequest('POST /desk/claim/find.do', typed);
        // The answer for an earlier document would stand under the name and number of another.
        if (isStillTyped()) setFound({ shown: typed, orders });
      },
      () => '',
    );
    if (!isStillTyped()) setProblem(null);
  };
  return {
    typed,
    put(part) {
      typedNow.current = { ...typedNow.current, ...part };
      setTyped(typedNow.current);
      // The result belongs to the previous input.
      setFound(null);
    },
    found,
    busy,
    problem,
    find,
    leaveOut: (settled, { shown }) =>
      setFound((now) => {
        if (now?.shown !== shown) return now;
        const orders = now.orders.filter(({ orderId }) => orderId !== settled.orderId);
        // After the last order is settled, the message "nothing found" would be wrong.
        return orders.length > 0 ? { shown, orders } : null;
      }),
  };
}
