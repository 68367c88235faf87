import type { OwnDecision } from '@contract/community/report-endpoints';

/** What became of a decision since: `undone` by staff, or what became of the author's appeal; null: it stands. */
export type DecisionOutcome = 'undone' | 'open' | 'accepted' | 'rejected';

/** @returns what became of a decision, or null */
export function outcomeOf({
  undone,
  appeal,
}: Pick<OwnDecision, 'undone' | 'appeal'>): DecisionOutcome | null {
  if (appeal !== null) return appeal;
  return undone ? 'undone' : null;
}

/** Whether its author may appeal against a decision: once, and not against a publication. */
export const isAppealable = (
  decision: Pick<OwnDecision, 'action' | 'undone' | 'appeal'>,
): boolean => decision.action !== 'publish' && outcomeOf(decision) === null;
