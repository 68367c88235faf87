import { create } from 'zustand';
import { LONGEST_VIDEO } from '@contract/community/content-limit-rules';
import { uploadViolation } from '@contract/upload/upload-rules';
import { startUpload } from '@/shared/upload/upload-file';
import type { FileUpload } from '@/shared/upload/upload-file';
import { isRefusal } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import type { PickedFile } from '@/platform/upload/types';
import { changeDraftNow } from './draft-store';
import { VIDEO_FIELD_MESSAGES } from './video-messages';

/** Percentages are shown in steps of so many: every step renders. */
const STEP = 10;

type Sending = Readonly<Record<string, { readonly percent: number | null } | undefined>>;

/** Videos on their way, by their forms. */
export const useVideoUpload = create<Sending>(() => ({}));

const running = new Map<string, FileUpload>();

/** Whether a form's video is on its way. */
export const isVideoSending = (form: string): boolean => running.has(form);

function end(form: string): void {
  running.delete(form);
  useVideoUpload.setState({ [form]: undefined });
}

/** Uploads a form's video and adds it to the draft. @param onRefusal called with the reason, in a sentence */
export async function addVideo(
  form: string,
  file: PickedFile,
  onRefusal: (text: string) => void,
): Promise<void> {
  const t = textOf(VIDEO_FIELD_MESSAGES);
  const violation = uploadViolation(file, 'video');
  if (violation) return onRefusal(t(violation));
  const task = startUpload(file, (percent) => {
    const shown = Math.floor(percent / STEP) * STEP;
    if (running.get(form) === task && useVideoUpload.getState()[form]?.percent !== shown)
      useVideoUpload.setState({ [form]: { percent: shown } });
  });
  running.set(form, task);
  useVideoUpload.setState({ [form]: { percent: null } });
  try {
    const { fileId, duration, aiMade } = await task.uploaded;
    if (running.get(form) !== task) return;
    if (duration === null) onRefusal(t('unplayable'));
    else if (duration > LONGEST_VIDEO) onRefusal(t('long'));
    else changeDraftNow(form, { video: { fileId, duration, aiMade } });
  } catch (error) {
    if (running.get(form) !== task) return;
    onRefusal(isRefusal(error) ? error.msg : t('failed'));
  } finally {
    if (running.get(form) === task) end(form);
  }
}

/** Removes a form's video, also while it is being sent. */
export function removeVideo(form: string): void {
  const task = running.get(form);
  end(form);
  task?.abort();
  changeDraftNow(form, { video: null });
}
