import type { InputOf } from '@contract/endpoints';
import { request } from '@/http/request';

/**
 * Moves a visit to another clinic, all or none. @returns the new orders
 * @param change its key is sent again with each repetition of the same attempt
 */
export const changeClinic = (change: InputOf<'POST /order/subscribe/changeClinic.do'>) =>
  request('POST /order/subscribe/changeClinic.do', change, { isJson: true, failure: 'in-place' });
