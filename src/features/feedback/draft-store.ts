import { create } from 'zustand';
import type { FeedbackKind } from '@contract/feedback/endpoints';
import { onSignOut } from '@/features/account/session-store';
import type { ListedPicture } from '@/features/upload/picture-list';

/** What somebody has begun to tell; it stays while they sign in for pictures. */
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

// The pictures belong to who has sent them; the words wait for whose session only ran out.
onSignOut((reason) => (reason === 'expired' ? changeFeedback({ pictures: [] }) : dropFeedback()));
