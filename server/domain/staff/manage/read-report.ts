import type { ClinicReport } from '@contract/manage/report-endpoints';
import {
  AGE_GROUPS,
  ageGroupOf,
  completeFrom,
  keysOf,
  partsOf,
  totalOf,
} from '@contract/manage/report-rules';
import type { ReportCounts, ReportGroup } from '@contract/manage/report-rules';
import { compareText } from '@contract/text/order-rules';
import { daysFrom } from '@contract/time/day-rules';
import { WAITLIST_STATES } from '@contract/waitlist/waitlist-rules';
import type { Db } from '../../../db/database';
import { DAY, instantOf } from '../../../kernel/clock';
import { inLanguage } from '../../../kernel/language';
import { productsOfGroup } from '../../../shared/slots/group-of-products';
import type { Language } from '../../../kernel/language';
import { countsOfGiven, countsOfOrders, countsOfSlots, endingsOf } from './report-counts';
import type { KeyedCounts } from './report-counts';
import { ALL_STATEMENTS, CLINIC_STATEMENTS, WAITING_COUNTS } from './report-statements';
import type { GivenRow, OrderCountRow, SlotCountRow, WaitingRow } from './report-statements';

/** Which report. */
export interface ReportRequest {
  /** `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly group: ReportGroup;
  /** null: all clinics. */
  readonly depaCode: string | null;
  /** null: all products. */
  readonly productId: string | null;
}

interface Read {
  readonly orders: OrderCountRow[];
  readonly given: GivenRow[];
  readonly slots: SlotCountRow[];
}

/** Month after month, so that each statement is short and bookings are made between them. */
async function readParts(db: Db, request: ReportRequest): Promise<Read> {
  const { firstDay, lastDay, group, depaCode: clinic, productId: product } = request;
  const statements = (clinic === null ? ALL_STATEMENTS : CLINIC_STATEMENTS)[group];
  const read: Read = { orders: [], given: [], slots: [] };
  for (const { first, last } of partsOf(firstDay, lastDay)) {
    const values = { days: daysFrom(first, last), clinic, product };
    const { rows: orders } = await db.executeQuery(statements.orders.query<OrderCountRow>(values));
    const { rows: given } = await db.executeQuery(statements.given.query<GivenRow>(values));
    const { rows: slots } = await db.executeQuery(statements.slots.query<SlotCountRow>(values));
    read.orders.push(...orders);
    read.given.push(...given);
    read.slots.push(...slots);
  }
  return read;
}

async function readWaiting(db: Db, request: ReportRequest): Promise<ClinicReport['waiting']> {
  const { rows } = await db.executeQuery(
    WAITING_COUNTS.query<WaitingRow>({
      from: new Date(instantOf(request.firstDay, '00:00')),
      until: new Date(instantOf(request.lastDay, '00:00') + DAY),
      clinic: request.depaCode,
      product: request.productId,
    }),
  );
  const entries = new Map(rows.map((row) => [row.state, row.entries]));
  return Object.fromEntries(
    WAITLIST_STATES.map((state) => [state, entries.get(state) ?? 0]),
  ) as ClinicReport['waiting'];
}

async function clinicNames(db: Db, language: Language): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('departments').select(['depa_code', 'name']).execute();
  return new Map(rows.map(({ depa_code: code, name }) => [code, inLanguage(name, language)]));
}

async function productNames(
  db: Db,
  { depaCode }: ReportRequest,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const wanted = db.selectFrom('products as p').select(['p.id', 'p.short_name']).orderBy('p.sort');
  const rows = await (
    depaCode === null
      ? wanted
      : wanted.where('p.id', 'in', (of) =>
          of
            .selectFrom('clinic_products as c')
            .select('c.product_id')
            .where('c.depa_code', '=', depaCode),
        )
  ).execute();
  return new Map(rows.map(({ id, short_name: name }) => [id, inLanguage(name, language)]));
}

