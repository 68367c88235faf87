import type { ObservationAnswer } from '@contract/order/observation-endpoints';
import type { Reaction } from '@contract/order/observation-rules';
import { createSessionDraft } from '@/shared/session/session-draft';

/** An unsaved observation note. */
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

/** Stores the draft, so that a rebuilt page shows it; null deletes it. */
export const keepNote = (draft: NoteDraft | null): void => useDraft.setState({ draft });

/** The draft for an order, or the saved note. */
export function useNoteDraft(orderId: string, saved: ObservationAnswer['note']): NoteDraft {
  const draft = useDraft((state) => state.draft);
  if (draft?.orderId === orderId) return draft;
  return { orderId, reactions: saved?.reactions ?? [], text: saved?.text ?? '' };
}
