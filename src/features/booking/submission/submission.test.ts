import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { RETRY_PAUSES, submitBooking } from './submission';
import type { RefusedAnswer, SubmissionPorts } from './submission';

const LOST = new Error('timeout');
const FULL: RefusedAnswer = { code: CODE.SLOT_FULL, message: 'full', refusal: null };

/** Returns one answer per call: an order id, null (nothing booked yet), LOST or a refusal. */
function play(script: (string | null | Error | RefusedAnswer)[]) {
  const calls: string[] = [];
  const pauses: number[] = [];
  const state = { left: false, lost: 0, busy: false };
  const answer = async (call: string) => {
    calls.push(call);
    const next = script.shift();
    if (next === undefined || next instanceof Error) throw next ?? LOST;
    if (next !== null && typeof next === 'object') throw next;
    return next;
  };
  const ports: SubmissionPorts = {
    add: async () => [(await answer('add')) as string],
    lookUp: async () => {
      const orderId = await answer('lookUp');
      return orderId === null ? null : [orderId];
    },
    readRefusal: (error) => (error instanceof Error ? null : (error as RefusedAnswer)),
    pause: async (ms) => void pauses.push(ms),
    wasLeft: () => state.left,
    onLost: (lost, busy) => void Object.assign(state, { lost, busy }),
  };
  return { ports, calls, pauses, state };
}

test('an answer that comes is the end of it', async () => {
  const { ports, calls } = play(['o1']);
  expect(await submitBooking(ports)).toEqual({ kind: 'booked', orderIds: ['o1'] });
  expect(calls).toEqual(['add']);
});

test('a refusal is not repeated', async () => {
  const { ports, calls } = play([FULL]);
  expect(await submitBooking(ports)).toEqual({ kind: 'refused', ...FULL });
  expect(calls).toEqual(['add']);
});

test('a lost answer is looked up before anything is sent again', async () => {
  const { ports, calls, state } = play([LOST, 'o1']);
  expect(await submitBooking(ports)).toEqual({ kind: 'booked', orderIds: ['o1'] });
  expect(calls).toEqual(['add', 'lookUp']);
  expect(state.lost).toBe(1);
});

test('where nothing is booked yet, the same booking is sent again and may be refused then', async () => {
  const { ports, calls } = play([LOST, null, FULL]);
  expect(await submitBooking(ports)).toMatchObject({ kind: 'refused', code: CODE.SLOT_FULL });
  expect(calls).toEqual(['add', 'lookUp', 'add']);
});

test('a refused look-up says nothing about the booking', async () => {
  const { ports } = play([LOST, FULL, 'o1']);
  expect(await submitBooking(ports)).toEqual({ kind: 'booked', orderIds: ['o1'] });
});

test('while the service is busy it is tried again by itself, and said to be busy', async () => {
  const busy = new ApiError({ kind: 'server', code: CODE.BUSY, msg: 'busy' });
  const { ports, calls, state } = play([busy, busy, null, 'o1']);
  expect(await submitBooking(ports)).toEqual({ kind: 'booked', orderIds: ['o1'] });
  expect(calls).toEqual(['add', 'lookUp', 'lookUp', 'add']);
  expect(state).toMatchObject({ lost: 2, busy: true });
});

test('it gives up after growing pauses and leaves the decision to the user', async () => {
  const { ports, pauses } = play([]);
  expect(await submitBooking(ports)).toEqual({ kind: 'unknown' });
  expect(pauses).toEqual([...RETRY_PAUSES]);
  expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
});

test('after the user has left nothing is sent any more', async () => {
  const { ports, calls, state } = play([LOST, null, 'o1']);
  ports.pause = async () => void (state.left = true);
  expect(await submitBooking(ports)).toEqual({ kind: 'left' });
  expect(calls).toEqual(['add']);
});

test('who leaves while a lost answer is looked up sends no second booking', async () => {
  const { ports, calls, state } = play([LOST, null, 'o1']);
  const { lookUp } = ports;
  ports.lookUp = () => {
    state.left = true;
    return lookUp();
  };
  expect(await submitBooking(ports)).toEqual({ kind: 'left' });
  expect(calls).toEqual(['add', 'lookUp']);
});

test('who leaves while a lost answer is looked up and found booked has booked', async () => {
  const { ports, state } = play([LOST, 'o1']);
  const { lookUp } = ports;
  ports.lookUp = () => {
    state.left = true;
    return lookUp();
  };
  expect(await submitBooking(ports)).toEqual({ kind: 'booked', orderIds: ['o1'] });
});
