import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { saveFeedback } from '../../domain/service/feedback/feedback';
import { DomainError } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

/** Feedback, also without an account; pictures must be uploads of the same user. */
export const feedbackRoutes = ({ db }: Deps): readonly Route[] => [
  route(
    'POST /base/feedback/save.do',
    async (feedback, { userId, now }) => {
      if (feedback.fileIds.length > 0 && userId === null) throw new DomainError(CODE.LOGIN_INVALID);
      return { feedbackId: await saveFeedback(db, feedback, userId, now) };
    },
    { limit: 'feedback' },
  ),
];
