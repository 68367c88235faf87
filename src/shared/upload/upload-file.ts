import { kindOf, UPLOAD_PATH } from '@contract/upload/upload-rules';
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

/** ms: enough for the largest file of a kind over a slow mobile connection. */
const TIMEOUTS = { image: 60_000, video: 300_000 } as const;

function envelopeOf(text: string): Envelope<UploadedFile> {
  try {
    return JSON.parse(text) as Envelope<UploadedFile>;
  } catch {
    throw new ApiError({ kind: 'malformed', msg: textOf(httpMessages)('requestError') });
  }
}

/** A file on its way to the provider. */
export interface FileUpload {
  /** Rejects with an ApiError, whose `msg` says why it was not accepted; its kind is `cancelled` once aborted. */
  readonly uploaded: Promise<UploadedFile>;
  abort(): void;
}

/** Uploads a chosen file. @param onProgress called with the percentage sent, where the platform reports it */
export function startUpload(file: PickedFile, onProgress?: (percent: number) => void): FileUpload {
  const parts = clientParts();
  const headers = compactHeaders({
    [HEADER.traceId]: traceId(),
    [HEADER.platform]: parts.platform,
    [HEADER.lane]: parts.lane(),
    [HEADER.appVersion]: parts.appVersion,
    [HEADER.language]: parts.language(),
    [HEADER.token]: parts.token(),
  });
  const timeout = TIMEOUTS[kindOf(file.name) ?? 'image'];
  const call = { url: parts.apiHost + UPLOAD_PATH, headers, timeout, onProgress };
  const task = upload.send(file, call);
  let isAborted = false;
  const answered = async (): Promise<UploadedFile> => {
    const text = await task.answer.catch(() => {
      const kind = isAborted ? 'cancelled' : 'network';
      throw new ApiError({ kind, msg: textOf(httpMessages)(kind) });
    });
    const { code, msg, data } = envelopeOf(text);
    if (code === CODE.SUCCESS) return data;
    throw new ApiError({ kind: 'server', code, msg: msg || textOf(httpMessages)('requestError') });
  };
  return {
    uploaded: answered(),
    abort() {
      isAborted = true;
      task.abort();
    },
  };
}

/** Uploads a chosen file. Rejects with an ApiError, whose `msg` says why it was not accepted. */
export const uploadFile = (file: PickedFile): Promise<UploadedFile> => startUpload(file).uploaded;
