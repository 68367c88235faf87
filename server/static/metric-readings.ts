import type { Pool } from 'pg';
import type { Database } from '../db/database';
import type { Metrics, ReadingName } from '../kernel/metrics';
import { within } from '../kernel/within';
import { HOLDING_STATUSES } from '../shared/lifecycle/lifecycle';

/** ms that readings stand: several scrapers, or an eager one, ask the database no more often. */
const FRESH = 10_000;
/** ms; a scrape is over after 10 s in most set-ups. */
const PATIENCE = 3_000;
/** Slots counted at a time. */
const SAMPLE = 500;

type Counted = Exclude<ReadingName, 'slotsUnbalanced' | 'dosesUnbalanced'>;

/** Each by a partial index of just these rows. */
const COUNTS = `
select (select count(*) from job_leader where ends_at > clock_timestamp()) as "jobsLed",
  (select count(*) from release_tickets where state = 'waiting') as "ticketsWaiting",
  (select count(*) from holds where ended_at is null) as "holdsOpen",
  (select count(*) from payments where state = 'open') as "paymentsPending",
  (select count(*) from refunds where state in ('waiting', 'paying'))
    + (select count(*) from payment_refunds where state in ('open', 'pending')) as "refundsWaiting"`;

const HOLDING = HOLDING_STATUSES.map((status) => `'${status}'`).join(', ');

/** $1 the last slot of the sample before, $2 how many; $3 slots to count again. */
const SLOTS = `
with sample as (
  (select id from slots where id > $1 order by id limit $2) union select unnest($3::bigint[])
)
select s.id, s.capacity <> s.remaining + s.held
    + (select count(*) from orders o where o.slot_id = s.id and o.status in (${HOLDING}))
  or s.held <> (select coalesce(sum(h.places), 0) from holds h where h.slot_id = s.id and h.ended_at is null)
  as wrong
from sample join slots s using (id) order by s.id`;

/** $1, $2 the last clinic product of the sample before, $3 how many. */
const DOSES = `
select d.depa_code as clinic, d.product_id as product,
  d.remaining <> counted_doses(d.depa_code, d.product_id, d.from_days) as wrong
from (
  select * from remaining_doses where (depa_code, product_id) > ($1, $2) order by depa_code, product_id limit $3
) d`;
/** Limited products counted at a time. */
const DOSES_SAMPLE = 20;

interface CountedDoses {
  readonly clinic: string;
  readonly product: string;
  readonly wrong: boolean;
}

/** Counts the doses of some limited products, the next ones each time. @returns how many were wrong in this round of all so far */
function createDoseCount(pool: Pool) {
  let after: readonly [string, string] = ['', ''];
  let wrong = 0;
  return async (): Promise<number> => {
    const { rows } = await pool.query<CountedDoses>(DOSES, [...after, DOSES_SAMPLE]);
    const found = rows.filter((row) => row.wrong).length;
    wrong = after[0] === '' ? found : wrong + found;
    const last = rows.at(-1);
    // At the end it begins anew.
    after = last && rows.length === DOSES_SAMPLE ? [last.clinic, last.product] : ['', ''];
    return wrong;
  };
}

interface CountedSlot {
  readonly id: number;
  readonly wrong: boolean;
}

/**
 * Counts the places of some slots, the next ones each time, and again of those that were wrong. In one statement, so
 * that no booking comes between the parts of a sum.
 */
function createSlotCount(pool: Pool, sample: number) {
  let after = 0;
  let wrong: readonly number[] = [];
  return async (): Promise<{ readonly checked: number; readonly unbalanced: number }> => {
    const { rows } = await pool.query<CountedSlot>(SLOTS, [after, sample, wrong]);
    wrong = rows.filter((row) => row.wrong).map(({ id }) => id);
    const last = rows.at(-1)?.id ?? 0;
    // At the end it begins anew.
    after = rows.length < sample || last <= after ? 0 : last;
    return { checked: rows.length, unbalanced: wrong.length };
  };
}

export interface ReadingParts {
  readonly database: Pick<Database, 'kind' | 'reads'>;
  readonly metrics: Pick<Metrics, 'databaseUp' | 'readings' | 'slotsChecked'>;
  /** ms, monotonic. */
  readonly now?: () => number;
  readonly sample?: number;
}

/** What only the database knows. @returns reads it, unless that was done a moment ago */
export function createReadings({
  database: { kind, reads },
  metrics: { databaseUp, readings, slotsChecked },
  now = () => performance.now(),
  sample = SAMPLE,
}: ReadingParts): () => Promise<void> {
  const countSlots = createSlotCount(reads, sample);
  const countDoses = createDoseCount(reads);
  const read = async (): Promise<void> => {
    const { rows } = await reads.query<Record<Counted, number>>(COUNTS);
    const slots = await countSlots();
    const [counts] = rows;
    if (!counts) throw new Error('no counts');
    for (const [name, value] of Object.entries(counts)) readings[name as Counted].set(value);
    // The embedded database has one process, which runs them without a lease.
    if (kind === 'pglite') readings.jobsLed.set(1);
    readings.slotsUnbalanced.set(slots.unbalanced);
    readings.dosesUnbalanced.set(await countDoses());
    slotsChecked.inc(slots.checked);
    databaseUp.set(1);
  };
  const forget = (): void => {
    databaseUp.set(0);
    // What was last known would look like what is.
    for (const reading of Object.values(readings)) reading.remove();
  };
  let readAt = -Infinity;
  let reading: Promise<void> = Promise.resolve();
  return () => {
    if (now() - readAt >= FRESH) {
      readAt = now();
      reading = within(PATIENCE, read()).catch(forget);
    }
    return reading;
  };
}
