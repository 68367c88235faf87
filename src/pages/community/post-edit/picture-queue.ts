import { create } from 'zustand';
import type { UploadedFile } from '@contract/upload/endpoints';
import { uploadViolation } from '@contract/upload/upload-rules';
import { UPLOAD_MESSAGES } from '@/shared/upload/messages';
import { startUpload } from '@/shared/upload/upload-file';
import type { FileUpload } from '@/shared/upload/upload-file';
import { isApiError, isPassing } from '@/http/failure/api-error';
import { traceId } from '@/http/wire/trace-id';
import { textOf } from '@/i18n/messages';
import { retainedFiles } from '@/platform/retained-files';
import { shrinkPicture } from '@/platform/shrink-picture';
import type { PickedFile } from '@/platform/upload/types';
import { wait } from '@/platform/wait/wait';
import { changeDraft, changeDraftNow, usePostDrafts } from './draft-store';
import { isUploaded } from './picture-rules';
import type { DraftPicture, PictureProgress } from './picture-rules';

/** Pictures sent at the same time: more would only share the same connection. */
const AT_ONCE = 2;
/** ms before each automatic repetition; after the last, the user decides. */
const PAUSES: readonly number[] = [1_000, 3_000];
/** Percentages are reported in steps of so many: every step renders. */
const STEP = 10;

const VIOLATIONS = {
  type: 'violationType',
  size: 'violationSize',
  empty: 'violationEmpty',
} as const;

type Progress = Readonly<Record<string, PictureProgress>>;

/** What is known of pictures as long as the app runs, by their keys. */
export const usePictureProgress = create<Progress>(() => ({}));

/** A picture of a draft that is to be sent. */
interface Job {
  readonly form: string;
  readonly key: string;
}

const files = new Map<string, PickedFile>();
const running = new Map<string, FileUpload>();
/** Pictures whose sending failed for a reason that may pass. */
const passing = new Set<string>();
let waiting: readonly Job[] = [];
let active = 0;

const picturesOf = (form: string): readonly DraftPicture[] =>
  usePostDrafts.getState()[form]?.pictures ?? [];

const isThere = ({ form, key }: Job): boolean => picturesOf(form).some((each) => each.key === key);

function show(key: string, change: Partial<PictureProgress>): void {
  usePictureProgress.setState((all) => ({
    [key]: { ...(all[key] ?? { state: 'waiting', percent: null, preview: '' }), ...change },
  }));
}

function changePicture({ form, key }: Job, change: Partial<DraftPicture>): void {
  const pictures = picturesOf(form).map((each) =>
    each.key === key ? { ...each, ...change } : each,
  );
  // A picture that has arrived is stored at once: a killed app would send it again.
  changeDraftNow(form, { pictures });
}

/** Sends a picture, again after a pause where the reason may pass. */
async function send(job: Job, file: PickedFile): Promise<UploadedFile> {
  for (let attempt = 0; ; attempt += 1) {
    const task = startUpload(file, (percent) => {
      const shown = Math.floor(percent / STEP) * STEP;
      if (usePictureProgress.getState()[job.key]?.percent !== shown)
        show(job.key, { percent: shown });
    });
    running.set(job.key, task);
    try {
      return await task.uploaded;
    } catch (error) {
      const pause = PAUSES[attempt];
      if (pause === undefined || !isPassing(error) || !isThere(job)) throw error;
      show(job.key, { percent: null });
      await wait(pause);
      if (!isThere(job)) throw error;
    } finally {
      running.delete(job.key);
    }
  }
}

async function work(job: Job, onRefusal: (text: string) => void): Promise<void> {
  const file = files.get(job.key);
  if (!file || !isThere(job)) return;
  show(job.key, { state: 'sending', percent: null });
  passing.delete(job.key);
  try {
    const { fileId, aiMade } = await send(job, file);
    if (!isThere(job)) return;
    changePicture(job, { fileId, sentAt: Date.now(), aiMade });
    show(job.key, { state: 'sent', percent: null });
  } catch (error) {
    if (!isThere(job)) return;
    show(job.key, { state: 'failed', percent: null });
    if (isPassing(error)) passing.add(job.key);
    else if (isApiError(error)) onRefusal(error.msg);
  }
}

