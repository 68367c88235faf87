import type { PaymentStatus } from '@contract/order/payment-endpoints';

/** Pauses in ms before each question about a pending payment; about three minutes together. */
export const PAUSES: readonly number[] = [
  0, 2000, 2000, 3000, 5000, 8000, 12_000, 20_000, 30_000, 30_000, 30_000, 30_000,
];

/** ms between the questions after that. */
const SLOW_PAUSE = 60_000;

export interface Asking {
  readonly ask: () => Promise<PaymentStatus | null>;
  /** Called with each answer; null where nobody answered. */
  readonly onAnswer: (status: PaymentStatus | null) => void;
  /** Called when the last question of {@link PAUSES} is answered: long enough for a payment that was made. */
  readonly onTired: () => void;
  /** Whether a question after that would be for somebody: the page is shown. */
  readonly isShown: () => boolean;
}

/**
 * Asks about a payment with growing pauses, then slowly. Returns a function that stops it: the caller does so once the order shows the
 * outcome.
 */
export function startAsking({ ask, onAnswer, onTired, isShown }: Asking): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;
  const askAfter = (index: number): void => {
    const isSlow = index >= PAUSES.length;
    timer = setTimeout(() => {
      if (isSlow && !isShown()) return askAfter(index);
      void ask().then((status) => {
        if (isStopped) return;
        onAnswer(status);
        if (index === PAUSES.length - 1) onTired();
        askAfter(index + 1);
      });
    }, PAUSES[index] ?? SLOW_PAUSE);
  };
  askAfter(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
