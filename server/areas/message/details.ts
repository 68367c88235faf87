import type { MessageDetails } from '@contract/message/endpoints';
import { INTERACTION_KINDS } from '@contract/message/message-rules';
import type { Block, Span } from '@contract/message/rich-content';
import type { Db } from '../../db/database';
import { interactionsOf } from '../../domain/community/interactions/people';
import type { Interaction } from '../../domain/community/interactions/people';
import { noticeContent } from '../../domain/service/message/notices/notice-content';
import type { OwnMessage } from '../../domain/service/message/own-messages';
import { messageOf } from '../../domain/service/message/rows';
import type { Language } from '../../kernel/language';

type Button = NonNullable<MessageDetails['button']>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const spansOf = ({ authorId, nickname, text }: Interaction, language: Language): Span[] => {
  const who: Span = {
    text: nickname,
    strong: true,
    link: { page: 'userHome', query: { userId: authorId } },
  };
  return text ? [who, { text: `${language === 'en' ? ': ' : '：'}${text}` }] : [who];
};

async function interactionContent(
  db: Db,
  row: OwnMessage,
  body: string,
  language: Language,
): Promise<{ content: Block[]; button: Button | null }> {
  const kind = INTERACTION_KINDS.find((known) => known === row.kind);
  const people = kind
    ? await interactionsOf(
        db,
        row.user_id,
        { kind, subjectId: textOf(row.params.subjectId) },
        { from: Number(row.params.since), to: row.created_at.getTime() },
      )
    : [];
  const items = people.map((each) => spansOf(each, language));
  const [first] = people;
  const follower: Button | null = first
    ? { text: null, page: 'userHome', query: { userId: first.authorId } }
    : null;
  return {
    content: [
      { type: 'paragraph', spans: [{ text: body }] },
      ...(items.length > 0 ? [{ type: 'list' as const, ordered: false, items }] : []),
    ],
    button: row.link ? { text: null, ...row.link, query: { ...row.link.query } } : follower,
  };
}

/** A message with its rich content, as its reader reads it now. */
export async function detailsOf(
  db: Db,
  row: OwnMessage,
  reader: Parameters<typeof messageOf>[1],
): Promise<MessageDetails> {
  const { language } = reader;
  const card = messageOf(row, reader);
  if (card.messageClass === 'interaction')
    return { ...card, ...(await interactionContent(db, row, card.body, language)) };
  const notice = await noticeContent(db, row.notice_id, language);
  return {
    ...card,
    content: notice?.content ?? [{ type: 'paragraph', spans: [{ text: card.body }] }],
    button: card.link && { text: notice?.buttonText ?? null, ...card.link },
  };
}
