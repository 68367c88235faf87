import { useCallback, useState } from 'react';
import type { CommentCard } from '@contract/community/cards';
import { NO_CHANGES, withAdded, withRemoved } from './thread-rules';
import type { ThreadChanges } from './thread-rules';

/** Where a comment stands: '' for comments themselves, else the comment under which a reply stands. */
type ParentId = string;

export interface ThreadEdits {
  readonly of: (parentId: ParentId) => ThreadChanges;
  readonly add: (parentId: ParentId, comment: CommentCard) => void;
  readonly remove: (parentId: ParentId, commentId: string) => void;
}

/** What the reader wrote and removed in a thread since it was read. */
export function useThreadChanges(): ThreadEdits {
  const [changes, setChanges] = useState<Readonly<Record<ParentId, ThreadChanges>>>({});
  const change = useCallback(
    (parentId: ParentId, by: (before: ThreadChanges) => ThreadChanges) =>
      setChanges((all) => ({ ...all, [parentId]: by(all[parentId] ?? NO_CHANGES) })),
    [],
  );
  return {
    of: (parentId) => changes[parentId] ?? NO_CHANGES,
    add: (parentId, comment) => change(parentId, (before) => withAdded(before, comment)),
    remove: (parentId, commentId) => change(parentId, (before) => withRemoved(before, commentId)),
  };
}
