import { shanghaiDay } from '@contract/time/shanghai-rules';
import { onAppShow } from '@/platform/lifecycle';
import { request } from './request';

/** A clock synchronised with the provider's (product rule: the client does not trust its own). Times in ms. */
export interface ServerClock {
  now(): number;
  /** Fetches the provider's time; on failure the offset stays unchanged. Never rejects. */
  sync(): Promise<void>;
  /** Compares the clock with a provider time from another answer; syncs if they differ by more than 3 s. */
  agree(told: number): Promise<void>;
}

/** Difference in ms up to which the clocks agree; allows for an answer's transit time. */
const APART = 3_000;

/** Builds a clock from a local clock and a call for the provider's time; the answer's age is half the round trip. */
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

/** The provider's current time, in ms since 1970; the device's until the first answer. */
export const serverNow = (): number => Math.round(clock.now());

/** Checks the clock against a provider time in another answer, to follow changes of the device's clock. */
export const agreeOnTime = (told: number): Promise<void> => clock.agree(told);

/** Today in Asia/Shanghai by the provider's clock, `YYYY-MM-DD`. */
export const serverToday = (): string => shanghaiDay(serverNow());

/** Syncs the clock now and whenever the app comes to the foreground. Returns the unsubscriber. */
export function startServerClock(): () => void {
  void clock.sync();
  return onAppShow(() => void clock.sync());
}
