import { LIVE_CODES } from '@contract/plan/live-rules';
import { LIVE_GAP_DAYS } from '@contract/plan/schedule-rules';
import { COUNTED } from '../doses/administered-statement';
import { IS_SAME_PERSON } from './same-person';

const words = (list: readonly string[]): string => list.map((word) => `'${word}'`).join(', ');
const CODES = words(LIVE_CODES);

/** Whether the day of a slot `s` is too near to that of another injected live vaccine, `live`. */
export const IS_TOO_NEAR = `live.day <> s.day and live.day between s.day - ${LIVE_GAP_DAYS - 1} and s.day + ${LIVE_GAP_DAYS - 1}`;

/** Whether a slot `s` keeps the interval to each other injected live vaccine of an entry `w`, by booking's rule. */
export const KEEPS_DISTANCE = `(w.vaccine_code not in (${CODES}) or not exists (
      select from (
        select o.day, o.vaccine_code from orders o
        where ${IS_SAME_PERSON} and o.vaccine_code in (${CODES}) and o.status in (${COUNTED})
        union all
        select d.day, d.vaccine_code from self_reported_doses d
        where d.linkman_id = w.linkman_id and d.vaccine_code in (${CODES})
      ) live
      where live.vaccine_code <> w.vaccine_code and ${IS_TOO_NEAR}
    ))`;
