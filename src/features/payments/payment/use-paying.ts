import { useEffect, useRef, useState } from 'react';
import type { Payment } from '@contract/order/endpoints';
import type { OpenPayment, PaymentStatus } from '@contract/order/payment-endpoints';
import type { PaymentMethod } from '@contract/order/payment-fields';
import { isApiError } from '@/http/failure/api-error';
import { onAppShow } from '@/platform/lifecycle';
import { usePageShown } from '@/platform/lifecycle/use-page-shown';
import { requestPayment } from '@/platform/payment';
import type { PaymentHint } from '@/platform/payment/types';
import { startAsking } from './asking';
import { isUnderWay, stageOf } from './stage-rules';
import type { PaymentProgress, PaymentStage } from './stage-rules';

const START: PaymentProgress = { isOpening: false, hint: null, answers: 0, isTired: false };

/** ms that the button stays busy while the browser leaves for the platform's page. */
const LEAVING = 3000;

export interface Paying {
  readonly stage: PaymentStage;
  readonly hint: PaymentHint | null;
  /** Why the payment could not be opened; empty if it could. */
  readonly problem: string;
  /** Opens the payment and hands it to the platform; a second call meanwhile does nothing. */
  readonly pay: (method: PaymentMethod) => void;
  /** Asks the provider again. */
  readonly askAgain: () => void;
}

/** Something that can be paid here. */
export interface Payable {
  readonly payment: Pick<Payment, 'state' | 'attempt'>;
  /** Opens its payment. Rejects with an ApiError whose message is to be shown in the page. */
  readonly open: (method: PaymentMethod) => Promise<OpenPayment>;
  /** How its newest payment stands; null where nobody answered. */
  readonly ask: () => Promise<PaymentStatus | null>;
  /** Has the page ask for it again. */
  readonly refresh: () => void;
  /** What to say where a payment could not be opened for no known reason. */
  readonly failed: string;
}

/**
 * Pays something. Whatever the platform reports, and after leaving, a restart or a lost answer, the provider is
 * asked until it knows.
 */
export function usePaying({ payment, open, ask, refresh, failed }: Payable): Paying {
  const [progress, setProgress] = useState(START);
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const isRunning = useRef(false);
  const isShown = usePageShown();
  const { isOpening } = progress;
  const number = isUnderWay(payment) ? payment.attempt?.number : undefined;
  // The newest functions: asking goes on through renders.
  const latest = useRef({ ask, refresh });
  useEffect(() => {
    latest.current = { ask, refresh };
  });

  const askAgain = (): void => {
    setProgress((before) => ({ ...before, isTired: false }));
    setRound((count) => count + 1);
  };
  useEffect(
    () =>
      onAppShow(() => {
        setProgress((before) => ({
          ...before,
          isTired: false,
          // Back from the platform's page; a sheet of the platform still reports by itself.
          isOpening: before.isOpening && before.hint !== 'left',
        }));
        setRound((count) => count + 1);
      }),
    [],
  );
  useEffect(() => {
    if (number === undefined || isOpening) return undefined;
    return startAsking({
      ask: () => latest.current.ask(),
      onAnswer: (status) => {
        if (status && status.state !== 'pending') latest.current.refresh();
        if (status) setProgress((before) => ({ ...before, answers: before.answers + 1 }));
      },
      isShown: () => isShown.current,
      onTired: () => setProgress((before) => ({ ...before, isTired: true })),
    });
  }, [number, isOpening, isShown, round]);
  useEffect(() => {
    if (!isOpening || progress.hint !== 'left') return undefined;
    const timer = setTimeout(
      () => setProgress((before) => ({ ...before, isOpening: false })),
      LEAVING,
    );
    return () => clearTimeout(timer);
  }, [isOpening, progress.hint]);

  const pay = async (method: PaymentMethod): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setProblem('');
    setProgress({ ...START, isOpening: true });
    try {
      const { request } = await open(method);
      const hint = request && (await requestPayment(request));
      setProgress({ ...START, hint, isOpening: hint === 'left' });
    } catch (error) {
      setProblem(isApiError(error) ? error.msg : failed);
      // The payment may be open, if only the answer was lost; but it was not handed to the platform.
      setProgress({ ...START, hint: 'failed' });
    } finally {
      isRunning.current = false;
      latest.current.refresh();
    }
  };
  return {
    stage: stageOf(payment, progress),
    hint: progress.hint,
    problem,
    pay: (method) => void pay(method),
    askAgain,
  };
}
