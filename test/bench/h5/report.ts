import type { ColdLoad, Weight } from './cold-load';
import { TAP_ROUNDS } from './taps';
import type { Tap } from './taps';

type Loads = ReadonlyMap<string, readonly ColdLoad[]>;
type Print = (line: string) => void;

const MEASURES = ['paint', 'contentful', 'content', 'app', 'interactive', 'complete'] as const;
const NAME = 14;
const COLUMN = 17;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
};

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(NAME) + cells.map((cell) => cell.padStart(COLUMN)).join('');

/** Ratio to the first row, e.g. `1.23×`; the first row has none. */
const ratio = (value: number, baseline: number): string => `${(value / baseline).toFixed(2)}×`;

function printTable(
  title: string,
  loads: Loads,
  weightOf: (load: ColdLoad) => Weight,
  print: Print,
): void {
  print(`\n${title}, bytes`);
  print(row('', ['files', 'raw', 'gzip -9', 'on the line', 'gzip to plain']));
  let baseline = NaN;
  for (const [name, [first]] of loads) {
    if (!first) continue;
    const { files, raw, gzip, sent } = weightOf(first);
    baseline ||= gzip;
    const bytes = [files, raw, gzip, sent].map((count) => count.toLocaleString('en'));
    print(row(name, [...bytes, ratio(gzip, baseline)]));
  }
}

/** Prints the bytes requested before the first content, and before React's, compared with the plain page. */
export function printWeights(loads: Loads, print: Print): void {
  const asked = 'Scripts and styles asked for before';
  printTable(`${asked} the first content`, loads, ({ weight }) => weight, print);
  printTable(`${asked} React’s first content`, loads, ({ appWeight }) => appWeight, print);
}

/** Prints the medians of visits, ms, each with its ratio to the plain page's in `floors`, of the same run. */
export function printTimes(title: string, loads: Loads, baselines: Loads, print: Print): void {
  const [plain = []] = [...baselines.values()];
  print(
    `\n${title}; CPU 4× slower, 1.6 Mbps, 150 ms; medians of up to ${plain.length}, ms (to plain)`,
  );
  print(row('', MEASURES));
  for (const [name, list] of loads) {
    const cells = MEASURES.map((measure) => {
      const value = median(list.map((load) => load[measure]));
      return `${Math.round(value)} (${ratio(value, median(plain.map((load) => load[measure])))})`;
    });
    print(row(name, cells));
  }
}

/** Prints the largest cumulative layout shift of each page's visits. */
export function printShifts(loads: Loads, print: Print): void {
  print('\nLayout shift, the largest of all visits');
  for (const [name, list] of loads)
    print(row(name, [Math.max(...list.map(({ shift }) => shift)).toFixed(3)]));
}

/** Prints the time of each tap until the next frame. */
export function printTaps(taps: readonly Tap[], print: Print): void {
  print(`\nTaps at 4× slower CPU, ms until the next frame, medians of ${TAP_ROUNDS}`);
  for (const { name, ms } of taps) print(row(name, [String(Math.round(ms))]));
  print(row('slowest', [String(Math.round(Math.max(...taps.map(({ ms }) => ms))))]));
}
