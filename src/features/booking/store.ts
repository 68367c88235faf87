import { createSessionDraft } from '@/features/account/session-draft';
import { uuid } from '@/platform/secure-random/ids';
import { emptyForm, isFormOf, withPrefill } from './submit-info';
import type { BookingTarget, SubmitInfo } from './form';
import { takePrefill } from './prefill';
import type { RefusedAnswer } from './submission';

/** What the booking pages share (ordering state, specification §3). Lives as long as the session. */
export interface OrderingState {
  /** The form as far as it is filled in; null when nothing is being booked. */
  readonly submitInfo: SubmitInfo | null;
  /** Why the last attempt was refused. */
  readonly refused: RefusedAnswer | null;
}

const NOTHING: OrderingState = { submitInfo: null, refused: null };

/** What the session kept; fields that an earlier version of the form did not have start empty. */
function restored({ submitInfo = null, refused = null }: OrderingState): OrderingState {
  const info = submitInfo && { ...emptyForm(submitInfo, submitInfo.idempotencyKey), ...submitInfo };
  return { submitInfo: info, refused };
}

/** Hook on the ordering state. It is written through to the session, so a reload loses nothing. */
export const useOrdering = createSessionDraft('orderingState', NOTHING, {
  restore: restored,
  isEmpty: ({ submitInfo }) => submitInfo === null,
});

/** A form that was begun, with the wish that brought its user back to it. */
function goOn(begun: SubmitInfo): SubmitInfo {
  const prefill = takePrefill(begun);
  if (!prefill) return begun;
  const submitInfo = withPrefill(begun, prefill);
  useOrdering.setState({ submitInfo });
  return submitInfo;
}

/** Opens the form of a target: the one that was begun, or an empty one with a key of its own. */
export async function openForm(target: BookingTarget): Promise<SubmitInfo> {
  const begun = useOrdering.getState().submitInfo;
  if (isFormOf(begun, target)) return goOn(begun);
  const key = await uuid();
  // The key may have taken a moment: a form opened meanwhile for the same target stays.
  const meanwhile = useOrdering.getState().submitInfo;
  if (isFormOf(meanwhile, target)) return goOn(meanwhile);
  const prefill = takePrefill(target);
  const empty = emptyForm(target, key);
  const form = prefill ? withPrefill(empty, prefill) : empty;
  useOrdering.setState({ submitInfo: form, refused: null });
  return form;
}

/** Puts a form that is filled in already in place of whatever was begun: an offer that is taken. */
export const startForm = (form: SubmitInfo): void =>
  useOrdering.setState({ submitInfo: form, refused: null });

/** Changes the form; without one nothing happens. */
export function changeForm(change: (form: SubmitInfo) => SubmitInfo): void {
  useOrdering.setState(({ submitInfo }) => ({ submitInfo: submitInfo && change(submitInfo) }));
}

/** Keeps why an attempt was refused, for the page that explains it. */
export const keepRefusal = (refused: RefusedAnswer | null): void =>
  useOrdering.setState({ refused });

/** Forgets the form: it is booked. */
export const closeForm = (): void => useOrdering.setState(NOTHING);
