import { DAY_MS } from '@contract/time/duration-rules';
import * as v from 'valibot';
import type { MovableClock } from './kernel/clock';
import { letPass } from './kernel/elapsed';
import type { JobsAtOnce } from './jobs/every';

const COMMAND = v.intersect([
  v.object({ id: v.number() }),
  v.variant('command', [
    v.object({ command: v.literal('moveClock'), to: v.pipe(v.number(), v.safeInteger()) }),
    v.object({ command: v.literal('runJobs') }),
  ]),
]);

/** What a parent process may ask for, with a number that its answer repeats. */
export type ParentCommand = v.InferOutput<typeof COMMAND>;

/** Answer to a command. */
export interface ParentAnswer {
  readonly id: number;
  /** ms by which the clock is ahead of the machine's now: what the parent reads it by, as an answer takes its time. */
  readonly clockOffset?: number;
  /** Why it could not be done. */
  readonly error?: string;
}

/** What a parent process drives. */
export interface Driven {
  readonly clock: MovableClock;
  readonly jobs: Pick<JobsAtOnce, 'runAll'>;
  /** Called when the parent has ended or let go. */
  readonly onGone: () => void;
}

/** ms, longer than anything is kept in memory: jobs, and who looks afterwards, read what there is. */
const MEMORY_LIFE = DAY_MS;

/** The end of the channel in this process: `process`, where it was started with one. */
type Channel = Pick<NodeJS.Process, 'send' | 'connected' | 'channel'> & {
  on(event: 'message', heard: (message: unknown) => void): unknown;
  on(event: 'disconnect', gone: () => void): unknown;
};

/**
 * Lets the process that started this one, such as a test, move the clock and run all periodic tasks at once; nothing
 * where it was started without a channel. Only outside live. What waits by the machine's clock is not driven: answers to
 * the poll of customer service, the silence of its sockets, and the results that the simulated WeChat pushes.
 */
export function obeyParent(channel: Channel, { clock, jobs, onGone }: Driven): void {
  if (!channel.send) return;
  const act = async (command: ParentCommand): Promise<void> => {
    if (command.command === 'moveClock') clock.moveTo(command.to);
    else {
      letPass(MEMORY_LIFE);
      await jobs.runAll();
      letPass(MEMORY_LIFE);
    }
  };
  const answer = (message: ParentAnswer): void => {
    // The parent may have ended meanwhile.
    if (channel.connected) channel.send?.(message, undefined, undefined, () => undefined);
  };
  channel.on('message', (message) => {
    const { success, output: command } = v.safeParse(COMMAND, message);
    if (!success) return;
    act(command).then(
      () => answer({ id: command.id, clockOffset: clock.offset }),
      (error: unknown) => answer({ id: command.id, error: String(error) }),
    );
  });
  // A test that is killed leaves no process behind.
  channel.on('disconnect', onGone);
  // It must not keep a process alive that has ended its work.
  channel.channel?.unref();
}
