import type { InputOf } from '@contract/endpoints';
import type { DoseForm } from '@contract/plan/endpoints';
import type { SuggestionCode } from '@contract/plan/suggestion-code-rules';
import { request } from '@/http/request';
import { refreshServerData } from '@/http/hooks/use-server';

/** Calls about the plan; each rejects with an ApiError whose message is to be shown in the page. */

const refreshed = (name: Parameters<typeof refreshServerData>[0]): Promise<void> =>
  refreshServerData(name).catch(() => undefined);

/** Reloads the plan, its summary on home, and the data of an open booking form, which depends on the dose history. */
export async function planChanged(): Promise<void> {
  await Promise.all([
    refreshed('GET /vaccine/plan/detail.do'),
    refreshed('GET /plan/plan/due.do'),
    refreshed('GET /order/subscribe/checkSubscribeLinkman.do'),
    refreshed('GET /subscribe/subscribe/courseDays.do'),
    refreshed('GET /subscribe/subscribe/departmentWorkDays.do'),
  ]);
}

/** Saves a self-reported dose. Health data: the body is sent encrypted. */
export async function saveDose(form: DoseForm): Promise<void> {
  await request('POST /vaccine/plan/saveDose.do', form, {
    isJson: true,
    failure: 'in-place',
    crypto: 'request',
  });
  await planChanged();
}

/** Saves up to which age the due doses were administered elsewhere. @returns how many doses were added */
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

/** Undoes such an answer, removing its doses. */
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

/** Declines an optional vaccine for a person, or withdraws that. A failure is shown in a toast. */
export async function declineSuggestion(
  linkmanId: string,
  code: SuggestionCode,
  declined: boolean,
): Promise<void> {
  await request(
    'POST /plan/plan/declineSuggestion.do',
    { linkmanId, code, declined },
    // Not cancelled by the one for another vaccine: calls are told apart by their URL only.
    { isJson: true, crypto: 'request', neverCancel: true },
  );
  await planChanged();
}
