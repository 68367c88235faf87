import { isBusy } from '@/http/failure/api-error';
import type { Refusal } from '@contract/subscribe/endpoints';

/** A refused booking as the error page shows it. `refusal` is null where the provider sent none. */
export interface RefusedAnswer {
  readonly code: string;
  /** The provider's sentence, in the reader's language. */
  readonly message: string;
  readonly refusal: Refusal | null;
}

/** The orders that a booking created: one, or one for each person of a group. */
export type OrderIds = readonly string[];

/** How sending a booking ended. `unknown`: no answer arrived, the booking may or may not exist. */
export type SubmissionResult =
  | { readonly kind: 'booked'; readonly orderIds: OrderIds }
  | ({ readonly kind: 'refused' } & RefusedAnswer)
  | { readonly kind: 'unknown' }
  | { readonly kind: 'left' };

/** What `submitBooking` needs from outside. */
export interface SubmissionPorts {
  /** addV2 or addFamily, always with the same idempotency key. */
  add(): Promise<OrderIds>;
  /** submitDetail; null while nothing is booked under the key. */
  lookUp(): Promise<OrderIds | null>;
  /** The refusal in an error, or null when it only says that an answer was lost. */
  readRefusal(error: unknown): RefusedAnswer | null;
  pause(ms: number): Promise<void>;
  /** True once the user has left the page; nothing more is sent then. */
  wasLeft(): boolean;
  /** Called with the number of lost answers so far, and whether the last one said that the service is busy. */
  onLost(times: number, isBusy: boolean): void;
}

/** Pauses in ms before the next try after a lost answer; after the last one the user decides. */
export const RETRY_PAUSES = [1000, 2000, 4000, 8000, 12000] as const;

type Lost = 'lost' | 'busy';
type Step = { readonly orderIds: OrderIds | null } | { readonly refused: RefusedAnswer } | Lost;

const isLost = (step: Step): step is Lost => step === 'lost' || step === 'busy';

async function tryStep(
  step: () => Promise<OrderIds | null>,
  readRefusal: SubmissionPorts['readRefusal'],
): Promise<Step> {
  try {
    return { orderIds: await step() };
  } catch (error) {
    const refused = readRefusal(error);
    if (refused) return { refused };
    return isBusy(error) ? 'busy' : 'lost';
  }
}

/**
 * Sends a booking until its result is known. After a lost answer the booking is looked up, then sent again under the
 * same key: it is made at most once.
 */
export async function submitBooking(ports: SubmissionPorts): Promise<SubmissionResult> {
  let next = () => tryStep(ports.add, ports.readRefusal);
  for (let lost = 0; ; lost += 1) {
    let step = await next();
    if (!isLost(step) && 'orderIds' in step && step.orderIds === null) {
      if (ports.wasLeft()) return { kind: 'left' };
      step = await tryStep(ports.add, ports.readRefusal);
    }
    if (!isLost(step)) {
      if ('refused' in step) return { kind: 'refused', ...step.refused };
      if (step.orderIds !== null) return { kind: 'booked', orderIds: step.orderIds };
    }
    const wait = RETRY_PAUSES[lost];
    if (wait === undefined) return { kind: 'unknown' };
    ports.onLost(lost + 1, step === 'busy');
    await ports.pause(wait);
    if (ports.wasLeft()) return { kind: 'left' };
    // A refused look-up says nothing about the booking; only addV2 can refuse it.
    next = () => tryStep(ports.lookUp, () => null);
  }
}
