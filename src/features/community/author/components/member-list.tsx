import type { AuthorCard } from '@contract/community/cards';
import { useCursorPages } from '@/http/hooks/use-cursor-pages';
import { useText } from '@/i18n/messages';
import { AUTHOR_MESSAGES } from '../messages';
import { AuthorRows } from './author-rows';

const idOf = ({ userId }: AuthorCard): string => userId;

/** Members of a circle that the reader has joined, the latest first. */
export function MemberList({ circleId }: { readonly circleId: string }) {
  const t = useText(AUTHOR_MESSAGES);
  const authors = useCursorPages('GET /ugc-api/circle/members.do', { circleId }, idOf);
  return <AuthorRows authors={authors} empty={{ icon: 'users', title: t('noMembers') }} />;
}
