import type { CancelReason } from '@contract/order/status-rules';
import { createSessionDraft } from '@/features/account/session-draft';

/** A cancellation as far as it is filled in (`cancelInfo`, specification §3). */
export interface CancelInfo {
  readonly orderId: string;
  readonly reason: CancelReason | null;
  readonly note: string;
}

/** A change of time as far as it is chosen. */
export interface ChangeInfo {
  readonly orderId: string;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly slot: {
    readonly id: number;
    readonly startTime: string;
    readonly endTime: string;
    /** ms; a draft kept from before this was known has none. */
    readonly changeableUntil?: number | undefined;
  } | null;
}

interface OrderDrafts {
  readonly cancelInfo: CancelInfo | null;
  readonly changeInfo: ChangeInfo | null;
}

const NOTHING: OrderDrafts = { cancelInfo: null, changeInfo: null };

/** Hook on what is typed about orders, for this session: pages that are built again show it. */
export const useOrderDrafts = createSessionDraft('orderDrafts', NOTHING);

/** The cancellation of an order: the one that was begun, or an empty one. */
export const cancelInfoOf = (known: CancelInfo | null, orderId: string): CancelInfo =>
  known?.orderId === orderId ? known : { orderId, reason: null, note: '' };

/** The change of an order: the one that was begun, or an empty one. */
export const changeInfoOf = (known: ChangeInfo | null, orderId: string): ChangeInfo =>
  known?.orderId === orderId ? known : { orderId, day: null, slot: null };

/** {@link cancelInfoOf} as a hook. The default is made outside the selector, whose result must keep its identity. */
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

/** Forgets what was typed: it is done. */
export const closeDrafts = (): void => useOrderDrafts.setState(NOTHING);
