import type { FeedbackKind } from '@contract/feedback/endpoints';
import { createSessionDraft } from '@/shared/session/session-draft';
import { onSignOut } from '@/shared/session/session-store';
import type { ListedPicture } from '@/shared/upload/picture-list';

/** Unsent feedback; it is retained while the user signs in to add pictures. */
export interface FeedbackDraft {
  readonly kind: FeedbackKind;
  readonly content: string;
  readonly contact: string;
  readonly pictures: readonly ListedPicture[];
}

const EMPTY: FeedbackDraft = { kind: 'problem', content: '', contact: '', pictures: [] };

const isEmpty = ({ content, contact, pictures }: FeedbackDraft): boolean =>
  content === '' && contact === '' && pictures.length === 0;

export const useFeedbackDraft = createSessionDraft<FeedbackDraft>('feedbackDraft', EMPTY, {
  isEmpty,
  // The previews of pictures end with the page.
  restore: (retained) => ({ ...EMPTY, ...retained, pictures: [] }),
});

export const changeFeedback = (change: Partial<FeedbackDraft>): void =>
  useFeedbackDraft.setState(change);

export const dropFeedback = (): void => useFeedbackDraft.setState(EMPTY, true);

// Pictures belong to the account that uploaded them; after an expired session the rest is retained.
onSignOut((reason) => {
  if (reason === 'expired') changeFeedback({ pictures: [] });
});
