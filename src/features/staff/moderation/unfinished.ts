import { create } from 'zustand';
import type { QueueFilter } from '@contract/community/moderation-rules';
import { createStaffDrafts } from '@/features/staff/session/staff-drafts';
import type { MuteChoice } from './components/mute-days';
import { NO_REASONS } from './components/reason-fields';
import type { Reasons } from './components/reason-fields';
import { moderationSession } from './session';

/** A decision that is being made. */
export interface Decision {
  readonly action: 'publish' | 'remove' | 'warn';
  readonly reasons: Reasons;
  readonly mute: MuteChoice;
}

const NO_DECISION: Decision = { action: 'publish', reasons: NO_REASONS, mute: 'none' };

const drafts = createStaffDrafts();

/** The decision that is being made on a case; undefined deletes it. */
export const useDecisionDraft = (caseId: string) => drafts.useDraft(caseId, NO_DECISION);

/** Deletes decisions on cases that nobody can decide any more. */
export const keepDecisionsOn = (caseIds: readonly string[]): void =>
  drafts.forget((caseId) => !caseIds.includes(caseId));

interface QueueView {
  readonly filter: QueueFilter;
  /** The case that is open. */
  readonly chosen: string | null;
}

const START: QueueView = { filter: 'all', chosen: null };

/** Where a moderator is in the queue: they come back to it from the other views. */
export const useQueueView = create<QueueView>(() => START);

let moderator = moderationSession.useSession.getState().session?.name;

// An expired session loses nothing; a sign-out does, and so does the sign-in of a colleague on the same machine.
moderationSession.useSession.subscribe(({ session, isExpired }) => {
  if (session ? session.name !== moderator : !isExpired) {
    drafts.forget();
    useQueueView.setState(START);
  }
  moderator = session?.name ?? moderator;
});
