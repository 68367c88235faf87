import type { PaymentStatus } from '@contract/order/payment-endpoints';

/** Pauses in ms before each question about a pending payment; about three minutes together. */
export const PAUSES: readonly number[] = [
  0, 2000, 2000, 3000, 5000, 8000, 12_000, 20_000, 30_000, 30_000, 30_000, 30_000,
];

export interface Asking {
  readonly ask: () => Promise<PaymentStatus | null>;
  /** Called with each answer; null where nobody answered. */
  readonly onAnswer: (status: PaymentStatus | null) => void;
  /** Called when the last question is answered. */
  readonly onEnd: () => void;
}

/**
 * Asks about a payment with growing pauses. Returns a function that stops it: the caller does so once the order shows the
 * outcome.
 */
export function startAsking({ ask, onAnswer, onEnd }: Asking): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;
  const askAfter = (index: number): void => {
    const pause = PAUSES[index];
    if (pause === undefined) return onEnd();
    timer = setTimeout(() => {
      void ask().then((status) => {
        if (isStopped) return;
        onAnswer(status);
        askAfter(index + 1);
      });
    }, pause);
  };
  askAfter(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
