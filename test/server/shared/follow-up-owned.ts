import { newKey } from '../kit/worlds/booking-world';
import { agreedTo } from '../../samples/agreed';

interface Owned {
  readonly orderId: string;
  readonly linkmanId: string;
  readonly cardId: string;
}
const ofOrder = ({ orderId }: Owned) => ({ orderId });
const ofCard = ({ cardId }: Owned) => ({ cardId });

/** Calls of a follow-up, with the input that another account sends. */
export const FOLLOW_UP_CALLS = {
  'GET /order/followUp/detail.do': ofOrder,
  'GET /order/followUp/history.do': ({ linkmanId }: Owned) => ({ linkmanId }),
  'POST /order/followUp/answer.do': ({ orderId }: Owned) => ({
    orderId,
    submissionId: newKey(),
    unusual: false,
  }),
  'POST /order/followUp/consent.do': ({ orderId }: Owned) => ({
    orderId,
    agreed: agreedTo('followUpConsent'),
  }),
  'POST /order/followUp/erase.do': ofOrder,
  'POST /order/followUp/stop.do': ofOrder,
};

/** Calls of a desk for a draft AEFI card. */
export const AEFI_CALLS = {
  'POST /desk/aefi/close.do': ({ cardId }: Owned) => ({ cardId, outcome: 'notAefi' }),
  'POST /desk/aefi/detail.do': ofCard,
  'POST /desk/aefi/take.do': ofCard,
};
