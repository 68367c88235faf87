import type { Deps } from '../../deps';
import type { Route } from '../../http/route';
import type { StaffSessions } from '../../domain/staff/session/staff-sessions';
import { commentRoutes } from './comment-routes';
import { moderationRoutes } from './moderation-routes';
import { topicCircleRoutes } from './topic-circle-routes';
import { postRoutes } from './post-routes';
import { reactionRoutes } from './reaction-routes';
import { reportRoutes } from './report-routes';
import { userRoutes } from './user-routes';

/** Every call of the community; none where the operator has switched it off. */
export const communityRoutes = (deps: Deps, staff: StaffSessions): readonly Route[] =>
  deps.config.community
    ? [
        ...userRoutes(deps),
        ...postRoutes(deps),
        ...commentRoutes(deps),
        ...reactionRoutes(deps),
        ...topicCircleRoutes(deps),
        ...reportRoutes(deps),
        ...moderationRoutes(deps, staff),
      ]
    : [];
