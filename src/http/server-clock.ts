import { onAppShow } from '@/platform/lifecycle';
import { request } from './request';

/** A clock that runs like the provider's (product rule: the client does not trust its own). Times in ms. */
export interface ServerClock {
  now(): number;
  /** Asks for the time; on failure the clock goes on as before. Never rejects. */
  sync(): Promise<void>;
}

/** Builds a clock from a local clock and a way to ask; half the round trip is taken as the answer's age. */
export function createServerClock(local: () => number, ask: () => Promise<number>): ServerClock {
  let offset = 0;
  return {
    now: () => local() + offset,
    async sync() {
      const asked = local();
      try {
        const told = await ask();
        const answered = local();
        if (!Number.isFinite(told)) return;
        offset = told + (answered - asked) / 2 - answered;
      } catch {
        // The last known offset is better than none.
      }
    },
  };
}

const clock = createServerClock(
  () => Date.now(),
  async () => {
    const { now } = await request('GET /base/time/now.do', {}, { neverCancel: true, toast: false });
    return now;
  },
);

/** The provider's time now, in ms since 1970; the device's until the first answer. */
export const serverNow = (): number => Math.round(clock.now());

/** Asia/Shanghai keeps UTC+8 all year. */
const SHANGHAI_MS = 8 * 3_600_000;
const DAY_TEXT = 10;

/** Today in Asia/Shanghai by the provider's clock, `YYYY-MM-DD`. */
export const serverToday = (): string =>
  new Date(serverNow() + SHANGHAI_MS).toISOString().slice(0, DAY_TEXT);

/** Sets the clock now and whenever the app comes to the front. Returns the unsubscriber. */
export function startServerClock(): () => void {
  void clock.sync();
  return onAppShow(() => void clock.sync());
}
