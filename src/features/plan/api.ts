import type { DoseForm } from '@contract/plan/endpoints';
import { request } from '@/http/request';
import { refreshServerData } from '@/http/use-server';

/** Calls about the plan; each rejects with an ApiError whose message belongs in the page. */

const planChanged = (): Promise<void> =>
  refreshServerData('GET /vaccine/plan/detail.do').catch(() => undefined);

/** Notes a dose. Health data: the body travels encrypted. */
export async function saveDose(form: DoseForm): Promise<void> {
  await request('POST /vaccine/plan/saveDose.do', form, {
    isJson: true,
    toast: false,
    crypto: 'request',
  });
  await planChanged();
}

export async function removeDose(doseRecordId: string): Promise<void> {
  await request(
    'POST /vaccine/plan/removeDose.do',
    { doseRecordId },
    { isJson: true, toast: false },
  );
  await planChanged();
}
