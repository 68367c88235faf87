import type { Refusal } from '@contract/subscribe/endpoints';
import { readRefusal } from '@/features/booking/refusal/refusal-rules';
import { isApiError } from '@/http/failure/api-error';

/** Why a step of an order was refused. */
export interface OrderViolation {
  /** In one sentence. */
  readonly reason: string;
  /** The alternatives; null where the provider was not reached or has none. */
  readonly refusal: Refusal | null;
}

/** @param otherwise the reason for an error that is not the provider's */
export const violationOf = (error: unknown, otherwise: string): OrderViolation =>
  isApiError(error)
    ? { reason: error.msg, refusal: readRefusal(error.data) }
    : { reason: otherwise, refusal: null };
