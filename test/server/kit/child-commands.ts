import type { ChildProcess } from 'node:child_process';
import type { ParentAnswer, ParentCommand } from '../../../server/obey-parent';

type WithoutId<Command> = Command extends unknown ? Omit<Command, 'id'> : never;

/**
 * Has a provider do something. @returns ms by which its clock is ahead of the machine's afterwards
 * @throws Error with what it answers, or where it ends before
 */
export type SendCommand = (command: WithoutId<ParentCommand>) => Promise<number>;

/** Commands to a provider that this process has started with a channel. @param isDeaf a live one, which obeys nobody */
export function commandsTo(child: ChildProcess, isDeaf: boolean): SendCommand {
  let last = 0;
  const waiting = new Map<number, (answer: Omit<ParentAnswer, 'id'>) => void>();
  child.on('message', (answer: ParentAnswer) => waiting.get(answer.id)?.(answer));
  child.once('exit', () => {
    for (const end of waiting.values()) end({ error: 'The provider has ended.' });
  });
  // A test that forgets its provider must end all the same.
  child.channel?.unref();
  return (command) =>
    new Promise((resolve, reject) => {
      if (isDeaf) return reject(new Error('A live provider cannot be driven.'));
      const id = (last += 1);
      waiting.set(id, ({ error, clockOffset }) => {
        waiting.delete(id);
        if (clockOffset !== undefined) resolve(clockOffset);
        else reject(new Error(error ?? 'It does not say what its clock shows.'));
      });
      child.send({ id, ...command } satisfies ParentCommand, (error) => {
        if (error) waiting.get(id)?.({ error: error.message });
      });
      return undefined;
    });
}
