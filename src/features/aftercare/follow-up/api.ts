import { signOf } from '@contract/agreement/text-rules';
import type { FollowUp } from '@contract/follow-up/endpoints';
import { measureOf, SWELLING, TEMPERATURE } from '@contract/follow-up/symptom-rules';
import { agreedNow } from '@/shared/agreement/agreed-now';
import { request } from '@/http/request';
import type { AnswerDraft } from './draft';

const SHOWN_BY_PAGE = { crypto: 'response', failure: 'in-place' } as const;
/** What somebody writes about their health is encrypted on its way to the provider as well. */
const SEALED = { ...SHOWN_BY_PAGE, crypto: 'all', neverCancel: true } as const;

/** Agrees to the follow-up of a visit. Rejects with an ApiError, as all calls here. */
export async function agreeToFollowUp(orderId: string): Promise<FollowUp> {
  const agreed = await agreedNow([signOf('followUpConsent')]);
  return request('POST /order/followUp/consent.do', { orderId, agreed }, SHOWN_BY_PAGE);
}

export const stopFollowUp = (orderId: string): Promise<FollowUp> =>
  request('POST /order/followUp/stop.do', { orderId }, SHOWN_BY_PAGE);

export const eraseFollowUp = (orderId: string): Promise<FollowUp> =>
  request('POST /order/followUp/erase.do', { orderId }, SHOWN_BY_PAGE);

/** Sends an answer; repeated, it is stored once. */
export const sendAnswer = (
  draft: AnswerDraft,
  failure: 'in-place' | 'background' = 'in-place',
): Promise<FollowUp> =>
  request(
    'POST /order/followUp/answer.do',
    {
      orderId: draft.orderId,
      submissionId: draft.submissionId,
      unusual: draft.unusual,
      symptoms: [...draft.symptoms],
      temperature: measureOf(draft.temperature, TEMPERATURE),
      swelling: measureOf(draft.swelling, SWELLING),
      fileIds: [...draft.fileIds],
    },
    { ...SEALED, failure },
  );
