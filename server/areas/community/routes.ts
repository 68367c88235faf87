import type { Deps } from '../../deps';
import type { Route } from '../../http/route';
import { commentRoutes } from './comment-routes';
import { placeRoutes } from './place-routes';
import { postRoutes } from './post-routes';
import { reactionRoutes } from './reaction-routes';
import { userRoutes } from './user-routes';

/** Every call of the community; none where the operator has switched it off. */
export const communityRoutes = (deps: Deps): readonly Route[] =>
  deps.config.community
    ? [
        ...userRoutes(deps),
        ...postRoutes(deps),
        ...commentRoutes(deps),
        ...reactionRoutes(deps),
        ...placeRoutes(deps),
      ]
    : [];
