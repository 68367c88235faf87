import type { LiveGap, Slot } from '@contract/subscribe/endpoints';
import type { RefusedAnswer } from './submission';

/** What is booked where; the pages' query carries it as `vaccId` and `depaCode` (specification §2). */
export interface BookingTarget {
  readonly depaCode: string;
  readonly productId: string;
}

/** The part of a slot that the form keeps. */
export type ChosenSlot = Pick<Slot, 'id' | 'startTime' | 'endTime'> &
  // A form kept from before this was known has none.
  Partial<Pick<Slot, 'changeableUntil'>>;

/** Somebody who comes along, with what they are to be given. */
export interface Participant {
  readonly linkmanId: string;
  readonly productId: string;
  readonly doseNo: number | null;
  /** First day on which they may have it, `YYYY-MM-DD`; null while that is not known. */
  readonly earliest: string | null;
  /** Days from then on that do not suit them. */
  readonly liveGap?: LiveGap | undefined;
  /** Version of their vaccine's disclosure that was agreed to. */
  readonly guidelineVersion: string | null;
  /** Their own order that this one takes the place of. */
  readonly replaceOrderId: string | null;
}

/** When a family comes: a place for each, in the order of {@link groupOf}. */
export interface Visit {
  readonly startTime: string;
  readonly endTime: string;
  readonly seats: readonly ChosenSlot[];
}

/**
 * What became of the place of a form. Each belongs to a wish (`prefillOf` of `hold-rules.ts`): another choice makes it void.
 * `held`: kept until `expiresAt`; `expired`: the time is over; `gone`: somebody else has it; `without`: the form goes
 * on without one.
 */
export type HoldState =
  | {
      readonly kind: 'held';
      readonly holdKey: string;
      readonly holdId: string;
      /** ms by the provider's clock. */
      readonly expiresAt: number;
      /** From the waiting list: it is not given back by leaving the form. */
      readonly isOffer: boolean;
    }
  | { readonly kind: 'expired' | 'without'; readonly holdKey: string }
  | { readonly kind: 'gone'; readonly holdKey: string; readonly refused: RefusedAnswer };

/** What somebody wants who comes from a plan, or whose turn has come. Not in an address, as it is about their health. */
export interface BookingPrefill {
  readonly linkmanId: string;
  /** null: the booking finds it. */
  readonly doseNo: number | null;
  /** First day on which the dose can be given, `YYYY-MM-DD`; null: the calendar tells. */
  readonly earliest: string | null;
  /** Why not before, in a sentence; '' where it can be given today. */
  readonly why: string;
  /** Who comes along, and nobody else; undefined: whoever does already. */
  readonly groupMembers?: readonly string[] | undefined;
}

/** The booking form as far as it is filled in (`submitInfo`, specification §3). */
export interface SubmitInfo extends BookingTarget {
  /** Made when the form opens; the same key never books twice. */
  readonly idempotencyKey: string;
  readonly linkmanId: string | null;
  readonly doseNo: number | null;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly slot: ChosenSlot | null;
  /** Where the clinic can reach the person; empty means the account's own mobile. */
  readonly mobile: string;
  readonly remark: string;
  /** Version of the disclosure that was read and agreed to for this booking. */
  readonly guidelineVersion: string | null;
  /** It has been sent and no answer has come: it may be booked already. */
  readonly sent: boolean;
  /** What has become of the place kept for this form; null: none was asked for yet. */
  readonly hold: HoldState | null;
  /** The caller's own order that this one takes the place of. */
  readonly replaceOrderId: string | null;
  /** Who comes along; with somebody in it the form books a family visit and `visit` stands for `slot`. */
  readonly participants: readonly Participant[];
  readonly visit: Visit | null;
  /** A new family member is being added, to come along. */
  readonly isJoining: boolean;
  /** What the form was opened for. */
  readonly prefill: BookingPrefill | null;
}
