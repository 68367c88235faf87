import { useState } from 'react';
import type { CommentCard } from '@contract/community/cards';
import type { CommunityUser } from '@contract/community/user-endpoints';
import { sentIds } from '@/shared/upload/picture-list';
import type { ListedPicture } from '@/shared/upload/picture-list';
import { isApiError } from '@/http/failure/api-error';
import { serverNow } from '@/http/server-clock';
import { textOf } from '@/i18n/messages';
import { uuid } from '@/platform/secure-random/ids';
import { showToast } from '@/ui/toast/toast';
import { publishComment } from './api';
import { attemptOf } from './attempt-rules';
import { composerProblemOf } from './composer-problem-rules';
import type { ComposerProblem } from './composer-problem-rules';
import { closeComposer } from './composer-store';
import type { OpenComposer } from './composer-store';
import { changeCommentDraft, commentDraft, dropCommentDraft, useCommentDraft } from './draft-store';
import { COMMENT_MESSAGES } from './messages';
import { ownCard } from './own-card';
import { changeCommentPictures, dropCommentPictures, useCommentPictures } from './picture-store';

export interface ComposerForm {
  readonly text: string;
  readonly pictures: readonly ListedPicture[];
  readonly problem: ComposerProblem | null;
  /** What is missing, from the first attempt on. */
  readonly violation: 'text' | 'pictures' | null;
  readonly busy: boolean;
  readonly changeText: (text: string) => void;
  readonly changePictures: (
    change: (list: readonly ListedPicture[]) => readonly ListedPicture[],
  ) => void;
  readonly publish: () => Promise<void>;
}

/** Writes one comment or reply. @param onPublished called with it, as its author sees it */
export function useComposer(
  composer: OpenComposer,
  me: CommunityUser | null,
  onPublished: (comment: CommentCard) => void,
): ComposerForm {
  const { text } = useCommentDraft(composer);
  const pictures = useCommentPictures(composer);
  const [problem, setProblem] = useState<ComposerProblem | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const { target, replyTo } = composer;
  const fileIds = sentIds(pictures);
  const violation = text.trim() === '' ? 'text' : fileIds === null ? 'pictures' : null;

  const send = async (ids: readonly string[]): Promise<void> => {
    const draft = commentDraft(composer);
    const attempt = attemptOf(draft, draft.text.trim(), ids, await uuid());
    changeCommentDraft(composer, { attempt });
    const { commentId, state } = await publishComment({
      ...target,
      ...(replyTo ? { replyToId: replyTo.commentId } : {}),
      text: attempt.text,
      fileIds: [...ids],
      idempotencyKey: attempt.key,
    });
    const previews = pictures.map(({ file }) => file.preview);
    const now = serverNow();
    onPublished(ownCard({ commentId, state, text: attempt.text, previews, replyTo, now }, me));
    dropCommentDraft(composer);
    dropCommentPictures(composer);
    closeComposer();
    const t = textOf(COMMENT_MESSAGES);
    if (state === 'published') showToast(t('published'), 'success');
    else showToast(t('checking'));
  };
  return {
    text,
    pictures,
    problem,
    violation: tried ? violation : null,
    busy,
    changeText: (next) => {
      changeCommentDraft(composer, { text: next });
      if (problem?.remedy === 'change' || problem?.remedy === 'again') setProblem(null);
    },
    changePictures: (change) => changeCommentPictures(composer, change),
    async publish() {
      setTried(true);
      if (violation || fileIds === null || busy) return;
      setBusy(true);
      setProblem(null);
      try {
        await send(fileIds);
      } catch (error) {
        const msg = textOf(COMMENT_MESSAGES)('unknown');
        setProblem(
          isApiError(error) ? composerProblemOf(error) : { remedy: 'again', msg, until: null },
        );
      } finally {
        setBusy(false);
      }
    },
  };
}
