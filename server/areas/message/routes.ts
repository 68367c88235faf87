import { CODE } from '@contract/errors';
import { MESSAGE_CLASSES } from '@contract/message/message-rules';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import {
  findMessage,
  markRead,
  messagePage,
  newestByClass,
  unreadByClass,
} from '../../domain/service/message/message-centre';
import {
  interactionSettings,
  setInteractionSettings,
} from '../../domain/community/interactions/settings';
import { calledOffAmong } from '../../domain/service/message/called-off';
import { messageOf, noticeOf } from '../../domain/service/message/rows';
import { createUnreadVersions } from '../../domain/service/message/unread-version';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Handler, Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';
import { detailsOf } from './details';

type UnreadVersion = ReturnType<typeof createUnreadVersions>;

const unreadHandler =
  (db: Db, unreadVersion: UnreadVersion): Handler<'GET /message/message/unread.do'> =>
  async (_input, context) => {
    const { userId } = context;
    // The version first: what changes meanwhile changes it again.
    const version = await unreadVersion(userId);
    const [counts, newest] = await Promise.all([
      unreadByClass(db, userId),
      newestByClass(db, userId),
    ]);
    const off = await calledOffAmong(db, userId, newest);
    const classes = MESSAGE_CLASSES.map((messageClass) => {
      const last = newest.find((row) => row.message_class === messageClass);
      const count = counts.find((row) => row.message_class === messageClass);
      return {
        messageClass,
        unread: count?.count ?? 0,
        newestUnreadAt: count?.newest_at.getTime() ?? null,
        newest: last ? messageOf(last, context, off.has(last.id)) : null,
      };
    });
    const times = counts.map((row) => row.newest_at.getTime());
    return {
      total: classes.reduce((sum, { unread }) => sum + unread, 0),
      newestUnreadAt: times.length > 0 ? Math.max(...times) : null,
      version,
      classes,
    };
  };

/** The message centre. */
export function messageRoutes({ db, database }: Deps): readonly Route[] {
  const unreadVersion = createUnreadVersions(database.pool);
  return [
    route('GET /message/message/unread.do', unreadHandler(db, unreadVersion)),
    route('GET /message/message/unreadVersion.do', async (_input, { userId }) => ({
      version: userId === null ? '' : await unreadVersion(userId),
    })),
    route('GET /message/message/pageList.do', async (input, context) => {
      const { rows, total } = await messagePage(db, context.userId, input);
      const off = await calledOffAmong(db, context.userId, rows);
      const list = rows.map((row) => messageOf(row, context, off.has(row.id)));
      return pageOf(list, { ...input, total });
    }),
    route('GET /message/message/detail.do', async ({ messageId }, context) => {
      const row = await findMessage(db, context.userId, messageId);
      if (!row) throw new DomainError(CODE.NOT_FOUND);
      const off = await calledOffAmong(db, context.userId, [row]);
      return noticeOf(row, context, off.has(row.id));
    }),
    route('GET /message/message/details.do', async ({ messageId }, context) => {
      const row = await findMessage(db, context.userId, messageId);
      if (!row) throw new DomainError(CODE.NOT_FOUND);
      return detailsOf(db, row, context);
    }),
    route('GET /message/message/interactionSettings.do', (_input, { userId }) =>
      interactionSettings(db, userId),
    ),
    route('POST /message/message/setInteractions.do', (change, { userId }) =>
      setInteractionSettings(db, userId, change),
    ),
    route('POST /message/message/read.do', async (input, { userId, now }) => ({
      total: await markRead(db, userId, input, now),
    })),
  ];
}
