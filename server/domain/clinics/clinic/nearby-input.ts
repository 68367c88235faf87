import type { ParsedInputOf } from '@contract/endpoints';

/** Input of a list of clinics. */
export type NearbyInput = ParsedInputOf<'GET /department/department/nearbyDepartment.do'>;

/** Criteria that a clinic product must match; without any, all match. */
export type ProductsAsked = Pick<NearbyInput, 'productId' | 'vaccineCode' | 'zoneId'>;
