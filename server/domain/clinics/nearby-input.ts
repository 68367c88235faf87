import type { ParsedInputOf } from '@contract/endpoints';

/** What is asked of a list of clinics. */
export type NearbyInput = ParsedInputOf<'GET /department/department/nearbyDepartment.do'>;

/** What an offer must be of to count; any without. */
export type ProductsAsked = Pick<NearbyInput, 'productId' | 'vaccineCode' | 'zoneId'>;
