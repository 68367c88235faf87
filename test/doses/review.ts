import sources from '@contract/doses/schedule/sources.json';
import vaccines from '@contract/doses/schedule/vaccines.json';
import { CHINA_GROUPS } from '@contract/doses/schedule/china';
import type { Sourced, SourcesFile, VaccinesFile } from '@contract/doses/schedule/file';

/** A row of the schedule's tables with its place. */
interface Row extends Sourced {
  readonly place: string;
}

const ROWS: readonly Row[] = [
  ...CHINA_GROUPS.flatMap(({ group, series, contraindications, deferrals }) => [
    ...series.flatMap(({ name, doses }) =>
      doses.map((dose) => ({ ...dose, place: `${group}, ${name}, ${dose.id}` })),
    ),
    ...(contraindications ?? []).map((row) => ({ ...row, place: `${group}, ${row.observation}` })),
    ...(deferrals ?? []).map((row) => ({ ...row, place: `${group}, after ${row.observation}` })),
  ]),
  ...(vaccines as VaccinesFile).conflicts.map((row) => ({
    ...row,
    place: `conflict of ${row.between.join(', ')}`,
  })),
];

/** Rows without a reviewer, and figures without a source. @returns lines to print */
export function review(): readonly string[] {
  const known = (sources as SourcesFile).sources;
  const unreviewed = ROWS.filter(({ reviewed }) => reviewed === undefined);
  const unsourced = ROWS.filter(({ source }) => known[source] === undefined);
  return [
    ...unreviewed.map(
      ({ place, says, source, unconfirmed }) =>
        `unreviewed: ${place}: ${says} (${source})${unconfirmed ? `; unconfirmed: ${unconfirmed}` : ''}`,
    ),
    ...unsourced.map(({ place, source }) => `no such source: ${place}: ${source}`),
    `${ROWS.length} rows, ${unreviewed.length} without a reviewer, ${ROWS.filter(({ unconfirmed }) => unconfirmed).length} with figures that no text at hand confirms, ${unsourced.length} without a source`,
  ];
}
