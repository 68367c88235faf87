import type { ExportDetail } from '@contract/export/endpoints';
import type { InputOf } from '@contract/endpoints';
import { request } from '@/http/request';

/** Calls about exports of personal data; each rejects with an ApiError whose message is to be shown in the page. */
const inPage = { failure: 'in-place' } as const;

export const LATEST_EXPORT = 'GET /passport/user/export/latest.do';
export const EXPORT_DETAIL = 'GET /passport/user/export/detail.do';

export const submitExport = (
  input: InputOf<'POST /passport/user/export/submit.do'>,
): Promise<ExportDetail> => request('POST /passport/user/export/submit.do', input, inPage);

export const cancelExport = (exportId: string): Promise<ExportDetail> =>
  request('POST /passport/user/export/cancel.do', { exportId }, inPage);

export const repeatExport = (exportId: string): Promise<ExportDetail> =>
  request('POST /passport/user/export/repeat.do', { exportId }, inPage);

/** Path of the file, valid for a few minutes. Rejects with 20131 where the user has to sign in again first. */
export const exportAddress = async (exportId: string): Promise<string> =>
  (await request('POST /passport/user/export/download.do', { exportId }, inPage)).url;
