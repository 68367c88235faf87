import type { Reaction } from '@contract/order/observation-rules';
import { request } from '@/http/request';

/** Saves the observation note after a vaccination; `text` up to 500 characters. Rejects with an ApiError. */
export const saveObservation = (orderId: string, reactions: readonly Reaction[], text: string) =>
  request(
    'POST /order/observation/save.do',
    { orderId, reactions: [...reactions], text },
    { isJson: true, failure: 'in-place' },
  );

/** Deletes the note. */
export const removeObservation = (orderId: string) =>
  request('POST /order/observation/remove.do', { orderId }, { isQs: true, failure: 'in-place' });
