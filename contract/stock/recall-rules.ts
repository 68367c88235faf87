/** What came of calling somebody about a recall. */
export const RECALL_OUTCOMES = ['reached', 'notReached'] as const;
export type RecallOutcome = (typeof RECALL_OUTCOMES)[number];

/**
 * Who recalls a lot: the holder of its marketing authorisation (疫苗上市许可持有人), whose recall holds at every desk, or a
 * clinic what it has kept wrongly, at its own.
 */
export const RECALL_SOURCES = ['holder', 'clinic'] as const;
export type RecallSource = (typeof RECALL_SOURCES)[number];

/** Least and most characters of what recipients read, in each language. */
export const LEAST_RECALL_MESSAGE = 10;
export const MOST_RECALL_MESSAGE = 500;

/** How somebody was notified. `none`: no account has them; `waiting`: the message is not written yet. */
export const NOTIFIED_STATES = ['waiting', 'none', 'sent', 'read'] as const;
export type NotifiedState = (typeof NOTIFIED_STATES)[number];

/** A recipient of a recalled lot, as far as reaching them goes. */
export interface Reached {
  readonly notified: NotifiedState;
  readonly outcome: RecallOutcome | null;
}

/** Whether somebody still has to be called: nobody has read the message, and staff has not reached them. */
export const isToBeCalled = ({ notified, outcome }: Reached): boolean =>
  notified !== 'read' && outcome !== 'reached';

/** How somebody was notified. @param accounts to how many a message was written; null: not yet. @param isRead by any of them */
export function notifiedState(accounts: number | null, isRead: boolean): NotifiedState {
  if (accounts === null) return 'waiting';
  if (accounts === 0) return 'none';
  return isRead ? 'read' : 'sent';
}
