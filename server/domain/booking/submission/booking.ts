import type { OrderStatus } from '@contract/order/status-rules';
import type { Sealed } from '../../../sealed/field-cipher';
import type { Unavailable } from '../../../shared/slots/slot-state';

/** Everything an order row needs that the slot does not contain. Money in cents. */
export interface Booking {
  readonly orderId: string;
  readonly reference: string;
  readonly userId: string;
  /** The caregiver who books for the owner; '': the owner does. */
  readonly bookedBy: string;
  readonly linkmanId: string;
  /** Keyed hash of the person's document: the same person under two accounts is one person. */
  readonly personKey: string;
  /** One more than the last of the person's bookings that the checks of this one have seen. */
  readonly personTurn: number;
  /**
   * '' where a clinic knows that the account has the person, else the account: only bookings of equal claimants are in each other's
   * way.
   */
  readonly claimant: string;
  readonly idempotencyKey: string;
  readonly slotId: number;
  readonly depaCode: string;
  readonly productId: string;
  readonly vaccineCode: string;
  readonly doseNo: number;
  readonly status: Extract<OrderStatus, 'BOOKED' | 'PENDING_CONFIRM'>;
  readonly priceCents: number;
  readonly serviceFeeCents: number;
  readonly mobile: Sealed;
  readonly remark: string;
  readonly guidelineVersion: string;
}

/** Why a slot was not booked. */
export type BookingFailure =
  | Unavailable
  /** `orderId` is null where the conflicting order belongs to another account. */
  | { readonly kind: 'duplicate'; readonly orderId: string | null }
  /** The person was booked since this booking was checked. */
  | { readonly kind: 'overtaken' };

/** Result of a booking; `replay`: an earlier request with the same key made the order. */
export type Outcome =
  | { readonly kind: 'booked'; readonly orderId: string; readonly replay: boolean }
  | BookingFailure;
