import { CODE } from '@contract/errors';
import type { Hold } from '@contract/subscribe/endpoints';
import { useSession } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { notifyAfter } from '@/routes/guards';
import type { RouteLocation } from '@/routes/location';
import type { RouteName } from '@/routes/table';
import { findHold, releaseHold, takeHold } from './api';
import { dropHold, followChoice, expireHold, restoreHold, retakeHold } from './hold-control';
import { changeForm, closeForm, openForm, useOrdering } from './store';
import { withDay, withSlot } from './submit-info';

jest.mock('./api', () => ({
  ...jest.requireActual<object>('./api'),
  takeHold: jest.fn(),
  findHold: jest.fn(),
  releaseHold: jest.fn(),
}));
const take = jest.mocked(takeHold);
const find = jest.mocked(findHold);
const release = jest.mocked(releaseHold);

const END = 300_000;
const answer = (slotId: number, kind: Hold['kind'] = 'form'): Hold => ({
  holdId: `hold-${slotId}`,
  kind,
  parts: [
    {
      slotId,
      places: 1,
      depaCode: 'c1',
      productId: 'p1',
      day: '2026-12-01',
      startTime: '10:00',
      endTime: '10:15',
    },
  ],
  expiresAt: END,
  serverNow: 0,
});
const refusal = (code: string) =>
  new ApiError({ kind: 'server', code, msg: 'no', data: { alternatives: [] } });
const hold = () => useOrdering.getState().submitInfo?.hold ?? null;
const choose = (id: number): void =>
  changeForm((info) => withSlot(info, { id, startTime: '10:00', endTime: '10:15' }));
const leaveFor = (name: RouteName): void =>
  notifyAfter({ to: { name } as RouteLocation, from: undefined, kind: 'push' });

beforeEach(async () => {
  useSession.setState({ isLogin: true });
  take.mockReset().mockImplementation(async ([part]) => answer(part?.slotId ?? 0));
  find.mockReset().mockResolvedValue(null);
  release.mockReset().mockResolvedValue(undefined);
  await openForm({ depaCode: 'c1', productId: 'p1' });
  changeForm((info) => withDay(info, '2026-12-01'));
});
afterEach(closeForm);

test('choosing a time keeps its place, once', async () => {
  choose(7);
  await followChoice();
  await followChoice();
  expect(hold()).toMatchObject({ kind: 'held', holdId: 'hold-7', expiresAt: END });
  expect(take).toHaveBeenCalledTimes(1);
});

test('another time moves the hold, another day gives it back', async () => {
  choose(7);
  await followChoice();
  choose(8);
  await followChoice();
  expect(hold()).toMatchObject({ holdId: 'hold-8' });
  expect(release).not.toHaveBeenCalled();
  changeForm((info) => withDay(info, '2026-12-02'));
  await followChoice();
  expect(release).toHaveBeenCalledWith('hold-8');
  expect(hold()).toBeNull();
});

test('a place that somebody else has is told, any other failure lets the form go on without', async () => {
  choose(7);
  take.mockRejectedValueOnce(refusal(CODE.SLOT_FULL));
  await followChoice();
  expect(hold()).toMatchObject({ kind: 'gone', refused: { code: CODE.SLOT_FULL } });
  for (const error of [
    refusal(CODE.HOLD_ALLOWANCE),
    refusal(CODE.SERVER),
    new ApiError({ kind: 'timeout' } as never),
  ]) {
    take.mockRejectedValueOnce(error);
    await retakeHold();
    expect(hold()).toEqual({ kind: 'without', holdKey: '7x1' });
  }
});

test('a refused move gives back what nobody wants any more', async () => {
  choose(7);
  await followChoice();
  choose(8);
  take.mockRejectedValueOnce(refusal(CODE.SLOT_FULL));
  await followChoice();
  expect(release).toHaveBeenCalledWith('hold-7');
  expect(hold()).toMatchObject({ kind: 'gone' });
});

