import type { Envelope } from '@contract/envelope';
import { CODE } from '@contract/errors';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { pause } from '../kit/until';

const PATIENCE = 90_000;

/** A provider that is restarted after each crash; clients find it through `provider`. */
export class Phoenix {
  private constructor(
    private readonly testDatabase: TestDatabase,
    private readonly env: Readonly<Record<string, string>>,
    private current: Provider,
  ) {}

  static async rise(
    testDatabase: TestDatabase,
    env: Readonly<Record<string, string>> = {},
  ): Promise<Phoenix> {
    return new Phoenix(testDatabase, env, await startOn(testDatabase, env));
  }

  get provider(): Provider {
    return this.current;
  }

  async killAndRise(): Promise<void> {
    await this.current.kill();
    this.current = await startOn(this.testDatabase, this.env);
  }

  halt(): Promise<void> {
    return this.current.halt();
  }
}

/**
 * Makes a call until an answer arrives, as a client does. @returns null where the answer is one of the expected
 * refusals.
 */
export type Insist = <Data>(
  call: (provider: Provider) => Promise<Envelope<Data>>,
  refusals: readonly string[],
) => Promise<Data | null>;

export const insistOn =
  (phoenix: Phoenix): Insist =>
  async (call, refusals) => {
    const until = Date.now() + PATIENCE;
    for (;;) {
      try {
        const { code, data } = await call(phoenix.provider);
        if (code === CODE.SUCCESS) return data;
        if (refusals.includes(code)) return null;
      } catch {
        // Without an answer the call may or may not have taken effect.
      }
      if (Date.now() > until) throw new Error('Never answered.');
      await pause(30);
    }
  };
