import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { departmentDetail, departmentVaccine } from './endpoints';

/** The home page of a hospital or clinic (page type 8 of specification §9). */
export const hospitalPage = v.object({
  department: departmentDetail,
  /** Whom it vaccinates: the age groups of the catalogue for which it has products. */
  consultations: v.array(v.object({ catalogId: id, name: v.string(), vaccineCount: v.number() })),
  vaccineCount: v.number(),
  /** A few of its products, the soonest bookable first. */
  vaccines: v.array(departmentVaccine),
});
export type HospitalPage = v.InferOutput<typeof hospitalPage>;

export const hospitalEndpoints = {
  'GET /hospital-page/page/detail.do': endpoint({
    access: 'anyone',
    input: v.object({ depaCode: id }),
    data: hospitalPage,
  }),
};
