import type { Catalogue } from '../../../../catalogue/rows';
import type { MetClaim } from './met-claims';

/** Lines, unless somebody asks for another number. */
const LINES = 40;

const WORDS: Readonly<Record<MetClaim['kind'], readonly [one: string, many: string]>> = {
  appointment: ['appointment', 'appointments'],
  hold: ['place held', 'places held'],
  ticket: ['queue ticket', 'queue tickets'],
  waiting: ['waiting-list entry', 'waiting-list entries'],
};

const KINDS = Object.keys(WORDS) as MetClaim['kind'][];

const counted = (kind: MetClaim['kind'], count: number): string =>
  `${count} ${WORDS[kind][count === 1 ? 0 : 1]}`;

function lineOf(claim: MetClaim, clinicNames: ReadonlyMap<string, string>): string {
  const { day, startTime, depaCode, cityCode, productId, kind, count, capacity } = claim;
  const when = [day, startTime].filter(Boolean).join(' ') || 'any day';
  const clinic =
    depaCode === '' ? `city ${cityCode}` : `${depaCode} ${clinicNames.get(depaCode) ?? ''}`.trim();
  const becomes = capacity === 0 ? 'no slot any more' : `capacity ${capacity}`;
  return `  ${when}, ${clinic}, ${productId}: ${counted(kind, count)} (${becomes})`;
}

/** Whom a change meets, in words: how many first, then clinic, day, time and product; nobody's name. */
export function describeMet(
  met: readonly MetClaim[],
  catalogues: readonly Catalogue[],
  most = LINES,
): string {
  if (met.length === 0) return 'It meets nobody.';
  const names = new Map(
    catalogues.flatMap(({ clinics }) =>
      clinics.map(({ depaCode, name }) => [depaCode, name.en || name.zh] as const),
    ),
  );
  const totals = KINDS.map((kind) => ({
    kind,
    total: met.reduce((sum, claim) => sum + (claim.kind === kind ? claim.count : 0), 0),
  })).filter(({ total }) => total > 0);
  const more = met.length > most ? [`  … and ${met.length - most} more lines`] : [];
  return [
    `It meets ${totals.map(({ kind, total }) => counted(kind, total)).join(', ')}:`,
    ...met.slice(0, most).map((claim) => lineOf(claim, names)),
    ...more,
  ].join('\n');
}
