import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';
import { isFamilyOfOrder } from '../../../shared/recipients/family-of-order';
import { shortWithout } from '../stock/shortages';
import type { ShortClinic } from '../stock/shortages';
import { isOfLot } from './recalled-orders';
import type { RecalledLot } from './recalled-orders';

interface Given {
  readonly given: number;
  readonly withAccount: number;
  readonly clinics: number;
}

/** Whom a recall would concern, in figures; nobody is named. */
export interface RecallFigures extends Given {
  readonly left: number;
  readonly booked: readonly (ShortClinic & { readonly name: Bilingual })[];
}

/** Computes {@link RecallFigures}. @param now ms */
export async function recallFigures(
  db: Db,
  recalled: RecalledLot,
  now: number,
): Promise<RecallFigures> {
  const { productId, lot, depaCode } = recalled;
  const { rows } = await sql<Given>`
    select count(*)::int as given, count(distinct o.depa_code)::int as clinics,
      count(*) filter (where exists (select from users u where u.id = o.user_id and u.deleted_at is null)
        or o.user_id is null and exists (select from linkmen l join users u on u.id = l.user_id and u.deleted_at is null
          where ${isFamilyOfOrder}))::int as "withAccount"
    from orders o where ${isOfLot(recalled)}`.execute(db);
  const { rows: stock } = await sql<{ left: number }>`
    select coalesce(sum(balance), 0)::int as left from clinic_lots where product_id = ${productId} and lot = ${lot}
      and (${depaCode}::text is null or depa_code = ${depaCode})`.execute(db);
  const short = await shortWithout(db, recalled, now);
  const names = new Map(
    short.length === 0
      ? []
      : (
          await db
            .selectFrom('departments')
            .select(['depa_code', 'name'])
            .where(
              'depa_code',
              'in',
              short.map((each) => each.depaCode),
            )
            .execute()
        ).map(({ depa_code: code, name }) => [code, name as Bilingual] as const),
  );
  return {
    ...(rows[0] ?? { given: 0, withAccount: 0, clinics: 0 }),
    left: stock[0]?.left ?? 0,
    booked: short.map((each) => ({
      ...each,
      name: names.get(each.depaCode) ?? { zh: each.depaCode, en: each.depaCode },
    })),
  };
}

/** Every product of which a lot can be recalled, also what is no longer sold. */
export const recallableProducts = (db: Db) =>
  db.selectFrom('products').select(['id', 'short_name']).orderBy('id').execute();
