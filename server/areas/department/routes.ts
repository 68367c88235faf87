import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { clinicDetail } from '../../domain/clinics/clinic/detail';
import { hospitalPage } from '../../domain/clinics/clinic/hospital-page';
import type { Listed } from '../../domain/clinics/clinic/listed';
import { createNearby } from './nearby';
import { clinicCatalog, clinicVaccines } from '../../domain/clinics/clinic/clinic-vaccines';
import { clinicNotices } from '../../domain/clinics/clinic/notices';
import { canPayAhead } from '../../platforms/payment/partners';

/** ms that lists with numbers of places may be old. */
const KEEP_REMAINING = 2_000;
const KEEP_TEXTS = 10_000;

export const departmentRoutes = (deps: Deps, listed: Listed): readonly Route[] => {
  const { db } = deps;
  const paysAhead = canPayAhead(deps.platforms.payment);
  return [
    route('GET /department/department/nearbyDepartment.do', createNearby(deps, listed), {
      keepFor: KEEP_REMAINING,
    }),
    route(
      'GET /base/department/detail.do',
      (input, { language }) => clinicDetail(db, input, { language, canPayAhead: paysAhead }),
      { keepFor: KEEP_TEXTS },
    ),
    route(
      'GET /base/department/vaccines.do',
      ({ depaCode }, context) => clinicVaccines(db, depaCode, context),
      { keepFor: KEEP_REMAINING },
    ),
    route(
      'GET /hospital-page/page/detail.do',
      ({ depaCode }, context) => hospitalPage(db, depaCode, context, paysAhead),
      { keepFor: KEEP_REMAINING },
    ),
    route(
      'GET /hospital-page/notice/listThree.do',
      ({ depaCode }, context) => clinicNotices(db, depaCode, context),
      { keepFor: KEEP_TEXTS },
    ),
    route(
      'GET /department/department/getDepartmentVaccineCatalogForOnline.do',
      ({ depaCode }, context) => clinicCatalog(db, depaCode, context),
      { keepFor: KEEP_REMAINING },
    ),
  ];
};