function pump(onRefusal: (text: string) => void): void {
  while (active < AT_ONCE) {
    const [next, ...rest] = waiting;
    if (!next) return;
    waiting = rest;
    active += 1;
    void work(next, onRefusal).finally(() => {
      active -= 1;
      pump(onRefusal);
    });
  }
}

function enqueue(job: Job, onRefusal: (text: string) => void): void {
  show(job.key, { state: 'waiting', percent: null });
  waiting = [...waiting.filter(({ key }) => key !== job.key), job];
  pump(onRefusal);
}

/** Copies a picture to the device where there is room, so that it survives the app. */
async function retain(job: Job, file: PickedFile): Promise<PickedFile> {
  try {
    const retained = await retainedFiles.store(file);
    if (isThere(job)) changePicture(job, { storedAs: retained.storedAs });
    else void retainedFiles.remove(retained.storedAs);
    return retained.file;
  } catch {
    return file;
  }
}

/**
 * Adds chosen pictures to a form's draft and sends them: smaller, two at a time, in their order.
 * @param onRefusal called with the reason why one was not accepted, in a sentence
 */
export async function addPictures(
  form: string,
  chosen: readonly PickedFile[],
  onRefusal: (text: string) => void,
): Promise<void> {
  for (const original of chosen) {
    const file = await shrinkPicture(original);
    const violation = uploadViolation(file, 'image');
    if (violation) onRefusal(textOf(UPLOAD_MESSAGES)(VIOLATIONS[violation]));
    else {
      const job = { form, key: traceId() };
      const added = { key: job.key, name: file.name, storedAs: null, fileId: null, sentAt: null };
      show(job.key, { state: 'waiting', percent: null, preview: file.preview });
      changeDraft(form, { pictures: [...picturesOf(form), added] });
      const retained = await retain(job, file);
      files.set(job.key, retained);
      show(job.key, { preview: retained.preview });
      enqueue(job, onRefusal);
    }
  }
}

/** Sends a picture again that has failed. */
export function retryPicture(form: string, key: string, onRefusal: (text: string) => void): void {
  if (usePictureProgress.getState()[key]?.state === 'failed') enqueue({ form, key }, onRefusal);
}

/** Removes a picture, also while it is being sent. */
export function removePicture(form: string, key: string): void {
  const removed = picturesOf(form).find((each) => each.key === key);
  changeDraftNow(form, { pictures: picturesOf(form).filter((each) => each.key !== key) });
  running.get(key)?.abort();
  waiting = waiting.filter((job) => job.key !== key);
  files.delete(key);
  if (removed?.storedAs) void retainedFiles.remove(removed.storedAs);
}

async function reopen(job: Job, picture: DraftPicture, onRefusal: (text: string) => void) {
  const { storedAs, name } = picture;
  const file = storedAs ? await retainedFiles.open(storedAs, name) : null;
  if (!isThere(job)) return;
  if (file) files.set(job.key, file);
  const preview = file?.preview ?? '';
  if (isUploaded(picture, Date.now())) show(job.key, { state: 'sent', preview });
  else if (file) {
    show(job.key, { preview });
    enqueue(job, onRefusal);
  } else show(job.key, { state: 'lost', preview });
}

/** When a form is shown: goes on with the pictures of a killed app, and with those that failed for want of a network. */
export function resumePictures(form: string, onRefusal: (text: string) => void): void {
  for (const picture of picturesOf(form)) {
    const job = { form, key: picture.key };
    const progress = usePictureProgress.getState()[picture.key];
    if (!progress) {
      show(picture.key, {});
      void reopen(job, picture, onRefusal);
    } else if (progress.state === 'failed' && passing.has(picture.key)) enqueue(job, onRefusal);
  }
}

/** Sends pictures again that the provider no longer has, from the app's memory or from their copies on the device. */
export function resendPictures(
  form: string,
  gone: readonly string[],
  onRefusal: (text: string) => void,
): void {
  for (const picture of picturesOf(form)) {
    if (picture.fileId === null || !gone.includes(picture.fileId)) continue;
    const job = { form, key: picture.key };
    const unsent = { fileId: null, sentAt: null };
    changePicture(job, unsent);
    show(job.key, { state: 'waiting', percent: null });
    if (files.has(job.key)) enqueue(job, onRefusal);
    else void reopen(job, { ...picture, ...unsent }, onRefusal);
  }
}
