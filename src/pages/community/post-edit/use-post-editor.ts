import { useDidHide, useDidShow, nextTick, usePageScroll } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { MOST_TOPICS } from '@contract/community/content-limit-rules';
import { composerProblemOf } from '@/features/community/comment/composer-problem-rules';
import type { ComposerProblem } from '@/features/community/comment/composer-problem-rules';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { useUnsavedInput } from '@/storage/unsaved';
import { showToast } from '@/ui/toast/toast';
import { isWritten, violationsOf } from './draft-rules';
import type { DraftViolations, PostDraft, PostForm } from './draft-rules';
import {
  changeDraft,
  discardDraft,
  draftOf,
  scrollTopOf,
  saveDrafts,
  usePostDrafts,
  noteScroll,
} from './draft-store';
import { POST_EDITOR_MESSAGES } from './messages';
import { removePicture, resendPictures, resumePictures, usePictureProgress } from './picture-queue';
import { goneUploads } from './picture-rules';
import { publishPost, saveEdit } from './publish-post';
import type { Published } from './publish-post';
import { VIDEO_FIELD_MESSAGES } from './video-messages';
import { isVideoSending, removeVideo } from './video-upload';
import { scrollPageTo } from '@/platform/scroll';

/**
 * Stores with the draft how far its form is scrolled, and scrolls there when the form opens again.
 * @param before CSS pixels from the top where its author was; 0 for a form that begins
 */
function useDraftScroll(key: string, before: number): void {
  usePageScroll(({ scrollTop }) => noteScroll(key, scrollTop));
  useEffect(() => {
    if (before > 0) nextTick(() => void scrollPageTo(before));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the form opens
  }, []);
}

export interface PostEditor {
  readonly draft: PostDraft;
  /** The draft was there before this form opened. */
  readonly isRestored: boolean;
  /** From the first attempt on. */
  readonly violations: DraftViolations;
  /** Why pictures are not complete or were not accepted; ''. */
  readonly pictureViolation: string;
  readonly onPictureViolation: (text: string) => void;
  readonly problem: ComposerProblem | null;
  readonly busy: boolean;
  readonly done: Published | null;
  readonly change: (change: Partial<PostDraft>) => void;
  readonly startOver: () => void;
  /** Asks for consent first, where that is missing. */
  readonly publish: () => Promise<void>;
}

/** Ids of all pictures; null while one is not uploaded. */
function uploadedIds({ pictures }: PostDraft): string[] | null {
  const states = usePictureProgress.getState();
  const ids = pictures.map(({ key, fileId }) => (states[key]?.state === 'sent' ? fileId : null));
  return ids.every((id): id is string => id !== null) ? ids : null;
}

/** Whether a picture waits for its author rather than for the network. */
const hasFailed = ({ pictures }: PostDraft): boolean =>
  pictures.some(({ key }) =>
    ['failed', 'lost'].includes(usePictureProgress.getState()[key]?.state ?? ''),
  );

/** Why the files of a draft cannot be published yet, in a sentence. */
function unready(draft: PostDraft, fileIds: readonly string[] | null): string {
  if (fileIds !== null) return textOf(VIDEO_FIELD_MESSAGES)('wait');
  const t = textOf(POST_EDITOR_MESSAGES);
  return t(hasFailed(draft) ? 'picturesFailed' : 'picturesSending');
}

/** What a form begins with, and where its author was. */
function beginningOf(form: PostForm) {
  const draft = draftOf(form);
  const isBegun = isWritten(draft);
  const isRestored = isBegun && form.postId === undefined;
  return { draft, isRestored, scrollTop: isBegun ? scrollTopOf(form.key) : 0 };
}

function problemOf(error: unknown): ComposerProblem {
  if (isApiError(error)) return composerProblemOf(error);
  return { remedy: 'again', msg: textOf(POST_EDITOR_MESSAGES)('unknown'), until: null };
}

/** Stores the draft when its form is hidden or left, and says so where something was written. */
function useSavedOnLeave(key: string): void {
  useDidHide(saveDrafts);
  useEffect(
    () => () => {
      saveDrafts();
      const left = usePostDrafts.getState()[key];
      if (left && isWritten(left)) showToast(textOf(POST_EDITOR_MESSAGES)('draftSaved'));
    },
    [key],
  );
}

/**
 * Writes one post, or changes one. What is typed is stored on the device until it is published.
 * @param askRules resolves whether the community's rules are accepted
 */
export function usePostEditor(form: PostForm, askRules: () => Promise<boolean>): PostEditor {
  const { key, postId } = form;
  const stored = usePostDrafts((all) => all[key]);
  const [first] = useState(() => beginningOf(form));
  const draft = stored ?? first.draft;
  const [isRestored, setRestored] = useState(first.isRestored);
  const [tried, setTried] = useState(false);
  const [pictureViolation, setPictureViolation] = useState('');
  const [problem, setProblem] = useState<ComposerProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Published | null>(null);
  useDidShow(() => resumePictures(key, setPictureViolation));
  // The form appears after its page was shown, once it is known who writes.
  useEffect(() => resumePictures(key, setPictureViolation), [key]);
  useSavedOnLeave(key);
  useDraftScroll(key, first.scrollTop);
  // The fields are off while they are sent, and count no longer.
  useUnsavedInput(busy);
  const violations = violationsOf(draft, MOST_TOPICS);

  const send = async (): Promise<void> => {
    const t = textOf(POST_EDITOR_MESSAGES);
    const fileIds = uploadedIds(draft);
    if (fileIds === null || isVideoSending(key)) {
      setPictureViolation(unready(draft, fileIds));
      return;
    }
    setBusy(true);
    try {
      setDone(
        postId === undefined
          ? await publishPost(key, draft, fileIds)
          : await saveEdit(key, postId, draft),
      );
    } catch (error) {
      const gone = goneUploads(error);
      if (gone) {
        setPictureViolation(t('picturesGone'));
        resendPictures(key, gone, setPictureViolation);
        return;
      }
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    isRestored,
    violations: tried ? violations : {},
    pictureViolation,
    onPictureViolation: setPictureViolation,
    problem,
    busy,
    done,
    change(change) {
      changeDraft(key, change);
      if (problem?.remedy === 'change') setProblem(null);
    },
    startOver() {
      for (const picture of draft.pictures) removePicture(key, picture.key);
      removeVideo(key);
      discardDraft(key);
      draftOf(form);
      setRestored(false);
      setTried(false);
      setProblem(null);
      setPictureViolation('');
    },
    async publish() {
      setTried(true);
      setProblem(null);
      setPictureViolation('');
      if (busy || Object.keys(violations).length > 0) return;
      if (await askRules()) await send();
    },
  };
}
