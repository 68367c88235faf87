import { questions } from './catalogue-load';
import { sendLoad } from './load';
import type { Load } from './load';
import { median } from './median';

/** Connections per endpoint; all three are called at the same time. */
const CONNECTIONS = 4;
/** An answer slower than this many times the trivial one, at the 99th percentile, fails the run. */
export const MOST = 3;

const get = (path: string): Buffer =>
  Buffer.from(`GET ${encodeURI(path)} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
const { nearby, search } = questions(7);

const QUESTIONS: readonly (readonly [name: string, make: () => Buffer])[] = [
  ['trivial', () => get('/base/time/now.do')],
  ['nearby', () => get(nearby())],
  ['search', () => get(search())],
];

/** Asks for nearby clinics, searches and makes a trivial call, all at the same time. @param duration ms */
export const askTogether = (url: string, duration: number): Promise<Load[]> =>
  Promise.all(QUESTIONS.map(([, make]) => sendLoad(url, CONNECTIONS, duration, make)));

/** Prints the medians of some rounds of {@link askTogether}. @returns whether each is fast enough beside the trivial call */
export function reportTogether(rounds: readonly (readonly Load[])[]): boolean {
  const trivial = median(rounds.map(([first]) => first?.p99 ?? 0));
  return QUESTIONS.map(([name], index) => {
    const of = (part: keyof Load): number =>
      median(rounds.map((round) => round[index]?.[part] ?? 0));
    const ratio = of('p99') / trivial;
    console.log(
      `  ${name.padEnd(8)} ${Math.round(of('perSecond')).toString().padStart(6)}/s  p50 ${of('p50').toFixed(1)} ms  ` +
        `p99 ${of('p99').toFixed(1)} ms  p99 / trivial ${ratio.toFixed(2)}`,
    );
    return ratio < MOST;
  }).every(Boolean);
}
