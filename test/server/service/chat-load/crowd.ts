import type { TestDatabase } from '../../kit/worlds/booking-world';
import type { Provider } from '../../kit/harness';
import { startOn } from '../../kit/start-on';

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
/** ms, evenly spread. */
export const between = (from: number, until: number): number =>
  from + Math.random() * (until - from);

/** The processes behind a balancer: whoever calls reaches any that lives. */
export class Crowd {
  private constructor(
    private readonly testDatabase: TestDatabase,
    private providers: Provider[],
  ) {}

  static async start(testDatabase: TestDatabase, count: number): Promise<Crowd> {
    return new Crowd(
      testDatabase,
      await Promise.all(Array.from({ length: count }, () => startOn(testDatabase))),
    );
  }

  any(): Provider {
    return this.providers[Math.floor(Math.random() * this.providers.length)] as Provider;
  }

  /** SIGKILL of one, and a new one in its place some time later. @param after ms */
  async killOne(after: number): Promise<void> {
    const killed = this.providers.pop() as Provider;
    await killed.kill();
    await pause(after);
    this.providers.push(await startOn(this.testDatabase));
  }

  async halt(): Promise<void> {
    await Promise.all(this.providers.map((provider) => provider.halt()));
  }

  /** What the processes logged as failed calls or sockets. */
  faults(): string[] {
    return this.providers.flatMap(({ output }) =>
      output.split('\n').filter((line) => /"msg":"(request failed|service socket)"/.test(line)),
    );
  }
}
