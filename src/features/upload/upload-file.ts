import { UPLOAD_PATH } from '@contract/upload/upload-rules';
import type { UploadedFile } from '@contract/upload/endpoints';
import type { Envelope } from '@contract/envelope';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { clientParts } from '@/http/client-parts';
import { compactHeaders, HEADER } from '@/http/wire/headers';
import { httpMessages } from '@/http/messages';
import { traceId } from '@/http/wire/trace-id';
import { textOf } from '@/i18n/messages';
import { upload } from '@/platform/upload';
import type { PickedFile } from '@/platform/upload/types';

/** ms: enough for a picture over a slow mobile connection. */
const TIMEOUT = 60_000;

function envelopeOf(text: string): Envelope<UploadedFile> {
  try {
    return JSON.parse(text) as Envelope<UploadedFile>;
  } catch {
    throw new ApiError({ kind: 'malformed', msg: textOf(httpMessages)('requestError') });
  }
}

/** Uploads a chosen file. Rejects with an ApiError, whose `msg` says why it was not accepted. */
export async function uploadFile(file: PickedFile): Promise<UploadedFile> {
  const parts = clientParts();
  const headers = compactHeaders({
    [HEADER.traceId]: traceId(),
    [HEADER.platform]: parts.platform,
    [HEADER.lane]: parts.lane(),
    [HEADER.appVersion]: parts.appVersion,
    [HEADER.language]: parts.language(),
    [HEADER.token]: parts.token(),
  });
  const call = { url: parts.apiHost + UPLOAD_PATH, headers, timeout: TIMEOUT };
  const text = await upload.send(file, call).catch(() => {
    throw new ApiError({ kind: 'network', msg: textOf(httpMessages)('network') });
  });
  const { code, msg, data } = envelopeOf(text);
  if (code === CODE.SUCCESS) return data;
  throw new ApiError({ kind: 'server', code, msg: msg || textOf(httpMessages)('requestError') });
}
