import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import { MOST_MOVEMENTS } from '@contract/manage/lot-endpoints';
import type { LotMovement } from '@contract/manage/lot-endpoints';
import type { MovementKind } from '@contract/stock/stock-rules';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';

/** The lot of a stock card. @throws DomainError 4004 for another clinic's */
export async function lotOfCard(db: Db, depaCode: string, lotId: number) {
  const row = await db
    .selectFrom('clinic_lots as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.id', 'l.product_id', 'l.lot', 'l.expiry', 'l.state', 'l.reason', 'l.balance'])
    .select('p.short_name')
    .where('l.id', '=', lotId)
    .where('l.depa_code', '=', depaCode)
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return row;
}

interface Row {
  readonly moved_at: Date;
  readonly kind: MovementKind;
  readonly doses: number;
  readonly left: number;
  readonly reference: string | null;
  readonly staff: string | null;
  readonly note: string;
}

/** What went in and out of a lot, the newest first and one more than a card shows, each with what was left after it. */
export async function movementsOf(db: Db, lotId: number): Promise<LotMovement[]> {
  const { rows } = await sql<Row>`
    select m.moved_at, m.kind, m.doses, (sum(m.doses) over (order by m.id))::int as left, o.reference, s.name as staff, m.note
    from lot_movements m
    left join orders o on o.id = m.order_id
    left join staff s on s.id = m.staff_id
    where m.lot_id = ${lotId}
    order by m.id desc limit ${MOST_MOVEMENTS + 1}`.execute(db);
  return rows.map(({ moved_at: movedAt, reference, staff, ...rest }) => ({
    ...rest,
    movedAt: movedAt.getTime(),
    reference: reference ?? '',
    by: staff ?? '',
  }));
}

/** Deviations that are shown. */
const MOST_DEVIATIONS = 50;

/** The latest doses of a clinic that were recorded though their lot must not be given. */
export const deviationsOf = (db: Db, depaCode: string) =>
  db
    .selectFrom('lot_deviations as v')
    .innerJoin('orders as o', 'o.id', 'v.order_id')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .innerJoin('staff as s', 's.id', 'v.staff_id')
    .select([
      'v.recorded_at',
      'v.kind',
      'v.lot',
      'v.reason',
      'o.reference',
      'p.short_name',
      's.name',
    ])
    .where('o.depa_code', '=', depaCode)
    .orderBy('v.id', 'desc')
    .limit(MOST_DEVIATIONS)
    .execute();
