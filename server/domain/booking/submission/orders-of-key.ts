import { VISIT_LIMITS } from '@contract/subscribe/one-visit-rules';
import type { Db } from '../../../db/database';

/** Key of one order of a visit, by position; no key that a caller can send has this form. */
export const keyOfDose = (key: string, index: number): string => `${key}:${index + 1}`;

const keysOf = (key: string): string[] => [
  key,
  ...Array.from({ length: VISIT_LIMITS.mostDoses }, (_, index) => keyOfDose(key, index)),
];

/** The orders that an account made under a key, those of a group booking in its order; empty where it made none. */
export const ordersOfKey = (db: Db, userId: string, key: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'linkman_id', 'visit_id', 'dose_no'])
    .where('user_id', '=', userId)
    .where('idempotency_key', 'in', keysOf(key))
    .orderBy('idempotency_key')
    .execute();
