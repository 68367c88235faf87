import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { newId } from '../../kernel/ids';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** Feedback, also without an account; pictures must be uploads of the same user. */
export const feedbackRoutes = ({ db }: Deps): readonly Route[] => [
  route(
    'POST /base/feedback/save.do',
    async ({ kind, content, contact, appVersion, fileIds }, { userId, now }) => {
      if (fileIds.length > 0 && userId === null) throw new DomainError(CODE.LOGIN_INVALID);
      const feedbackId = newId();
      await db.transaction().execute(async (transaction) => {
        if (fileIds.length > 0) {
          const own = await transaction
            .updateTable('uploads')
            .set({ used_at: new Date(now) })
            .where('id', 'in', fileIds)
            .where('user_id', '=', userId)
            .returning('id')
            .execute();
          if (own.length !== new Set(fileIds).size) throw new DomainError(CODE.NOT_FOUND);
        }
        await transaction
          .insertInto('feedback')
          .values({
            id: feedbackId,
            user_id: userId,
            kind,
            content,
            contact,
            app_version: appVersion,
            file_ids: JSON.stringify(fileIds),
            created_at: new Date(now),
          })
          .execute();
      });
      return { feedbackId };
    },
    { limit: 'feedback' },
  ),
];
