import type { CommentCard } from '@contract/community/cards';

/** What the reader changed in a list since it was read. */
export interface ThreadChanges {
  /** Own comments, the latest first. */
  readonly added: readonly CommentCard[];
  readonly removedIds: readonly string[];
}

export const NO_CHANGES: ThreadChanges = { added: [], removedIds: [] };

export const withAdded = (changes: ThreadChanges, comment: CommentCard): ThreadChanges => ({
  ...changes,
  added: [comment, ...changes.added.filter(({ commentId }) => commentId !== comment.commentId)],
});

export const withRemoved = (changes: ThreadChanges, commentId: string): ThreadChanges => ({
  added: changes.added.filter((each) => each.commentId !== commentId),
  removedIds: [...changes.removedIds, commentId],
});

function newOf({ added }: ThreadChanges, items: readonly CommentCard[]): readonly CommentCard[] {
  const shownIds = new Set(items.map(({ commentId }) => commentId));
  return added.filter(({ commentId }) => !shownIds.has(commentId));
}

const remaining = ({ removedIds }: ThreadChanges, items: readonly CommentCard[]): CommentCard[] =>
  items.filter(({ commentId }) => !removedIds.includes(commentId));

/** Comments in their order, doctors' answers first and then the newest, with what the reader changed. */
export function shownComments(
  items: readonly CommentCard[],
  changes: ThreadChanges,
): readonly CommentCard[] {
  const added = newOf(changes, items);
  const isAnswer = (comment: CommentCard): boolean => comment.isAnswer;
  const isOther = (comment: CommentCard): boolean => !comment.isAnswer;
  return remaining(changes, [
    ...added.filter(isAnswer),
    ...items.filter(isAnswer),
    ...added.filter(isOther),
    ...items.filter(isOther),
  ]);
}

/** Replies in their order, the oldest first, with what the reader changed. */
export const shownReplies = (
  items: readonly CommentCard[],
  changes: ThreadChanges,
): readonly CommentCard[] =>
  remaining(changes, [...items, ...[...newOf(changes, items)].reverse()]);
