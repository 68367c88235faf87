import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { journeyFolder } from '../../journey-folder';
import { runClockOffset } from '../../run-clock';

/** ms, just within what a test may take: a slow machine is not a fault. */
const START_TIMEOUT = 170_000;
/**
 * Bytes of code run before V8 optimises a function of the embedded database, far more than usual: optimising takes
 * half of a start, and most providers here end before it pays. In tests, not in benches, that goes for all its code.
 */
const SHORT_LIVED = [
  '--wasm-tiering-budget=300000000',
  ...(process.env.JEST_WORKER_ID === undefined ? [] : ['--interrupt-budget=1500000']),
];

/** A provider's process, whose output can be read and which obeys over a channel. */
export interface ProviderProcess extends ChildProcess {
  readonly stdout: Readable;
  readonly stderr: Readable;
}

/** Starts a process on a free port, on the run's clock; `CLOCK_OFFSET_MS` moves it from there. @param build file that is run */
export function spawnProvider(
  build: string,
  env: Readonly<Record<string, string>>,
): ProviderProcess {
  const journeys = journeyFolder();
  return spawn(process.execPath, [...SHORT_LIVED, build], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      ...(journeys ? { NODE_V8_COVERAGE: journeys } : {}),
      ...env,
      CLOCK_OFFSET_MS: String(runClockOffset() + Number(env.CLOCK_OFFSET_MS ?? 0)),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as ProviderProcess;
}

/**
 * Waits until a process answers and its search index is filled. @param logs is given everything that it prints
 * @throws Error where it ends, or takes too long
 */
export function urlOf(
  child: ProviderProcess,
  logs: string[],
  watch?: (logged: string) => void,
): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No start: ${logs.join('')}`)), START_TIMEOUT);
    const note = (chunk: Buffer): void => void logs.push(chunk.toString());
    const check = (): void => {
      const output = logs.join('');
      const found = /"url":"([^"]+)"/.exec(output)?.[1];
      // The index is filled while the provider already answers; one that only serves leaves it to others.
      const isFilled = /"msg":"search index"|"role":"serve"/.test(output);
      if (found === undefined || !isFilled) return;
      clearTimeout(timer);
      // A started provider logs a lot: reading all of it again at every line slows the test's own process.
      child.stdout.off('data', check);
      resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', note);
    if (watch) child.stdout.on('data', (chunk: Buffer) => watch(String(chunk)));
    child.stderr.on('data', note);
    child.stdout.on('data', check);
    // After all that it wrote.
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`Ended with ${String(code)}: ${logs.join('')}`));
    });
  });
}
