import fc from '../../../test/tiers/properties';
import { PING_EVERY, SILENT_CLOSE } from '@contract/service/socket-rules';
import {
  ANSWER_WITHIN,
  CONNECT_WITHIN,
  FIRST_PAUSE,
  CONNECTION_OFF,
  LONGEST_PAUSE,
  POLL_AFTER,
  POLL_PAUSE,
  pauseAfter,
  stepConnection,
} from './reconnect-rules';
import type {
  ConnectionEffect,
  ConnectionEvent,
  ConnectionState,
  ConnectionTimer,
} from './reconnect-rules';

type Short = ConnectionEvent | ConnectionEvent['type'] | ConnectionTimer;
const TIMER_NAMES: readonly string[] = ['attempt', 'connect', 'ping', 'answer', 'poll'];

const eventOf = (short: Short): ConnectionEvent => {
  if (typeof short === 'object') return short;
  if (TIMER_NAMES.includes(short)) return { type: 'timer', timer: short as ConnectionTimer };
  return { type: short } as ConnectionEvent;
};

/** What the last of some events does. */
function after(...events: readonly Short[]): {
  state: ConnectionState;
  effects: readonly ConnectionEffect[];
} {
  let state = CONNECTION_OFF;
  let effects: readonly ConnectionEffect[] = [];
  for (const event of events) [state, effects] = stepConnection(state, eventOf(event), 0);
  return { state, effects };
}

const kinds = (effects: readonly ConnectionEffect[]): string[] =>
  effects.map((effect) =>
    effect.type === 'set' ? `${effect.timer} in ${effect.ms}` : effect.type,
  );

test('a start opens a socket, which has to be signed in within 10 s', () => {
  const { state, effects } = after('start');
  expect(state.phase).toBe('connecting');
  expect(kinds(effects)).toEqual(['open', `connect in ${CONNECT_WITHIN}`]);
  expect(after('start', 'connect').state).toMatchObject({ phase: 'paused', failures: 1 });
});

test('a second start changes nothing', () => {
  expect(after('start', 'start').effects).toEqual([]);
});

test('it pings, often enough that one may fail to arrive', () => {
  expect(kinds(after('start', 'ready').effects)).toContain(`ping in ${PING_EVERY}`);
  expect(kinds(after('start', 'ready', 'ping').effects)).toEqual([
    'ping',
    `answer in ${ANSWER_WITHIN}`,
    `ping in ${PING_EVERY}`,
  ]);
  expect(2 * PING_EVERY).toBeLessThan(SILENT_CLOSE);
});

test('a network that is deaf in one direction is noticed by the missing answer', () => {
  expect(after('start', 'ready', 'ping', 'answer').state.phase).toBe('paused');
  expect(after('start', 'ready', 'ping', 'heard', 'answer').state.phase).toBe('ready');
});

