import { uploadViolation } from '@contract/upload/upload-rules';
import { isApiError } from '@/http/failure/api-error';
import { traceId } from '@/http/wire/trace-id';
import { textOf } from '@/i18n/messages';
import { upload } from '@/platform/upload';
import type { PickedFile } from '@/platform/upload/types';
import { UPLOAD_MESSAGES, VIOLATION_TEXTS } from './messages';
import { withPicture } from './picture-list';
import type { ListedPicture } from './picture-list';
import { uploadFile } from './upload-file';

type Change = (change: (list: readonly ListedPicture[]) => readonly ListedPicture[]) => void;

export interface Pictures {
  add(): Promise<void>;
  again(key: string): void;
  remove(key: string): void;
}

/**
 * Chooses and uploads the pictures of a form, which owns the list.
 * @param onFailure called with the reason why a picture was rejected, in one sentence; with '' when choosing starts
 * again
 */
export function picturesOf(
  list: readonly ListedPicture[],
  most: number,
  change: Change,
  onFailure: (text: string) => void,
): Pictures {
  const send = async (key: string, file: PickedFile): Promise<void> => {
    try {
      const { fileId } = await uploadFile(file);
      change((now) => withPicture(now, key, { state: 'sent', fileId }));
    } catch (error) {
      change((now) => withPicture(now, key, { state: 'failed' }));
      if (isApiError(error)) onFailure(error.msg);
    }
  };
  return {
    async add() {
      onFailure('');
      const picked = await upload.pickPictures(most - list.length);
      for (const file of picked.slice(0, most - list.length)) {
        const violation = uploadViolation(file, 'image');
        if (violation) {
          onFailure(textOf(UPLOAD_MESSAGES)(VIOLATION_TEXTS[violation]));
        } else {
          const key = traceId();
          change((now) => [...now, { key, file, state: 'sending' }]);
          void send(key, file);
        }
      }
    },
    again(key) {
      const found = list.find((each) => each.key === key);
      if (!found) return;
      onFailure('');
      change((now) => withPicture(now, key, { state: 'sending' }));
      void send(key, found.file);
    },
    remove: (key) => change((now) => now.filter((each) => each.key !== key)),
  };
}
