import type { HospitalPage } from '@contract/department/hospital-endpoints';
import type { Db } from '../../../db/database';
import type { Context } from '../../../http/context';
import { inLanguage } from '../../../kernel/language';
import { isOffered } from '../../../db/is-offered';
import { clinicDetail } from './detail';
import { clinicVaccines } from './clinic-vaccines';

const VACCINES_SHOWN = 6;
const NEVER = '9999-12-31';

/** The home page of a hospital or clinic. @throws DomainError 4004 */
export async function hospitalPage(
  db: Db,
  depaCode: string,
  context: Context,
  canPayAhead: boolean,
): Promise<HospitalPage> {
  const [department, clinicProducts, groups] = await Promise.all([
    clinicDetail(db, { depaCode }, { language: context.language, canPayAhead }),
    clinicVaccines(db, depaCode, context),
    db
      .selectFrom('catalogs as c')
      .innerJoin('catalog_products as p', 'p.catalog_id', 'c.id')
      .innerJoin('clinic_products as o', 'o.product_id', 'p.product_id')
      .select(['c.id', 'c.name', (build) => build.fn.countAll<number>().as('count')])
      .where('o.depa_code', '=', depaCode)
      .where('c.kind', '=', 'age')
      .where(isOffered('o'))
      .groupBy('c.id')
      .orderBy('c.sort')
      .execute(),
  ]);
  const soonest = [...clinicProducts].sort((a, b) =>
    (a.nextFreeDay ?? NEVER).localeCompare(b.nextFreeDay ?? NEVER),
  );
  return {
    department,
    consultations: groups.map(({ id, name, count }) => ({
      catalogId: id,
      name: inLanguage(name, context.language),
      vaccineCount: Number(count),
    })),
    vaccineCount: clinicProducts.length,
    vaccines: soonest.slice(0, VACCINES_SHOWN),
  };
}
