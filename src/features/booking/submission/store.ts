import { createSessionDraft } from '@/shared/session/session-draft';
import { serverToday } from '@/http/server-clock';
import { uuid } from '@/platform/secure-random/ids';
import { emptyForm, isFormOf, withPrefill } from './submit-info';
import type { BookingTarget, SubmitInfo } from './form';
import { takePrefill } from './prefill';
import { dropUnsent, unsentForm } from './unsent-form';
import type { RefusedAnswer } from './submission';

/** State shared by the booking pages (ordering state, specification §3). Stored for the session. */
export interface OrderingState {
  /** The form as filled in so far; null when nothing is being booked. */
  readonly submitInfo: SubmitInfo | null;
  /** Why the last attempt was refused. */
  readonly refused: RefusedAnswer | null;
}

const NOTHING: OrderingState = { submitInfo: null, refused: null };

/** State from the session's storage; fields that an earlier version of the form lacked start empty. */
function restored({ submitInfo = null, refused = null }: OrderingState): OrderingState {
  const info = submitInfo && { ...emptyForm(submitInfo, submitInfo.idempotencyKey), ...submitInfo };
  return { submitInfo: info, refused };
}

/** Hook on the ordering state. It is also written to session storage, so a reload loses nothing. */
export const useOrdering = createSessionDraft('orderingState', NOTHING, {
  restore: restored,
  isEmpty: ({ submitInfo }) => submitInfo === null,
});

/** An existing form, with the prefill that the user returned with. */
function goOn(begun: SubmitInfo): SubmitInfo {
  const prefill = takePrefill(begun);
  if (!prefill) return begun;
  const submitInfo = withPrefill(begun, prefill);
  useOrdering.setState({ submitInfo });
  return submitInfo;
}

/**
 * Opens the form of a target: the existing one, one that could not be sent without a network, or an empty one with a
 * new idempotency key.
 */
export async function openForm(target: BookingTarget): Promise<SubmitInfo> {
  const begun = useOrdering.getState().submitInfo;
  if (isFormOf(begun, target)) return goOn(begun);
  const unsent = unsentForm(serverToday());
  if (isFormOf(unsent, target)) {
    const { submitInfo } = restored({ submitInfo: unsent, refused: null });
    useOrdering.setState({ submitInfo, refused: null });
    return goOn(submitInfo ?? unsent);
  }
  const key = await uuid();
  // Creating the key is asynchronous: a form opened meanwhile for the same target stays.
  const meanwhile = useOrdering.getState().submitInfo;
  if (isFormOf(meanwhile, target)) return goOn(meanwhile);
  const prefill = takePrefill(target);
  const empty = emptyForm(target, key);
  const form = prefill ? withPrefill(empty, prefill) : empty;
  useOrdering.setState({ submitInfo: form, refused: null });
  return form;
}

/** Replaces the current form with a completed one, to accept a waiting-list offer. */
export const startForm = (form: SubmitInfo): void =>
  useOrdering.setState({ submitInfo: form, refused: null });

/** Changes the form; does nothing without one. */
export function changeForm(change: (form: SubmitInfo) => SubmitInfo): void {
  useOrdering.setState(({ submitInfo }) => ({ submitInfo: submitInfo && change(submitInfo) }));
}

/** Other products of a target's open form, each once; empty without one. */
export function formProducts(target: BookingTarget): readonly string[] {
  const { submitInfo } = useOrdering.getState();
  const participants = isFormOf(submitInfo, target) ? submitInfo.participants : [];
  const others = participants.map(({ productId }) => productId);
  return [...new Set(others)].filter((productId) => productId !== target.productId);
}

/** Stores why an attempt was refused, for the page that explains it. */
export const keepRefusal = (refused: RefusedAnswer | null): void =>
  useOrdering.setState({ refused });

/** Removes the form after it was booked. */
export function closeForm(): void {
  dropUnsent(useOrdering.getState().submitInfo?.idempotencyKey);
  useOrdering.setState(NOTHING);
}
