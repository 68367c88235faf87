import { create } from 'zustand';
import type { FeedbackKind } from '@contract/feedback/endpoints';
import { onSignOut } from '@/features/account/session-store';
import type { ListedPicture } from '@/features/upload/picture-list';

/** Unsent feedback; it is retained while the user signs in to add pictures. */
export interface FeedbackDraft {
  readonly kind: FeedbackKind;
  readonly content: string;
  readonly contact: string;
  readonly pictures: readonly ListedPicture[];
}

const EMPTY: FeedbackDraft = { kind: 'problem', content: '', contact: '', pictures: [] };

export const useFeedbackDraft = create<FeedbackDraft>(() => EMPTY);

export const changeFeedback = (change: Partial<FeedbackDraft>): void =>
  useFeedbackDraft.setState(change);

export const dropFeedback = (): void => useFeedbackDraft.setState(EMPTY, true);

// Pictures belong to the account that uploaded them; after an expired session the rest is retained.
onSignOut((reason) => (reason === 'expired' ? changeFeedback({ pictures: [] }) : dropFeedback()));
