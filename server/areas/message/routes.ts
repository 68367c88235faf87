import { CODE } from '@contract/errors';
import { MESSAGE_CLASSES } from '@contract/message/message-rules';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Handler, Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';
import { messageOf } from '../../domain/messages/rows';

const MOST_ID = Number.MAX_SAFE_INTEGER;

/** The number of a message's id; an invalid id matches nothing. */
function numberOf(messageId: string): number {
  const number = Number(messageId);
  return Number.isInteger(number) && number > 0 && number <= MOST_ID ? number : 0;
}

const unreadOf = async (db: Db, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

const unreadHandler =
  (db: Db): Handler<'GET /message/message/unread.do'> =>
  async (_input, { userId, language }) => {
    const [counts, ...newest] = await Promise.all([
      db
        .selectFrom('messages')
        .select((eb) => ['message_class', eb.fn.countAll<number>().as('count')])
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .groupBy('message_class')
        .execute(),
      ...MESSAGE_CLASSES.map((messageClass) =>
        db
          .selectFrom('messages')
          .selectAll()
          .where('user_id', '=', userId)
          .where('message_class', '=', messageClass)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst(),
      ),
    ]);
    const classes = MESSAGE_CLASSES.map((messageClass, index) => {
      const last = newest[index];
      return {
        messageClass,
        unread: counts.find((row) => row.message_class === messageClass)?.count ?? 0,
        newest: last ? messageOf(last, language) : null,
      };
    });
    return { total: classes.reduce((sum, { unread }) => sum + unread, 0), classes };
  };

const pageListHandler =
  (db: Db): Handler<'GET /message/message/pageList.do'> =>
  async ({ messageClass, pageNo, pageSize }, { userId, language }) => {
    const all = db.selectFrom('messages').where('user_id', '=', userId);
    const own = messageClass ? all.where('message_class', '=', messageClass) : all;
    const skipped = (pageNo - 1) * pageSize;
    const [rows, counted] = await Promise.all([
      own.selectAll().orderBy('id', 'desc').limit(pageSize).offset(skipped).execute(),
      own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    const list = rows.map((row) => messageOf(row, language));
    return pageOf(list, { total: counted.total, pageNo, pageSize });
  };

const detailHandler =
  (db: Db): Handler<'GET /message/message/detail.do'> =>
  async ({ messageId }, { userId, language }) => {
    const row = await db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', numberOf(messageId))
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!row) throw new DomainError(CODE.NOT_FOUND);
    return messageOf(row, language);
  };

const readHandler =
  (db: Db): Handler<'POST /message/message/read.do'> =>
  async ({ messageId, messageClass }, { userId, now }) => {
    let marked = db
      .updateTable('messages')
      .set({ read_at: new Date(now) })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null);
    if (messageId !== undefined) marked = marked.where('id', '=', numberOf(messageId));
    if (messageClass !== undefined) marked = marked.where('message_class', '=', messageClass);
    await marked.execute();
    return { total: await unreadOf(db, userId) };
  };

/** The message centre. */
export const messageRoutes = ({ db }: Deps): readonly Route[] => [
  route('GET /message/message/unread.do', unreadHandler(db)),
  route('GET /message/message/pageList.do', pageListHandler(db)),
  route('GET /message/message/detail.do', detailHandler(db)),
  route('POST /message/message/read.do', readHandler(db)),
];
