import type { InputOf } from '@contract/endpoints';
import { refreshServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';

const SEND = { isJson: true, neverCancel: true, failure: 'in-place' } as const;

/**
 * Reports a post or comment; a repetition answers the first report.
 * @throws ApiError 1003, 1004, 9999 for one's own, 9900 (reason `dailyReports`)
 */
export async function saveReport(input: InputOf<'POST /ugc-api/report/save.do'>): Promise<void> {
  await request('POST /ugc-api/report/save.do', input, SEND);
  void refreshServerData('GET /ugc-api/report/list.do');
}

/**
 * Asks that another moderator looks at a decision again; a repetition answers the first appeal.
 * @throws ApiError 9999 for a decision about somebody else, 9991 (reason `undone`)
 */
export async function saveAppeal(input: InputOf<'POST /ugc-api/appeal/save.do'>): Promise<void> {
  await request('POST /ugc-api/appeal/save.do', input, SEND);
}
