import type { PoolClient } from 'pg';
import type { MetAnswer } from '@contract/manage/catalogue-endpoints';
import type { ChangeAction } from '@contract/manage/change-rules';
import type { Db } from '../../../db/database';
import type { ChangedValues } from '../../../db/desk-tables';
import { onClient } from '../../../db/on-client';
import type { Staff } from '../../../http/context';
import { readClock } from '../../../shared/slots/clock-reading';
import { noteSlots } from '../../booking/order/note-slots';
import type { FreedRow } from '../../booking/submission/holds/end-hold-statement';
import { withdrawOffers } from '../../booking/waitlist/withdraw-offers';
import { changeLines } from '../../clinics/catalogue/clinic-part/change-words';
import { writeDiff } from '../../clinics/catalogue/stored/apply-catalogue';
import type { CatalogueChange } from '../../clinics/catalogue/stored/compare-catalogues';
import { setClosed } from '../desk/clinic-slots';
import { recordStaffChange } from '../manage/staff-changes';
import type { ComparedChange } from './compare-change';
import { endEntriesOf, endingEntries } from './ending-entries';
import { ordersIn, takenSlots } from './met-orders';
import { withdrawVanishing } from './vanishing-slots';

/** What is to become of the people whose slots vanish, by whose word. */
export interface Decision {
  readonly staff: Pick<Staff, 'staffId' | 'name'>;
  readonly answer: MetAnswer;
  /** For those who are told. */
  readonly reason: string;
  /** ms. */
  readonly now: number;
}

/** What was done: appointments told and retained, waiting-list entries ended, holds to be noted after the commit. */
export interface SavedChange {
  readonly told: number;
  readonly retained: number;
  readonly ended: number;
  readonly freed: readonly FreedRow[];
}

const ACTIONS: Partial<Record<CatalogueChange['kind'], ChangeAction>> = {
  clinic: 'hoursChanged',
  clinicProduct: 'clinicProductChanged',
  schedule: 'scheduleChanged',
  exceptions: 'exceptionsChanged',
};

/** Values of a product; of weeks, days and hours the change in words, as they are lists of many. */
function valuesOf({ fields, change }: CatalogueChange, side: 'from' | 'to'): ChangedValues | null {
  const isNone = change === (side === 'from' ? 'added' : 'removed');
  if (isNone) return null;
  return Object.fromEntries(fields.map((field) => [field.field, field[side]]));
}

const summaryOf = (change: CatalogueChange, products: ComparedChange['products']): string =>
  changeLines([change], new Map(products.map(({ id, name }) => [id, name])))
    .map(({ zh }) => zh)
    .join('；');

async function record(
  db: Db,
  { depaCode, diff, products }: ComparedChange,
  { staff: { staffId }, now }: Decision,
): Promise<void> {
  for (const change of diff.changes) {
    const action = ACTIONS[change.kind];
    if (!action) continue;
    const subject = change.key.split(' ')[1] ?? depaCode;
    const isProduct = change.kind === 'clinicProduct';
    const before = isProduct ? valuesOf(change, 'from') : null;
    const after = isProduct ? valuesOf(change, 'to') : { summary: summaryOf(change, products) };
    await recordStaffChange(db, { staffId, depaCode, action, subject, before, after }, now);
  }
}

/** Keeps or tells those who have a place in a slot that vanishes. */
async function answerPeople(
  db: Db,
  { depaCode, vanishing }: ComparedChange,
  { staff: { staffId }, answer, reason, now }: Decision,
): Promise<Omit<SavedChange, 'ended'>> {
  const taken = takenSlots(vanishing);
  const orders = await ordersIn(db, depaCode, taken);
  await withdrawVanishing(db, vanishing);
  const ids = taken.map(({ id }) => id);
  const at = new Date(now);
  if (answer === 'keep' || ids.length === 0) {
    await noteSlots(db, orders, { kind: 'slotWithdrawn', reason: '', staffId, at });
    return { told: 0, retained: orders.length, freed: [] };
  }
  await setClosed(db, ids, at, reason);
  await noteSlots(db, orders, { kind: 'slotClosed', reason, staffId, at });
  return { told: orders.length, retained: 0, freed: await withdrawOffers(db, ids, now) };
}

/**
 * Does what a manager has seen. Within the transaction that has locked the catalogue and compared the change with the slots
 * that vanish locked.
 */
export async function saveChange(
  client: PoolClient,
  compared: ComparedChange,
  decision: Decision,
): Promise<SavedChange> {
  const db = onClient(client);
  const { after, diff } = compared;
  const { staff, now } = decision;
  const ending = await endingEntries(db, compared, diff.stale, readClock(now));
  const made = await answerPeople(db, compared, decision);
  await writeDiff(client, after, diff, { by: staff.name, now });
  await record(db, compared, decision);
  return { ...made, ended: await endEntriesOf(db, ending, now) };
}
