import type { ContentTarget } from '@contract/community/cards';

/** What comments, likes and collections belong to. */
export interface CommentTarget {
  readonly targetType: ContentTarget;
  readonly targetId: string;
}

/** Name of a target, for keys. */
export const targetKey = ({ targetType, targetId }: CommentTarget): string =>
  `${targetType}:${targetId}`;
