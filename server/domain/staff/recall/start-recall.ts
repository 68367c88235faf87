import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { RecallSource } from '@contract/stock/recall-rules';
import type { Db } from '../../../db/database';
import { breaksUniqueness } from '../../../db/statement';
import { DomainError } from '../../../http/domain-error';
import type { Bilingual } from '../../../kernel/language';
import { lockDosesWhere } from '../stock/lock-doses';
import { recordStaffChange } from '../manage/staff-changes';
import type { RecalledLot } from './recalled-orders';

/** A recall that somebody begins. */
export interface NewRecall extends RecalledLot {
  readonly source: RecallSource;
  readonly reason: string;
  readonly message: Bilingual;
  readonly confirmedBy: string;
  readonly staffId: string;
  /** ms. */
  readonly now: number;
}

const MESSAGE = {
  open: {
    zh: '这批疫苗已在召回中，请看召回列表',
    en: 'This lot is being recalled already. See the list of recalls.',
  },
  ended: { zh: '这次召回已结束', en: 'This recall has ended already.' },
} as const;

const lockRecalled = (
  trx: Db,
  { productId, depaCode }: Pick<RecalledLot, 'productId' | 'depaCode'>,
) =>
  lockDosesWhere(
    sql`d.product_id = ${productId} and (${depaCode}::text is null or d.depa_code = ${depaCode})`,
  ).execute(trx);

async function beginWithin(trx: Db, recall: NewRecall): Promise<number> {
  const { productId, lot, depaCode, staffId, now, reason } = recall;
  const { id } = await trx
    .insertInto('lot_recalls')
    .values({
      product_id: productId,
      lot,
      depa_code: depaCode,
      source: recall.source,
      reason,
      message: JSON.stringify(recall.message),
      confirmed_by: recall.confirmedBy,
      started_at: new Date(now),
      started_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await lockRecalled(trx, recall);
  // The desk locks one of them to give a dose: in order, so that none waits for another.
  await sql`
    update clinic_lots set state = 'recalled', reason = ${reason} where id in (
      select id from clinic_lots where product_id = ${productId} and lot = ${lot}
        and (${depaCode}::text is null or depa_code = ${depaCode}) order by id for no key update)`.execute(
    trx,
  );
  const change = {
    staffId,
    depaCode,
    action: 'recallStarted',
    subject: `${productId} ${lot}`,
    before: null,
    after: { source: recall.source, reason, confirmedBy: recall.confirmedBy },
  } as const;
  await recordStaffChange(trx, change, now);
  return id;
}

/**
 * Begins a recall: from then on the desks refuse the lot, and a job tells whom it was given.
 * @returns its id @throws DomainError 4004 for a product that does not exist; 20007 where the lot is being recalled already
 */
export async function startRecall(db: Db, recall: NewRecall): Promise<number> {
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', recall.productId)
    .executeTakeFirst();
  if (!product) throw new DomainError(CODE.NOT_FOUND);
  try {
    return await db.transaction().execute((trx) => beginWithin(trx, recall));
  } catch (error) {
    if (!breaksUniqueness(error)) throw error;
    throw new DomainError(CODE.ORDER_STATE, { message: MESSAGE.open });
  }
}

/** Who ends a recall, and why. */
export interface RecallEnd {
  readonly recallId: number;
  readonly reason: string;
  readonly staffId: string;
  /** Of a manager, whose own clinic’s it has to be; null: the operator. */
  readonly depaCode: string | null;
  /** ms. */
  readonly now: number;
}

/** Ended recalls leave their lots in quarantine, unless another recall holds for them. */
const quarantine = (trx: Db, productId: string, lot: string, depaCode: string | null) =>
  sql`
  update clinic_lots l set state = 'quarantined' where id in (
    select id from clinic_lots where product_id = ${productId} and lot = ${lot} and state = 'recalled'
      and (${depaCode}::text is null or depa_code = ${depaCode}) order by id for no key update)
    and not exists (select from lot_recalls r where r.product_id = l.product_id and r.lot = l.lot and r.ended_at is null
      and (r.depa_code is null or r.depa_code = l.depa_code or r.source = 'holder'))`.execute(trx);

/** Ends a recall. @throws DomainError 4004 for one that is not the caller's to end; 20007 for one that has ended */
export const endRecall = (db: Db, { recallId, reason, staffId, depaCode, now }: RecallEnd) =>
  db.transaction().execute(async (trx) => {
    const recall = await trx
      .selectFrom('lot_recalls')
      .select(['product_id', 'lot', 'depa_code', 'ended_at'])
      .where('id', '=', recallId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!recall || (depaCode !== null && recall.depa_code !== depaCode))
      throw new DomainError(CODE.NOT_FOUND);
    if (recall.ended_at) throw new DomainError(CODE.ORDER_STATE, { message: MESSAGE.ended });
    await trx
      .updateTable('lot_recalls')
      .set({ ended_at: new Date(now), ended_by: staffId, end_reason: reason })
      .where('id', '=', recallId)
      .execute();
    await lockRecalled(trx, { productId: recall.product_id, depaCode: recall.depa_code });
    await quarantine(trx, recall.product_id, recall.lot, recall.depa_code);
    const change = {
      staffId,
      depaCode: recall.depa_code,
      action: 'recallEnded',
      subject: `${recall.product_id} ${recall.lot}`,
      before: null,
      after: { reason },
    } as const;
    await recordStaffChange(trx, change, now);
  });
