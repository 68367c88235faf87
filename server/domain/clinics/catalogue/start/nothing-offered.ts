import { sql } from 'kysely';
import type { Db } from '../../../../db/database';
import { isOffered } from '../../../../db/is-offered';
import { readClock } from '../../../../shared/slots/clock-reading';

interface Facts {
  readonly clinics: boolean;
  readonly offered: boolean;
  readonly online: boolean;
  readonly products: boolean;
  readonly schedules: boolean;
  readonly slots: boolean;
}

/** What has to be there, from the first on, each with what is so where it is not. */
const REASONS: readonly (readonly [keyof Facts, string])[] = [
  ['clinics', 'there is no clinic: npm run catalogue -- apply DIR'],
  ['offered', 'every clinic has been taken out of the catalogue'],
  ['online', 'every clinic is offline (clinics.csv)'],
  ['products', 'no clinic has a product in stock'],
];

/** Why nobody can book anything, in words; null where somebody can. @param now ms by the provider’s clock */
export async function whyNothingIsOffered(db: Db, now: number): Promise<string | null> {
  const { today } = readClock(now);
  const { rows } = await sql<Facts>`
    select exists (select from departments d) as clinics,
      exists (select from departments d where ${isOffered('d')}) as offered,
      exists (select from departments d where d.is_online) as online,
      exists (select from departments d join clinic_products o on o.depa_code = d.depa_code
        where d.is_online and o.in_stock) as products,
      exists (select from clinic_schedules) as schedules,
      exists (select from slots s where s.day >= ${today}) as slots`.execute(db);
  const [facts] = rows;
  if (!facts) return null;
  for (const [fact, why] of REASONS) if (!facts[fact]) return why;
  if (facts.slots || facts.schedules) return null;
  return 'there are no slots, and no schedule that makes any (schedule.csv)';
}
