import { PING_EVERY } from '@contract/service/socket-rules';

/** ms for a socket to open and to be signed in. */
export const CONNECT_WITHIN = 10_000;
/** ms after a ping without any frame, after which a socket counts as dead: networks can be deaf in one direction. */
export const ANSWER_WITHIN = 8_000;
/** ms before the first new attempt, doubled with each further failure up to the longest. */
export const FIRST_PAUSE = 1_000;
export const LONGEST_PAUSE = 30_000;
/** Failed sockets in a row after which news are polled for; sockets are tried further on. */
export const POLL_AFTER = 2;
/** ms between two polls, of which each waits at the provider; after a failed one the pauses of sockets hold. */
export const POLL_PAUSE = 500;

/** `paused`: between two attempts; `off`: not started, or refused for good. */
type Phase = 'off' | 'paused' | 'connecting' | 'ready';

export interface ConnectionState {
  readonly phase: Phase;
  /** The app is in the background. */
  readonly isHidden: boolean;
  /** Sockets that failed since one last proved to be alive. */
  readonly failures: number;
  readonly isPolling: boolean;
  /** Polls that failed in a row. */
  readonly failedPolls: number;
  /** A ping has not been followed by any frame yet. */
  readonly isAsking: boolean;
}

export const CONNECTION_OFF: ConnectionState = {
  phase: 'off',
  isHidden: false,
  failures: 0,
  isPolling: false,
  failedPolls: 0,
  isAsking: false,
};

export type ConnectionTimer = 'attempt' | 'connect' | 'ping' | 'answer' | 'poll';

export type ConnectionEvent =
  | { readonly type: 'start' | 'stop' | 'show' | 'hide' }
  /** Of the socket; `heard` is any frame, `ready` the one after signing in, `ended` also a refusal to be tried again. */
  | { readonly type: 'ready' | 'heard' | 'ended' }
  | { readonly type: 'timer'; readonly timer: ConnectionTimer }
  | { readonly type: 'polled'; readonly isOk: boolean };

export type ConnectionEffect =
  | { readonly type: 'open' | 'close' | 'ping' | 'poll' }
  | { readonly type: 'set'; readonly timer: ConnectionTimer; readonly ms: number }
  | { readonly type: 'clear'; readonly timer: ConnectionTimer };

export type ConnectionStep = readonly [
  state: ConnectionState,
  effects: readonly ConnectionEffect[],
];

const TIMERS: readonly ConnectionTimer[] = ['attempt', 'connect', 'ping', 'answer', 'poll'];
const ALL_CLEAR: readonly ConnectionEffect[] = TIMERS.map((timer) => ({ type: 'clear', timer }));
const set = (timer: ConnectionTimer, ms: number): ConnectionEffect => ({ type: 'set', timer, ms });
const clear = (timer: ConnectionTimer): ConnectionEffect => ({ type: 'clear', timer });

/** ms to wait after that many failures: half of it fixed, half random, so that a restart does not meet all at once. */
export function pauseAfter(failures: number, random: number): number {
  const most = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failures - 1));
  return Math.round(most / 2 + (most / 2) * random);
}

const attempt = (state: ConnectionState): ConnectionStep => [
  { ...state, phase: 'connecting', isAsking: false },
  [{ type: 'open' }, set('connect', CONNECT_WITHIN)],
];

/** Asks for a frame, unless one is awaited already. */
const ask = (state: ConnectionState): ConnectionStep => {
  const next = set('ping', PING_EVERY);
  if (state.isAsking) return [state, [next]];
  return [{ ...state, isAsking: true }, [{ type: 'ping' }, set('answer', ANSWER_WITHIN), next]];
};

function failed(state: ConnectionState, random: number): ConnectionStep {
  const failures = state.failures + 1;
  const starts = !state.isPolling && failures >= POLL_AFTER;
  const next: ConnectionState = {
    ...state,
    phase: 'paused',
    failures,
    isAsking: false,
    isPolling: state.isPolling || starts,
  };
  return [
    next,
    [
      { type: 'close' },
      ...(['connect', 'ping', 'answer'] as const).map(clear),
      set('attempt', pauseAfter(failures, random)),
      ...(starts ? [{ type: 'poll' } as const] : []),
    ],
  ];
}

function shown(state: ConnectionState): ConnectionStep {
  const next = { ...state, isHidden: false };
  if (next.phase === 'off') return [next, []];
  if (next.phase === 'ready') return ask(next);
  if (next.phase === 'connecting') return [next, []];
  const [connecting, effects] = attempt(next);
  return [connecting, [clear('attempt'), ...effects, ...polling(connecting)]];
}

const polling = ({ isPolling }: ConnectionState): readonly ConnectionEffect[] =>
  isPolling ? [{ type: 'poll' }] : [];

function elapsed(state: ConnectionState, timer: ConnectionTimer, random: number): ConnectionStep {
  if (state.phase === 'off' || state.isHidden) return [state, []];
  if (timer === 'attempt') return state.phase === 'paused' ? attempt(state) : [state, []];
  if (timer === 'poll') return [state, polling(state)];
  if (timer === 'ping') return state.phase === 'ready' ? ask(state) : [state, []];
  const isLate = timer === 'connect' ? state.phase === 'connecting' : state.isAsking;
  return isLate ? failed(state, random) : [state, []];
}

/**
 * What follows from an event: when a WebSocket is opened, pinged, given up and opened again, and when polling takes its place.
 * `random`: 0 to below 1, for the pause before the next attempt.
 */
export function stepConnection(
  state: ConnectionState,
  event: ConnectionEvent,
  random: number,
): ConnectionStep {
  const isOn = state.phase !== 'off';
  switch (event.type) {
    case 'start':
      if (isOn) return [state, []];
      return state.isHidden ? [{ ...state, phase: 'paused' }, []] : attempt(state);
    case 'stop':
      return [{ ...CONNECTION_OFF, isHidden: state.isHidden }, [{ type: 'close' }, ...ALL_CLEAR]];
    case 'hide':
      if (!isOn) return [{ ...state, isHidden: true }, []];
      return [
        { ...state, phase: 'paused', isHidden: true, isAsking: false },
        [{ type: 'close' }, ...ALL_CLEAR],
      ];
    case 'show':
      return shown(state);
    case 'ready':
      if (state.phase !== 'connecting') return [state, []];
      return [
        { ...state, phase: 'ready', isPolling: false, failedPolls: 0 },
        [clear('connect'), clear('poll'), set('ping', PING_EVERY)],
      ];
    case 'heard':
      if (!state.isAsking) return [state, []];
      // Only a ping's answer proves that it stays open: proxies end some sockets just after the first frames.
      return [{ ...state, isAsking: false, failures: 0 }, [clear('answer')]];
    case 'ended':
      return isOn && !state.isHidden ? failed(state, random) : [state, []];
    case 'timer':
      return elapsed(state, event.timer, random);
    case 'polled': {
      if (!isOn || state.isHidden || !state.isPolling) return [state, []];
      const failedPolls = event.isOk ? 0 : state.failedPolls + 1;
      const pause = event.isOk ? POLL_PAUSE : pauseAfter(failedPolls, random);
      return [{ ...state, failedPolls }, [set('poll', pause)]];
    }
  }
}
