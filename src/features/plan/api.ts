import type { InputOf } from '@contract/endpoints';
import type { DoseForm } from '@contract/plan/endpoints';
import type { SuggestionCode } from '@contract/plan/suggestion-rules';
import { request } from '@/http/request';
import { refreshServerData } from '@/http/use-server';

/** Calls about the plan; each rejects with an ApiError whose message belongs in the page. */

const refreshed = (name: Parameters<typeof refreshServerData>[0]): Promise<void> =>
  refreshServerData(name).catch(() => undefined);

/** The plan, and what home says of it; what was noted counts in a booking form that is open as well. */
async function planChanged(): Promise<void> {
  await Promise.all([
    refreshed('GET /vaccine/plan/detail.do'),
    refreshed('GET /plan/plan/due.do'),
    refreshed('GET /order/subscribe/checkSubscribeLinkman.do'),
    refreshed('GET /subscribe/subscribe/departmentWorkDays.do'),
  ]);
}

/** Notes a dose. Health data: the body travels encrypted. */
export async function saveDose(form: DoseForm): Promise<void> {
  await request('POST /vaccine/plan/saveDose.do', form, {
    isJson: true,
    failure: 'in-place',
    crypto: 'request',
  });
  await planChanged();
}

/** Says what was given elsewhere up to an age. @returns how many doses it noted */
export async function saveDoseHistory(
  answer: InputOf<'POST /vaccine/plan/saveDoseHistory.do'>,
): Promise<{ count: number }> {
  const saved = await request('POST /vaccine/plan/saveDoseHistory.do', answer, {
    isJson: true,
    failure: 'in-place',
    crypto: 'request',
  });
  await planChanged();
  return saved;
}

/** Takes such an answer back, with what it noted. */
export async function undoDoseHistory(linkmanId: string, batchKey: string): Promise<void> {
  await request(
    'POST /vaccine/plan/undoDoseHistory.do',
    { linkmanId, batchKey },
    { isJson: true, failure: 'in-place' },
  );
  await planChanged();
}

export async function removeDose(doseRecordId: string): Promise<void> {
  await request(
    'POST /vaccine/plan/removeDose.do',
    { doseRecordId },
    { isJson: true, failure: 'in-place' },
  );
  await planChanged();
}

/** Hears no more of an optional vaccine for a person, or again. A failure is said in a toast. */
export async function declineSuggestion(
  linkmanId: string,
  code: SuggestionCode,
  declined: boolean,
): Promise<void> {
  await request(
    'POST /plan/plan/declineSuggestion.do',
    { linkmanId, code, declined },
    { isJson: true, crypto: 'request' },
  );
  await planChanged();
}
