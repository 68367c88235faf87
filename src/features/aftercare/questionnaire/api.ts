import type { DataOf, InputOf } from '@contract/endpoints';
import { refreshServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';

/** What a questionnaire page shows. */
export type QuestionnaireDetail = DataOf<'GET /questionnaire/detail.do'>;

/** Stores a draft with the account. The device has it too, so a failure is silent. */
export const storeDraft = (draft: InputOf<'POST /questionnaire/draft.do'>): Promise<void> =>
  request('POST /questionnaire/draft.do', draft, { failure: 'background' }).then(
    () => undefined,
    () => undefined,
  );

/** Sends the answers of an attempt; a repetition changes nothing. */
export async function sendAnswers(
  answers: InputOf<'POST /questionnaire/submit.do'>,
): Promise<void> {
  await request('POST /questionnaire/submit.do', answers, { failure: 'in-place' });
  await refreshServerData('GET /questionnaire/list.do');
  await refreshServerData('GET /health-beans/activeTask/list.do');
}
