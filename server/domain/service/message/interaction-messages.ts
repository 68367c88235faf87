import type { InteractionKind } from '@contract/message/message-rules';
import type { MessageParams } from '../../../db/desk-tables';
import type { Bilingual } from '../../../kernel/language';

const both = (zh: string, en: string): Bilingual => ({ zh, en });
const QUOTED = both('“{excerpt}”', '“{excerpt}”');

/** Messages about what others did: several of one kind are one message. */
export const INTERACTION_MESSAGES: Record<
  InteractionKind,
  { readonly title: Bilingual; readonly body: Bilingual }
> = {
  commented: {
    title: both('您的{thing}有 {count} 条新评论', '{comments} on your {thing}'),
    body: QUOTED,
  },
  replied: {
    title: both('您的评论有 {count} 条新回复', '{replies} to your comment'),
    body: QUOTED,
  },
  liked: { title: both('{count} 人赞了您的{thing}', '{people} liked your {thing}'), body: QUOTED },
  followed: {
    title: both('{count} 人关注了您', '{people} started following you'),
    body: both('看看是谁关注了您。', 'See who follows you.'),
  },
};

const counted = (count: string, one: string, several: string): string =>
  `${count} ${count === '1' ? one : several}`;

/** A message's count with its noun, as English needs it. */
export function countWords({ count }: MessageParams): MessageParams {
  if (typeof count !== 'string') return {};
  return {
    people: counted(count, 'person', 'people'),
    comments: counted(count, 'new comment', 'new comments'),
    replies: counted(count, 'new reply', 'new replies'),
  };
}
