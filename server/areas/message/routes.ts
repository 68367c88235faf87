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
  unreadVersion,
} from '../../domain/messages/message-centre';
import {
  interactionSettings,
  setInteractionSettings,
} from '../../domain/community/interactions/settings';
import { messageOf } from '../../domain/messages/rows';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Handler, Route } from '../../http/route';
import { pageOf } from '../../kernel/page-of';
import { detailsOf } from './details';

const unreadHandler =
  (db: Db): Handler<'GET /message/message/unread.do'> =>
  async (_input, context) => {
    const { userId } = context;
    // The version first: what changes meanwhile changes it again.
    const version = await unreadVersion(db, userId);
    const [counts, newest] = await Promise.all([
      unreadByClass(db, userId),
      newestByClass(db, userId),
    ]);
    const classes = MESSAGE_CLASSES.map((messageClass) => {
      const last = newest.find((row) => row.message_class === messageClass);
      const count = counts.find((row) => row.message_class === messageClass);
      return {
        messageClass,
        unread: count?.count ?? 0,
        newestUnreadAt: count?.newest_at.getTime() ?? null,
        newest: last ? messageOf(last, context) : null,
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
export const messageRoutes = ({ db }: Deps): readonly Route[] => [
  route('GET /message/message/unread.do', unreadHandler(db)),
  route('GET /message/message/unreadVersion.do', async (_input, { userId }) => ({
    version: userId === null ? '' : await unreadVersion(db, userId),
  })),
  route('GET /message/message/pageList.do', async (input, context) => {
    const { rows, total } = await messagePage(db, context.userId, input);
    const list = rows.map((row) => messageOf(row, context));
    return pageOf(list, { ...input, total });
  }),
  route('GET /message/message/detail.do', async ({ messageId }, context) => {
    const row = await findMessage(db, context.userId, messageId);
    if (!row) throw new DomainError(CODE.NOT_FOUND);
    return messageOf(row, context);
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
