import type { CancelReason } from '@contract/order/status-rules';
import { createSessionDraft } from '@/shared/session/session-draft';

/** Input of a cancellation (`cancelInfo`, specification §3). */
export interface CancelInfo {
  readonly orderId: string;
  readonly reason: CancelReason | null;
  readonly note: string;
}

/** Input of a change of time. */
export interface ChangeInfo {
  readonly orderId: string;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly slot: {
    readonly id: number;
    readonly startTime: string;
    readonly endTime: string;
    /** ms; missing in a draft stored by an earlier version. */
    readonly changeableUntil?: number | undefined;
  } | null;
}

interface OrderDrafts {
  readonly cancelInfo: CancelInfo | null;
  readonly changeInfo: ChangeInfo | null;
}

const NOTHING: OrderDrafts = { cancelInfo: null, changeInfo: null };

/** Hook on the drafts about orders, stored for the session: rebuilt pages show them. */
export const useOrderDrafts = createSessionDraft('orderDrafts', NOTHING);

/** The draft of an order's cancellation, or an empty one. */
export const cancelInfoOf = (info: CancelInfo | null, orderId: string): CancelInfo =>
  info?.orderId === orderId ? info : { orderId, reason: null, note: '' };

/** The draft of an order's change, or an empty one. */
export const changeInfoOf = (info: ChangeInfo | null, orderId: string): ChangeInfo =>
  info?.orderId === orderId ? info : { orderId, day: null, slot: null };

/**
 * {@link cancelInfoOf} as a hook. The default is created outside the selector, whose result must be referentially
 * stable.
 */
export const useCancelInfo = (orderId: string): CancelInfo =>
  cancelInfoOf(
    useOrderDrafts((state) => state.cancelInfo),
    orderId,
  );

/** {@link changeInfoOf} as a hook. */
export const useChangeInfo = (orderId: string): ChangeInfo =>
  changeInfoOf(
    useOrderDrafts((state) => state.changeInfo),
    orderId,
  );

export const keepCancelInfo = (cancelInfo: CancelInfo): void =>
  useOrderDrafts.setState({ cancelInfo });
export const keepChangeInfo = (changeInfo: ChangeInfo): void =>
  useOrderDrafts.setState({ changeInfo });

/** Deletes the drafts after one was sent. */
export const closeDrafts = (): void => useOrderDrafts.setState(NOTHING);
