import { shanghaiDay } from '@contract/time/shanghai-rules';
import { onAppShow } from '@/platform/lifecycle';
import { request } from './request';

/** A clock that runs like the provider's (product rule: the client does not trust its own). Times in ms. */
export interface ServerClock {
  now(): number;
  /** Asks for the time; on failure the clock goes on as before. Never rejects. */
  sync(): Promise<void>;
  /** Hears a time that the provider told along with something else: asks anew where the two are apart. */
  agree(told: number): Promise<void>;
}

/** ms that an answer may have been on its way without the clocks counting as apart. */
const APART = 3_000;

/** Builds a clock from a local clock and a way to ask; half the round trip is taken as the answer's age. */
export function createServerClock(local: () => number, ask: () => Promise<number>): ServerClock {
  let offset = 0;
  const now = (): number => local() + offset;
  async function sync(): Promise<void> {
    const asked = local();
    try {
      const told = await ask();
      const answered = local();
      if (!Number.isFinite(told)) return;
      offset = told + (answered - asked) / 2 - answered;
    } catch {
      // The last known offset is better than none.
    }
  }
  return {
    now,
    sync,
    agree: (told) => (Math.abs(told - now()) > APART ? sync() : Promise.resolve()),
  };
}

const clock = createServerClock(
  () => Date.now(),
  async () => {
    const { now } = await request(
      'GET /base/time/now.do',
      {},
      { neverCancel: true, failure: 'background' },
    );
    return now;
  },
);

/** The provider's time now, in ms since 1970; the device's until the first answer. */
export const serverNow = (): number => Math.round(clock.now());

/** Hears a time of the provider's in another answer: where the device's clock was set meanwhile, ours follows. */
export const agreeOnTime = (told: number): Promise<void> => clock.agree(told);

/** Today in Asia/Shanghai by the provider's clock, `YYYY-MM-DD`. */
export const serverToday = (): string => shanghaiDay(serverNow());

/** Sets the clock now and whenever the app comes to the front. Returns the unsubscriber. */
export function startServerClock(): () => void {
  void clock.sync();
  return onAppShow(() => void clock.sync());
}