test('it opens again after a pause that grows and differs from client to client', () => {
  expect(kinds(after('start', 'ended').effects)).toContain(`attempt in ${FIRST_PAUSE / 2}`);
  expect(kinds(after('start', 'ended', 'attempt').effects)).toContain('open');
  expect([1, 2, 3, 4, 5, 6, 20].map((count) => pauseAfter(count, 0))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
  expect(pauseAfter(1, 0.999)).toBeGreaterThan(990);
  expect(pauseAfter(50, 0.999)).toBeLessThanOrEqual(LONGEST_PAUSE);
});

describe('where no socket stays open', () => {
  const refused: readonly Short[] = ['start', 'ended', 'attempt', 'ended'];

  test('it polls from the second failure on, and tries sockets further on', () => {
    expect(after('start', 'ended').state.isPolling).toBe(false);
    const { state, effects } = after(...refused);
    expect(state).toMatchObject({ isPolling: true, failures: POLL_AFTER });
    expect(kinds(effects)).toEqual(expect.arrayContaining(['poll', 'attempt in 1000']));
    expect(kinds(after(...refused, 'attempt', 'ended').effects)).not.toContain('poll');
  });

  test('it polls again after an answer, later after each failure', () => {
    const polled = (isOk: boolean): ConnectionEvent => ({ type: 'polled', isOk });
    expect(kinds(after(...refused, polled(true)).effects)).toEqual([`poll in ${POLL_PAUSE}`]);
    expect(kinds(after(...refused, polled(false)).effects)).toEqual(['poll in 500']);
    expect(kinds(after(...refused, polled(false), polled(false)).effects)).toEqual([
      'poll in 1000',
    ]);
    expect(kinds(after(...refused, polled(true), 'poll').effects)).toEqual(['poll']);
  });

  test('it stops polling once a socket is signed in', () => {
    const { state } = after(...refused, 'attempt', 'ready');
    expect(state).toMatchObject({ isPolling: false, phase: 'ready' });
    expect(after(...refused, 'attempt', 'ready', 'poll').effects).toEqual([]);
  });

  test('sockets that are ended just after signing in count as failed', () => {
    const flapping = ['start', 'ready', 'ended', 'attempt', 'ready', 'ended'] as const;
    expect(after(...flapping).state.isPolling).toBe(true);
    expect(after('start', 'ended', 'attempt', 'ready', 'ping', 'heard').state.failures).toBe(0);
  });
});

describe('in the background', () => {
  test('the socket is closed, and opened at once on return', () => {
    expect(kinds(after('start', 'ready', 'hide').effects)).toContain('close');
    expect(after('start', 'ready', 'hide', 'attempt').effects).toEqual([]);
    expect(kinds(after('start', 'ready', 'hide', 'show').effects)).toContain('open');
  });

  test('polling pauses and goes on', () => {
    const hidden = ['start', 'ended', 'attempt', 'ended', 'hide'] as const;
    expect(after(...hidden, { type: 'polled', isOk: false }).effects).toEqual([]);
    expect(kinds(after(...hidden, 'show').effects)).toEqual(
      expect.arrayContaining(['open', 'poll']),
    );
  });

  test('a start waits for the return', () => {
    expect(after('hide', 'start').effects).toEqual([]);
    expect(kinds(after('hide', 'start', 'show').effects)).toContain('open');
  });
});

test('a return without a hide before it, as after a phone slept, asks whether the socket still lives', () => {
  expect(kinds(after('start', 'ready', 'show').effects)).toContain('ping');
});

test('after a stop nothing happens', () => {
  for (const event of ['ended', 'attempt', 'ping', 'answer', 'poll', 'show', 'heard'] as const)
    expect(after('start', 'ready', 'stop', event).effects).toEqual([]);
  expect(after('start', 'ready', 'stop', 'start').state.phase).toBe('connecting');
});

test('whatever happens: at most one socket, and one that is on always has a timer or a poll to go on by', () => {
  const event = fc.oneof(
    fc.constantFrom<Short>('start', 'stop', 'show', 'hide', 'ready', 'heard', 'ended'),
    fc.constantFrom<Short>('attempt', 'connect', 'ping', 'answer', 'poll'),
    fc.boolean().map((isOk): Short => ({ type: 'polled', isOk })),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state = CONNECTION_OFF;
      let sockets = 0;
      const timers = new Set<string>();
      for (const short of events) {
        const given = eventOf(short);
        // A timer that is not set does not fire, and a socket that is not open does not report.
        if (given.type === 'timer' && !timers.delete(given.timer)) continue;
        if (['ready', 'heard', 'ended'].includes(given.type) && sockets === 0) continue;
        if (given.type === 'ended') sockets = 0;
        const [next, effects] = stepConnection(state, given, 0.5);
        state = next;
        for (const effect of effects) {
          if (effect.type === 'close') sockets = 0;
          if (effect.type === 'open') sockets += 1;
          if (effect.type === 'set') timers.add(effect.timer);
          if (effect.type === 'clear') timers.delete(effect.timer);
        }
        expect(sockets).toBeLessThanOrEqual(1);
        if (state.phase === 'off' || state.isHidden) expect(timers.size + sockets).toBe(0);
        else expect(timers.size).toBeGreaterThan(0);
      }
    }),
  );
});
