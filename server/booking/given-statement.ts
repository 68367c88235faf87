import { ACTIVE_STATUSES } from '@contract/subscribe/calendar-rules';

/** Statuses of orders that count for later doses, as SQL. */
export const COUNTED = [...ACTIVE_STATUSES, 'DONE'].map((status) => `'${status}'`).join(', ');

/** What there is of a vaccine for a person, each kind by its index. A note has no id. */
export const givenTo = (personKey: string, linkmanId: string, vaccineCode: string): string => `
  select o.id, o.user_id, o.dose_no, o.day, o.status from orders o
  where o.person_key = ${personKey} and o.vaccine_code = ${vaccineCode} and o.status in (${COUNTED})
  union all
  select null, null, d.dose_no, d.day, 'DONE' from own_doses d
  where d.linkman_id = ${linkmanId} and d.vaccine_code = ${vaccineCode}
  offset 0`;
