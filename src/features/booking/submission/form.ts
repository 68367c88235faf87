import type { DayGap, Slot } from '@contract/subscribe/endpoints';
import type { StoredHistoryAnswer } from '@contract/subscribe/dose-choice-rules';
import type { RefusedAnswer } from './submission';

/** What is booked where; the query of pages carries it as `vaccId` and `depaCode` (specification §2). */
export interface BookingTarget {
  readonly depaCode: string;
  readonly productId: string;
}

/** The fields of a slot that the form stores. */
export type ChosenSlot = Pick<Slot, 'id' | 'startTime' | 'endTime'> &
  // A form stored by an earlier version lacks this field.
  Partial<Pick<Slot, 'changeableUntil'>>;

/** A dose of a visit besides the form's own: of another person, or a further one of the same. */
export interface Participant {
  readonly linkmanId: string;
  readonly productId: string;
  readonly doseNo: number | null;
  /** What was answered of earlier doses; the dose alone does not say whether somebody had none or does not remember. */
  readonly historyAnswer?: StoredHistoryAnswer | undefined;
  /** First day on which they may have it, `YYYY-MM-DD`; null while unknown. */
  readonly earliest: string | null;
  /** Days from then on that are excluded by their live vaccines. */
  readonly dayGap?: DayGap | undefined;
  /** Version of their vaccine's disclosure that was agreed to. */
  readonly guidelineVersion: string | null;
  /** Their own order that this one replaces. */
  readonly replaceOrderId: string | null;
}

/** Times of a visit: a slot for each dose, in the order of {@link groupOf}. */
export interface Visit {
  readonly startTime: string;
  readonly endTime: string;
  readonly seats: readonly ChosenSlot[];
}

/**
 * State of a form's hold. Each belongs to a hold key (`holdKeyOf` in `hold-rules.ts`): another choice invalidates it.
 * `held`: until `expiresAt`; `expired`: the hold has ended; `gone`: the slot cannot be had any more; `without`: the
 * form continues without a hold.
 */
export type HoldState =
  | {
      readonly kind: 'held';
      readonly holdKey: string;
      readonly holdId: string;
      /** ms by the provider's clock. */
      readonly expiresAt: number;
      /** From the waiting list: leaving the form does not release it. */
      readonly isOffer: boolean;
    }
  | { readonly kind: 'expired' | 'without'; readonly holdKey: string }
  | { readonly kind: 'gone'; readonly holdKey: string; readonly refused: RefusedAnswer };

/** Prefilled values from a plan or an admitted ticket. Not in an address, because they are health data. */
export interface BookingPrefill {
  readonly linkmanId: string;
  /** null: the booking form determines it. */
  readonly doseNo: number | null;
  /** First day on which the dose can be given, `YYYY-MM-DD`; null: the calendar determines it. */
  readonly earliest: string | null;
  /** From which day on one is proposed: the first of the release whose turn it is; earlier ones can be chosen. */
  readonly wantedFrom?: string | undefined;
  /** Why not earlier, in a sentence; '' where it can be given today. */
  readonly why: string;
  /** Exactly these participants; undefined: those of the form stay. */
  readonly groupMembers?: readonly string[] | undefined;
  /** Other doses of the person in the same visit. */
  readonly further?: readonly Pick<Participant, 'productId' | 'doseNo'>[] | undefined;
}

/** The booking form as filled in so far (`submitInfo`, specification §3). */
export interface SubmitInfo extends BookingTarget {
  /** Created when the form opens; the same key never books twice. */
  readonly idempotencyKey: string;
  readonly linkmanId: string | null;
  readonly doseNo: number | null;
  /** As of a participant. */
  readonly historyAnswer?: StoredHistoryAnswer | undefined;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly slot: ChosenSlot | null;
  /** Contact mobile for the clinic; empty means the account's own mobile. */
  readonly mobile: string;
  readonly remark: string;
  /** Version of the disclosure that was agreed to for this booking. */
  readonly guidelineVersion: string | null;
  /** It was sent and no answer has arrived: it may be booked already. */
  readonly sent: boolean;
  /** State of the hold for this form; null: none was requested yet. */
  readonly hold: HoldState | null;
  /** The person's own order that this one replaces. */
  readonly replaceOrderId: string | null;
  /** Further doses; with any of them the form uses `visit` instead of `slot`. */
  readonly participants: readonly Participant[];
  readonly visit: Visit | null;
  /** A new family member is being added as a participant. */
  readonly isJoining: boolean;
  /** The values that the form was opened with. */
  readonly prefill: BookingPrefill | null;
}
