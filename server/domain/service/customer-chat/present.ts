import type { ChatMessage } from '@contract/service/cards';
import type { ChatEvent } from '@contract/service/chat-rules';
import { maskPrivate } from '@contract/community/private-number-rules';
import type { Db } from '../../../db/database';
import { isShown } from '../../../db/is-shown';
import { dayOf } from '../../../kernel/clock';
import { dayText } from '../../../kernel/day-text';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import type { FieldCipher } from '../../../sealed/field-cipher';
import { fileAddress } from '../../../shared/uploads/file-address';
import type { StoredMessage } from './append';
import { staffNames } from './staff-names';

export interface PresentParts {
  readonly db: Db;
  readonly cipher: FieldCipher;
  readonly personKey: Buffer;
}

/** For whom messages are shown. */
export interface Reader {
  readonly side: 'user' | 'staff';
  readonly language: Language;
  /** ms. */
  readonly now: number;
}

type Target = NonNullable<ChatMessage['target']>;

async function orderTargets(db: Db, ids: readonly string[], { language, side, now }: Reader) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .select(['o.id', 'o.day', 'o.start_time', 'p.short_name', 'd.name', 'o.removed_at'])
    .where('o.id', 'in', ids)
    .execute();
  return rows
    .filter((row) => side === 'staff' || row.removed_at === null)
    .map((row): Target => ({
      id: row.id,
      title: inLanguage(row.short_name, language),
      note: `${dayText(row.day, language, dayOf(now))} ${row.start_time} ${inLanguage(row.name, language)}`,
    }));
}

async function articleTargets(db: Db, ids: readonly string[], { language, side, now }: Reader) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'summary'])
    .where('id', 'in', ids)
    // Staff go on seeing what was spoken of.
    .$if(side === 'user', (query) => query.where(isShown('articles', now)))
    .execute();
  return rows.map((row): Target => ({
    id: row.id,
    title: inLanguage(row.title, language),
    note: inLanguage(row.summary, language),
  }));
}

const staffOf = (messages: readonly StoredMessage[]): string[] => [
  ...new Set(messages.flatMap(({ staff_id }) => staff_id ?? [])),
];

/** Messages as one side may see them: staff see private numbers in what the person wrote masked. */
export async function presentMessages(
  { db, cipher, personKey }: PresentParts,
  messages: readonly StoredMessage[],
  reader: Reader,
): Promise<ChatMessage[]> {
  // By the message: numbers are those of a conversation, and messages of several may come together.
  const bodies = new Map(messages.map((message) => [message, cipher.open(message.body)]));
  const idsOf = (kind: StoredMessage['kind']): string[] =>
    messages.filter((message) => message.kind === kind).map((message) => bodies.get(message) ?? '');
  const [orders, articles, names] = await Promise.all([
    orderTargets(db, idsOf('order'), reader),
    articleTargets(db, idsOf('article'), reader),
    staffNames(db, staffOf(messages), reader.now),
  ]);
  const targets = { order: orders, article: articles };
  return messages.map((message) => {
    const { seq, sender, client_id, kind, staff_id, at } = message;
    const body = bodies.get(message) ?? '';
    const masked = reader.side === 'staff' && sender === 'user' ? maskPrivate(body) : body;
    const address = kind === 'picture' ? fileAddress(personKey, body, reader.now) : null;
    return {
      seq,
      sender,
      clientId: client_id,
      kind,
      text: kind === 'text' ? masked : '',
      target:
        kind === 'order' || kind === 'article'
          ? (targets[kind].find(({ id }) => id === body) ?? null)
          : null,
      picture:
        address === null ? null : { url: `${address}&size=full`, feedUrl: `${address}&size=feed` },
      event: kind === 'event' ? (body as ChatEvent) : null,
      staffName: staff_id === null ? '' : (names.get(staff_id) ?? ''),
      at: at.getTime(),
    };
  });
}
