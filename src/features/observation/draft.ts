import type { ObservationAnswer } from '@contract/order/observation-endpoints';
import type { Reaction } from '@contract/order/observation-rules';
import { createSessionDraft } from '@/features/account/session-draft';

/** A note as far as it is written. */
export interface NoteDraft {
  readonly orderId: string;
  readonly reactions: readonly Reaction[];
  readonly text: string;
}

/** For this session only: health data never goes into long-term storage. */
const useDraft = createSessionDraft<{ readonly draft: NoteDraft | null }>(
  'noteDraft',
  { draft: null },
  { isEmpty: ({ draft }) => draft === null },
);

/** Keeps what is being written, so that a page that is built again shows it; null forgets it. */
export const keepNote = (draft: NoteDraft | null): void => useDraft.setState({ draft });

/** What is being written about an order, or what was saved. */
export function useNoteDraft(orderId: string, saved: ObservationAnswer['note']): NoteDraft {
  const draft = useDraft((state) => state.draft);
  if (draft?.orderId === orderId) return draft;
  return { orderId, reactions: saved?.reactions ?? [], text: saved?.text ?? '' };
}
