import type { Deps } from '../../deps';
import { inLanguage } from '../../kernel/language';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { departmentDetail } from './detail';
import { hospitalPage } from './hospital-page';
import type { Listed } from '../../domain/clinics/listed';
import { createNearby } from './nearby';
import { departmentCatalog, departmentVaccines } from './vaccines';

/** ms that lists with numbers of places may be old. */
const KEEP_PLACES = 2_000;
const KEEP_TEXTS = 10_000;
const NOTICES_SHOWN = 3;

export const departmentRoutes = (deps: Deps, listed: Listed): readonly Route[] => {
  const { db } = deps;
  return [
    route('GET /department/department/nearbyDepartment.do', createNearby(deps, listed), {
      keepFor: KEEP_PLACES,
    }),
    route(
      'GET /base/department/detail.do',
      (input, { language }) => departmentDetail(db, input, language),
      { keepFor: KEEP_TEXTS },
    ),
    route(
      'GET /base/department/vaccines.do',
      ({ depaCode }, context) => departmentVaccines(db, depaCode, context),
      { keepFor: KEEP_PLACES },
    ),
    route(
      'GET /hospital-page/page/detail.do',
      ({ depaCode }, context) => hospitalPage(db, depaCode, context),
      { keepFor: KEEP_PLACES },
    ),
    route(
      'GET /hospital-page/notice/listThree.do',
      async ({ depaCode }, { language }) => {
        const rows = await db
          .selectFrom('department_notices')
          .selectAll()
          .where('depa_code', '=', depaCode)
          .orderBy('published_at', 'desc')
          .limit(NOTICES_SHOWN)
          .execute();
        return rows.map((row) => ({
          id: row.id,
          title: inLanguage(row.title, language),
          content: inLanguage(row.content, language),
          publishedAt: row.published_at.getTime(),
        }));
      },
      { keepFor: KEEP_TEXTS },
    ),
    route(
      'GET /department/department/getDepartmentVaccineCatalogForOnline.do',
      ({ depaCode }, context) => departmentCatalog(db, depaCode, context),
      { keepFor: KEEP_PLACES },
    ),
  ];
};
