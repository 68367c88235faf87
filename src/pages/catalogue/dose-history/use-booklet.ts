import { useRef, useState } from 'react';
import { MOST_BOOKLET_PICTURES } from '@contract/plan/booklet-rules';
import { uploadViolation } from '@contract/upload/upload-rules';
import { isApiError } from '@/http/failure/api-error';
import { refreshServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { textOf } from '@/i18n/messages';
import { upload } from '@/platform/upload';
import type { PickedFile } from '@/platform/upload/types';
import { UPLOAD_MESSAGES, VIOLATION_TEXTS } from '@/shared/upload/messages';
import { uploadFile } from '@/shared/upload/upload-file';
import { BOOKLET_MESSAGES } from './booklet-messages';

/** Pictures that the chooser offers at once; they are uploaded one after another. */
const AT_ONCE = 9;

export interface BookletActions {
  readonly isSending: boolean;
  /** Why a picture was not added or removed, '' without a failure. */
  readonly failure: string;
  /** Sends again what was chosen and not added; null where nothing was. */
  readonly retry: (() => void) | null;
  readonly add: () => Promise<void>;
  readonly remove: (fileId: string) => Promise<boolean>;
}

const said = (reason: unknown): string =>
  isApiError(reason) ? reason.msg : textOf(BOOKLET_MESSAGES)('failed');

/** Adds pictures to a person's booklet and removes them. @param count how many there are */
export function useBooklet(linkmanId: string, count: number): BookletActions {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  // What was chosen and is not added yet, and what of it is uploaded: not sent twice.
  const [unsent, setUnsent] = useState<readonly PickedFile[]>([]);
  const uploaded = useRef(new Map<PickedFile, string>());
  const refresh = (): Promise<void> =>
    refreshServerData('GET /vaccine/plan/doseHistory.do').catch(() => undefined);

  const send = async (files: readonly PickedFile[]): Promise<void> => {
    setFailure('');
    setUnsent(files);
    setSending(true);
    try {
      for (const file of files)
        if (!uploaded.current.has(file))
          uploaded.current.set(file, (await uploadFile(file)).fileId);
      const fileIds = files.flatMap((file) => uploaded.current.get(file) ?? []);
      await request(
        'POST /vaccine/plan/addBookletPictures.do',
        { linkmanId, fileIds },
        { isJson: true, failure: 'in-place', crypto: 'response' },
      );
      setUnsent([]);
      await refresh();
    } catch (reason) {
      setFailure(said(reason));
    } finally {
      setSending(false);
    }
  };
  const add = async (): Promise<void> => {
    setFailure('');
    const most = Math.min(AT_ONCE, MOST_BOOKLET_PICTURES - count);
    const picked = (await upload.pickPictures(most)).slice(0, most);
    const violation = picked.map((file) => uploadViolation(file, 'image')).find(Boolean);
    if (violation) setFailure(textOf(UPLOAD_MESSAGES)(VIOLATION_TEXTS[violation]));
    const fitting = picked.filter((file) => !uploadViolation(file, 'image'));
    if (fitting.length > 0) await send(fitting);
  };
  const remove = async (fileId: string): Promise<boolean> => {
    setFailure('');
    try {
      await request(
        'POST /vaccine/plan/removeBookletPicture.do',
        { fileId },
        { isJson: true, failure: 'in-place' },
      );
      await refresh();
      return true;
    } catch (reason) {
      setFailure(said(reason));
      return false;
    }
  };
  const isWaiting = unsent.length > 0 && !isSending;
  return { isSending, failure, retry: isWaiting ? () => void send(unsent) : null, add, remove };
}
