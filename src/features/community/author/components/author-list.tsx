import type { AuthorCard } from '@contract/community/cards';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { AUTHOR_MESSAGES } from '../messages';
import { AuthorRows } from './author-rows';
import { RelationButton } from './relation-button';

/** Whom the reader follows, is followed by, or has blocked. */
export type Relation = 'followed' | 'followers' | 'blocked';

const NONE = { followed: 'noFollowed', followers: 'noFollowers', blocked: 'noBlocked' } as const;
const idOf = ({ userId }: AuthorCard): string => userId;

/** The reader's own list of a relation; following and blocks are ended in place, and can be set again. */
export function AuthorList({ relation }: { readonly relation: Relation }) {
  const t = useText(AUTHOR_MESSAGES);
  const authors = useCursorPages('GET /ugc-api/user/list.do', { relation }, idOf);
  return (
    <AuthorRows
      authors={authors}
      empty={{
        icon: 'users',
        title: t(NONE[relation]),
        text: relation === 'followed' ? t('noFollowedText') : undefined,
      }}
      action={({ userId }) =>
        relation === 'followers' ? null : <RelationButton userId={userId} relation={relation} />
      }
    />
  );
}