/** Lines in their order: by time, or as their names are listed; a key without a name is itself. */
function linesOf(
  { group, firstDay, lastDay }: ReportRequest,
  counted: KeyedCounts,
  names: ReadonlyMap<string, string> | null,
): ClinicReport['rows'] {
  const keys = [...new Set([...keysOf(group, firstDay, lastDay), ...counted.keys()])];
  const listed = names ? [...names.keys()] : [];
  const rank = new Map(listed.map((key, index) => [key, index]));
  const rankOf = (key: string): number => rank.get(key) ?? listed.length;
  const nameOf = (key: string): string =>
    names?.get(key) ??
    productsOfGroup(key)
      .map((id) => names?.get(id) ?? id)
      .join(' / ');
  return keys
    .sort((a, b) => rankOf(a) - rankOf(b) || compareText(a, b))
    .map((key) => ({
      key,
      name: nameOf(key),
      counts: totalOf([counted.get(key) ?? {}]),
    }));
}

function agesOf(given: readonly GivenRow[]): ClinicReport['ages'] {
  const groups = [...AGE_GROUPS, null];
  return groups
    .map((from) => {
      const rows = given.filter(({ years }) => ageGroupOf(years) === from);
      const sum = (name: 'given' | 'first_doses' | 'completed') =>
        rows.reduce((before, row) => before + row[name], 0);
      return {
        ...{ from, given: sum('given') },
        ...{ firstDoses: sum('first_doses'), completed: sum('completed') },
      };
    })
    .filter(({ from, given: doses }) => from !== null || doses > 0);
}

function incompleteOf(firstDay: string, today: string): ClinicReport['incomplete'] {
  const { slots, waiting, ended, vaccinations } = completeFrom(today);
  const since = (first: string) => (firstDay < first ? first : null);
  return {
    slots: since(slots),
    waiting: since(waiting),
    ended: since(ended),
    vaccinations: since(vaccinations),
  };
}

function added(parts: readonly KeyedCounts[]): KeyedCounts {
  const all = new Map<string, Partial<ReportCounts>>();
  for (const part of parts)
    for (const [key, counts] of part) all.set(key, totalOf([all.get(key) ?? {}, counts]));
  return all;
}

/** Who reads: in which language, on which day. */
interface Reader {
  readonly language: Language;
  readonly today: string;
}

async function readReport(
  db: Db,
  request: ReportRequest,
  { language, today }: Reader,
): Promise<ClinicReport> {
  const { group, depaCode, firstDay } = request;
  const read = await readParts(db, request);
  const clinics = await clinicNames(db, language);
  const products = await productNames(db, request, language);
  const counted = added([
    countsOfOrders(read.orders),
    countsOfGiven(read.given),
    countsOfSlots(read.slots),
  ]);
  const names = { product: products, clinic: clinics };
  const rows = linesOf(
    request,
    counted,
    group === 'product' || group === 'clinic' ? names[group] : null,
  );
  return {
    depaCode,
    clinicName: depaCode === null ? '' : (clinics.get(depaCode) ?? depaCode),
    products: [...products].map(([productId, name]) => ({ productId, name })),
    rows,
    total: totalOf(rows.map(({ counts }) => counts)),
    ages: agesOf(read.given),
    endings: endingsOf(read.orders),
    waiting: await readWaiting(db, request),
    incomplete: incompleteOf(firstDay, today),
  };
}

/**
 * Reads reports one after the other, each by short statements: however many managers ask, bookings keep all connections but
 * one. It is no snapshot: an appointment that is moved to another month meanwhile may be in both or none.
 */
export function createReports(
  db: Db,
): (request: ReportRequest, reader: Reader) => Promise<ClinicReport> {
  let last: Promise<unknown> = Promise.resolve();
  return (request, reader) => {
    const report = last.then(() => readReport(db, request, reader));
    last = report.catch(() => undefined);
    return report;
  };
}
