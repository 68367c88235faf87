import { sql } from 'kysely';
import type { DataOf } from '@contract/endpoints';
import type { Clock } from '../../../kernel/clock';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import { isOffered } from '../../../db/is-offered';
import { Cache } from '../../../kernel/cache';
import { joinSpan, SPAN_COLUMNS, spanOf } from '../../../shared/catalogue/price-span';
import type { SpanRow } from '../../../shared/catalogue/price-span';
import { inRegion } from '../../../shared/geo/in-region';
import { firstFreeDay } from '../../../shared/slots/bookable';

type Availability = DataOf<'GET /base/search/availability.do'>[number];

interface Row extends SpanRow {
  readonly id: string;
  readonly day: string | null;
}

/** ms; a booking reads the slots themselves. */
const LIFETIME = { fresh: 10_000, usable: 30_000 };
/** Vaccines of a region in memory, some 0.2 KB each. */
const MOST = 20_000;

/** Reads what some vaccines cost in a region and when they can be had there next, once for everybody who finds the same ones. */
export function createAvailability(database: Database, clock: Clock) {
  const cached = new Cache<string, readonly Availability[]>({
    ...LIFETIME,
    limit: MOST,
    weigh: (rows) => rows.length + 1,
  });
  const read = async (
    productIds: readonly string[],
    regionCode: string,
  ): Promise<readonly Availability[]> => {
    const rows = await runPrepared<Row>(
      database,
      sql`select p.id, ${SPAN_COLUMNS}, (
          select min(free.day) from clinic_products o join departments d on d.depa_code = o.depa_code
            cross join lateral ${firstFreeDay(clock.now())} free
          where o.product_id = p.id and o.in_stock and d.is_online and ${inRegion(regionCode)}
        ) as day
        from products p ${joinSpan(regionCode)}
        where p.id = any(${productIds}::text[]) and ${isOffered('p')}`,
    );
    return rows.map((row) => ({
      productId: row.id,
      ...spanOf(row),
      departmentCount: row.department_count,
      nextFreeDay: row.day,
    }));
  };
  return (productIds: readonly string[], regionCode: string): Promise<readonly Availability[]> => {
    const sorted = [...new Set(productIds)].sort();
    return cached.get(`${regionCode} ${sorted.join(' ')}`, () => read(sorted, regionCode));
  };
}