test('when its time is over the form says so, and takes it again on request', async () => {
  choose(7);
  await followChoice();
  expireHold();
  expect(hold()).toEqual({ kind: 'expired', holdKey: '7x1' });
  await followChoice();
  expect(take).toHaveBeenCalledTimes(1);
  await retakeHold();
  expect(hold()).toMatchObject({ kind: 'held' });
});

describe('a form that is shown again', () => {
  test('finds its hold with the time that is left', async () => {
    choose(7);
    find.mockResolvedValue({ ...answer(7), expiresAt: END - 1000 });
    await restoreHold();
    expect(hold()).toMatchObject({ kind: 'held', expiresAt: END - 1000 });
    expect(take).not.toHaveBeenCalled();
  });

  test('says when the hold has ended meanwhile', async () => {
    choose(7);
    await followChoice();
    await restoreHold();
    expect(hold()).toEqual({ kind: 'expired', holdKey: '7x1' });
  });

  test('takes the place where it was given back on leaving', async () => {
    choose(7);
    await restoreHold();
    expect(hold()).toMatchObject({ kind: 'held', holdId: 'hold-7' });
  });
});

test.each([
  ['home', 1],
  ['orderDetail', 1],
  ['vaccineNotice', 0],
  ['memberForm', 0],
  ['login', 0],
  ['submitLoading', 0],
] as const)('leaving for %s gives the place back %i times', async (name, times) => {
  choose(7);
  await followChoice();
  leaveFor(name);
  leaveFor(name);
  await dropHoldIfDue(times);
  expect(release).toHaveBeenCalledTimes(times);
});

/** Waits for the steps that leaving the page has started. */
const dropHoldIfDue = (times: number): Promise<void> => (times > 0 ? dropHold() : followChoice());

test('an offered place waits for its owner wherever they go', async () => {
  choose(7);
  find.mockResolvedValue(answer(7, 'offer'));
  await restoreHold();
  leaveFor('home');
  await dropHold();
  expect(release).not.toHaveBeenCalled();
  expect(hold()).toMatchObject({ isOffer: true });
});

test('signed out nothing is asked for', async () => {
  useSession.setState({ isLogin: false });
  choose(7);
  await followChoice();
  await restoreHold();
  expect(take).not.toHaveBeenCalled();
});

test.each(['follows', 'is restored'])(
  'a form that was sent %s without a hold: its place is being booked',
  async (how) => {
    choose(7);
    changeForm((info) => ({ ...info, sent: true }));
    await (how === 'follows' ? followChoice() : restoreHold());
    expect(take).not.toHaveBeenCalled();
    expect(find).not.toHaveBeenCalled();
  },
);

describe('a form that takes the place of another while its hold is asked for', () => {
  const other = () =>
    changeForm((info) => ({ ...info, idempotencyKey: 'of-another-form', hold: null }));

  test('does not get that hold, which is given back', async () => {
    choose(7);
    const following = followChoice();
    while (take.mock.calls.length === 0) await Promise.resolve();
    other();
    await following;
    expect(release).toHaveBeenCalledWith('hold-7');
    expect(hold()).toBeNull();
  });

  test('does not get its refusal', async () => {
    take.mockRejectedValueOnce(refusal(CODE.SLOT_FULL));
    choose(7);
    const following = followChoice();
    while (take.mock.calls.length === 0) await Promise.resolve();
    other();
    await following;
    expect(hold()).toBeNull();
  });
});

test('a choice is sent once the one before it is answered', async () => {
  let give = (_: Hold): void => undefined;
  take.mockImplementationOnce(() => new Promise((resolve) => (give = resolve)));
  choose(7);
  const first = followChoice();
  await Promise.resolve();
  choose(8);
  const second = followChoice();
  await new Promise((resolve) => setTimeout(resolve));
  expect(take).toHaveBeenCalledTimes(1);
  give(answer(7));
  await Promise.all([first, second]);
  expect(take.mock.calls.map(([[part]]) => part?.slotId)).toEqual([7, 8]);
  expect(hold()).toMatchObject({ holdId: 'hold-8' });
});
