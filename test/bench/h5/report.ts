import type { ColdLoad } from './cold-load';

type Loads = ReadonlyMap<string, readonly ColdLoad[]>;
type Print = (line: string) => void;

const MEASURES = ['paint', 'contentful', 'content', 'interactive', 'complete'] as const;
const NAME = 14;
const COLUMN = 17;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
};

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(NAME) + cells.map((cell) => cell.padStart(COLUMN)).join('');

/** Ratio to the first row, e.g. `1.23×`; the first row has none. */
const ratio = (value: number, floor: number): string => `${(value / floor).toFixed(2)}×`;

/** Prints the bytes requested before React's first content, compared with the plain page. */
export function printWeights(loads: Loads, print: Print): void {
  print('\nScripts and styles asked for before the first content, bytes');
  print(row('', ['files', 'raw', 'gzip -9', 'on the line', 'gzip to plain']));
  let floor = NaN;
  for (const [name, [first]] of loads) {
    if (!first) continue;
    const { files, raw, gzip, sent } = first.weight;
    floor ||= gzip;
    const bytes = [files, raw, gzip, sent].map((count) => count.toLocaleString('en'));
    print(row(name, [...bytes, ratio(gzip, floor)]));
  }
}

/** Prints the medians of the cold loads, ms, each with its ratio to the plain page of the same run. */
export function printTimes(loads: Loads, print: Print): void {
  const rounds = [...loads.values()][0]?.length ?? 0;
  print(`\nCold loads, CPU 4× slower, 1.6 Mbps, 150 ms; medians of ${rounds}, ms (to plain)`);
  print(row('', MEASURES));
  const floor = new Map<string, number>();
  for (const [name, list] of loads) {
    const cells = MEASURES.map((measure) => {
      const value = median(list.map((load) => load[measure]));
      const least = floor.get(measure) ?? value;
      floor.set(measure, least);
      return `${Math.round(value)} (${ratio(value, least)})`;
    });
    print(row(name, cells));
  }
}
