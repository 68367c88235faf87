import type { MessageKind } from '@contract/message/message-rules';
import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { ReportReason } from '@contract/community/report-endpoints';
import type { MessageParams, StoredLink } from '../../../db/desk-tables';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';

/** Reasons as messages say them. */
export const REASON_TEXTS: Readonly<Record<ReportReason, Bilingual>> = {
  advertising: { zh: '广告或联系方式', en: 'advertising or contact details' },
  healthClaim: { zh: '不实的健康信息', en: 'a false health claim' },
  abuse: { zh: '辱骂或攻击', en: 'abuse' },
  privacy: { zh: '泄露个人信息', en: 'personal data' },
  illegal: { zh: '违法内容', en: 'illegal content' },
  minors: { zh: '不利于未成年人', en: 'harm to minors' },
  spam: { zh: '刷屏或重复内容', en: 'spam' },
  other: { zh: '不符合社区规范', en: 'a breach of the community rules' },
};

/** Kinds of messages that moderation writes. */
export type ModerationMessage = Extract<MessageKind, `community${string}`>;

const DECISIONS: StoredLink = { page: 'report', query: { list: 'decisions' } };
const REPORTS: StoredLink = { page: 'report', query: {} };

/** What cannot be appealed against any more opens the post itself, or nothing. */
const LINKS: Readonly<Partial<Record<ModerationMessage, StoredLink>>> = {
  communityRemoved: DECISIONS,
  communityWarned: DECISIONS,
  communityMuted: DECISIONS,
  communityAppealAccepted: DECISIONS,
  communityAppealRejected: DECISIONS,
  communityReportUpheld: REPORTS,
  communityReportDismissed: REPORTS,
};
const linkOf = (kind: ModerationMessage, postId: string | null): StoredLink | null =>
  LINKS[kind] ?? (postId === null ? null : { page: 'postDetail', query: { postId } });

/**
 * Writes a message to an author's account; sample authors and deleted accounts get none. It opens the author's
 * decisions, their reports, or the post of `postId`, by what it is about.
 */
export async function messageAuthor(
  db: Db,
  authorId: string | null,
  kind: ModerationMessage,
  params: MessageParams,
  now: number,
  postId: string | null = null,
): Promise<void> {
  if (authorId === null) return;
  const author = await db
    .selectFrom('authors')
    .select('user_id')
    .where('id', '=', authorId)
    .executeTakeFirst();
  if (!author?.user_id) return;
  const link = linkOf(kind, postId);
  await db
    .insertInto('messages')
    .values({
      user_id: author.user_id,
      message_class: MESSAGE_KINDS[kind],
      kind,
      params: JSON.stringify(params),
      link: link && JSON.stringify(link),
      dedupe_key: null,
      created_at: new Date(now),
    })
    .execute();
}
