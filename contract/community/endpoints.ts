import { commentEndpoints } from './comment-endpoints';
import { moderationEndpoints } from './moderation-endpoints';
import { topicCircleEndpoints } from './topic-circle-endpoints';
import { postEndpoints } from './post-endpoints';
import { reactionEndpoints } from './reaction-endpoints';
import { reportEndpoints } from './report-endpoints';
import { userEndpoints } from './user-endpoints';

/** Calls of the community; of their paths the specification shows `user/init.do`, the others are ours. */
export const communityEndpoints = {
  ...userEndpoints,
  ...postEndpoints,
  ...commentEndpoints,
  ...reactionEndpoints,
  ...topicCircleEndpoints,
  ...reportEndpoints,
  ...moderationEndpoints,
};
