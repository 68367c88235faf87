import type { Code } from '@contract/errors';
import { CODE } from '@contract/errors';
import { session } from '@/shared/session/session-store';
import { registerAfterEach } from '@/routes/guards';
import type { RouteName } from '@/routes/table';
import { findHold, refusalOf, releaseHold, takeHold } from './api';
import { heldBy, partsOf, presentHold, productsOf, holdKeyOf } from './hold-rules';
import type { HoldState } from './form';
import { changeForm, useOrdering } from './store';
import type { SubmitInfo } from './form';

/** Pages that belong to a booking: going to them does not release the hold. */
const STAYS: ReadonlySet<RouteName> = new Set<RouteName>([
  'subscribe',
  'vaccineNotice',
  'submitLoading',
  'subscribeError',
  'memberForm',
  'memberList',
  'login',
  'bindMobile',
  'serialVerify',
]);

/** The slot is taken or cannot be booked at all: the form should show that now instead of when it is sent. */
const GONE: readonly string[] = [
  CODE.SLOT_FULL,
  CODE.SLOT_CLOSED,
  CODE.NOT_RELEASED,
  CODE.CLINIC_OFFLINE,
  CODE.NOT_ONE_VISIT,
] satisfies Code[];

const present = (): SubmitInfo | null => useOrdering.getState().submitInfo;

/** Stores the state of the hold, unless another form has been opened meanwhile. */
function note(key: string, hold: HoldState | null): void {
  if (present()?.idempotencyKey === key) changeForm((info) => ({ ...info, hold }));
}

function stateAfter(error: unknown, holdKey: string): HoldState {
  const refused = refusalOf(error);
  return refused && GONE.includes(refused.code)
    ? { kind: 'gone', holdKey, refused }
    : { kind: 'without', holdKey };
}

/** Releases the form's hold, except one from the waiting list, which stays reserved for its owner. */
async function releaseHeld(info: SubmitInfo): Promise<void> {
  const { hold, idempotencyKey } = info;
  if (hold?.kind !== 'held' || hold.isOffer) return;
  note(idempotencyKey, null);
  await releaseHold(hold.holdId);
}

async function follow(): Promise<void> {
  const info = present();
  if (!info || info.sent || !session().isLogin) return;
  const holdKey = holdKeyOf(info);
  if (!holdKey) return releaseHeld(info);
  if (presentHold(info)) return;
  try {
    const hold = heldBy(await takeHold(partsOf(info), productsOf(info)));
    if (present()?.idempotencyKey === info.idempotencyKey) note(info.idempotencyKey, hold);
    else await releaseHold(hold.holdId);
  } catch (error) {
    // A refused hold leaves the previous one active, which is not needed any more.
    await releaseHeld(info);
    note(info.idempotencyKey, stateAfter(error, holdKey));
  }
}

async function restore(): Promise<void> {
  const info = present();
  if (!info || info.sent || !session().isLogin || !holdKeyOf(info)) return;
  const before = presentHold(info);
  const offerId = before?.kind === 'held' && before.isOffer ? before.holdId : undefined;
  let found: HoldState | null;
  try {
    const hold = await findHold(offerId);
    found = hold && heldBy(hold);
  } catch {
    return;
  }
  const holdKey = holdKeyOf(info);
  if (found?.holdKey === holdKey) note(info.idempotencyKey, found);
  else if (before?.kind === 'held') note(info.idempotencyKey, { kind: 'expired', holdKey });
  else await follow();
}

let steps: Promise<void> = Promise.resolve();

/** Runs steps one after another, so that the provider receives choices in the order in which they were made. */
function inTurn(step: () => Promise<void>): Promise<void> {
  steps = steps.then(step, step);
  return steps;
}

/**
 * Synchronises the hold with the form: takes one for a new choice, moves it for another, releases it when nothing is
 * chosen. Never rejects; the form also works without a hold.
 */
export const followChoice = (): Promise<void> => inTurn(follow);

/** Reads the hold of a form that is shown again; if it has expired meanwhile, the form shows that. */
export const restoreHold = (): Promise<void> => inTurn(restore);

/** Takes the hold again after it expired. */
export function retakeHold(): Promise<void> {
  changeForm((info) => ({ ...info, hold: null }));
  return followChoice();
}

/** Marks the hold as expired, by the provider's clock. */
export const expireHold = (): void =>
  changeForm((info) => {
    const hold = presentHold(info);
    return hold?.kind === 'held'
      ? { ...info, hold: { kind: 'expired', holdKey: hold.holdKey } }
      : info;
  });

/** Releases the hold now: the form was left, or another slot is taken instead. */
export const dropHold = (): Promise<void> =>
  inTurn(async () => {
    const info = present();
    if (info) await releaseHeld(info);
  });

registerAfterEach(({ to }) => {
  if (!STAYS.has(to.name)) void dropHold();
});
