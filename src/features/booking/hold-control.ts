import type { Code } from '@contract/errors';
import { CODE } from '@contract/errors';
import { session } from '@/features/account/session-store';
import { registerAfterEach } from '@/routes/guards';
import type { RouteName } from '@/routes/table';
import { findHold, refusalOf, releaseHold, takeHold } from './api';
import { heldBy, partsOf, presentHold, holdKeyOf } from './hold-rules';
import type { HoldState } from './form';
import { changeForm, useOrdering } from './store';
import type { SubmitInfo } from './form';

/** Pages that belong to filling in a booking: on the way to them the place stays kept. */
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

/** The place is somebody else's, or cannot be had at all: the form had better hear of it now than on sending. */
const GONE: readonly string[] = [
  CODE.SLOT_FULL,
  CODE.SLOT_CLOSED,
  CODE.NOT_RELEASED,
  CODE.CLINIC_OFFLINE,
  CODE.NOT_ONE_VISIT,
] satisfies Code[];

const present = (): SubmitInfo | null => useOrdering.getState().submitInfo;

/** Notes what became of the hold, unless another form has been opened meanwhile. */
function note(key: string, hold: HoldState | null): void {
  if (present()?.idempotencyKey === key) changeForm((info) => ({ ...info, hold }));
}

function stateAfter(error: unknown, holdKey: string): HoldState {
  const refused = refusalOf(error);
  return refused && GONE.includes(refused.code)
    ? { kind: 'gone', holdKey, refused }
    : { kind: 'without', holdKey };
}

/** Gives back what the form keeps, except a place offered from the waiting list: that one waits for its owner. */
async function giveBack(info: SubmitInfo): Promise<void> {
  const { hold, idempotencyKey } = info;
  if (hold?.kind !== 'held' || hold.isOffer) return;
  note(idempotencyKey, null);
  await releaseHold(hold.holdId);
}

async function follow(): Promise<void> {
  const info = present();
  if (!info || info.sent || !session().isLogin) return;
  const holdKey = holdKeyOf(info);
  if (!holdKey) return giveBack(info);
  if (presentHold(info)) return;
  try {
    const hold = heldBy(await takeHold(partsOf(info)));
    if (present()?.idempotencyKey === info.idempotencyKey) note(info.idempotencyKey, hold);
    else await releaseHold(hold.holdId);
  } catch (error) {
    // A refused place leaves the one before it kept, which nobody wants any more.
    await giveBack(info);
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

/** One step after the other, so that the provider hears of choices in the order in which they were made. */
function inTurn(step: () => Promise<void>): Promise<void> {
  steps = steps.then(step, step);
  return steps;
}

/**
 * Makes the hold follow the form: takes one for a new choice, moves it for another, gives it back where nothing is
 * chosen. Never rejects; without a hold the form works as well.
 */
export const followChoice = (): Promise<void> => inTurn(follow);

/** Finds the hold of a form that is shown again; where its time ran out meanwhile, the form says so. */
export const restoreHold = (): Promise<void> => inTurn(restore);

/** Takes the place again after its time ran out. */
export function retakeHold(): Promise<void> {
  changeForm((info) => ({ ...info, hold: null }));
  return followChoice();
}

/** Its time is over, by the provider's clock. */
export const lapseHold = (): void =>
  changeForm((info) => {
    const hold = presentHold(info);
    return hold?.kind === 'held'
      ? { ...info, hold: { kind: 'expired', holdKey: hold.holdKey } }
      : info;
  });

/** Gives the place back now: the form is left, or another place is taken in its stead. */
export const dropHold = (): Promise<void> =>
  inTurn(async () => {
    const info = present();
    if (info) await giveBack(info);
  });

registerAfterEach(({ to }) => {
  if (!STAYS.has(to.name)) void dropHold();
});
