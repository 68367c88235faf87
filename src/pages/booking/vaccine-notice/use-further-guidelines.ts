import type { Guideline } from '@contract/vaccine/endpoints';
import { useNewAnswer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';

const read = (vaccId: string): Promise<Guideline> =>
  request(
    'GET /vaccine/vaccineArticle/findVaccGuidelines.do',
    { vaccId },
    { neverCancel: true, failure: 'in-place' },
  );

/** Disclosures of the other vaccines of a visit; nothing is asked where there are none. */
export const useFurtherGuidelines = (
  productIds: readonly string[],
): ServerData<readonly Guideline[]> =>
  useNewAnswer(productIds.length > 0 ? ['guidelines', ...productIds] : null, () =>
    Promise.all(productIds.map(read)),
  );
