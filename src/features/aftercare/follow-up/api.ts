import { signOf } from '@contract/agreement/text-rules';
import type { FollowUp } from '@contract/follow-up/endpoints';
import { measureOf, SWELLING, TEMPERATURE } from '@contract/follow-up/symptom-rules';
import { agreedNow } from '@/shared/agreement/agreed-now';
import { request } from '@/http/request';
import type { AnswerDraft } from './draft';

const IN_PLACE = { crypto: 'response', failure: 'in-place' } as const;
/** What somebody writes about their health is encrypted on its way to the provider as well. */
const SEALED = { ...IN_PLACE, crypto: 'all', neverCancel: true } as const;

/** Agrees to the follow-up of a visit. Rejects with an ApiError, as all calls here. */
export async function agreeToFollowUp(orderId: string): Promise<FollowUp> {
  const agreed = await agreedNow([signOf('followUpConsent')]);
  return request('POST /order/followUp/consent.do', { orderId, agreed }, IN_PLACE);
}

export const stopFollowUp = (orderId: string): Promise<FollowUp> =>
  request('POST /order/followUp/stop.do', { orderId }, IN_PLACE);

export const eraseFollowUp = (orderId: string): Promise<FollowUp> =>
  request('POST /order/followUp/erase.do', { orderId }, IN_PLACE);

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
