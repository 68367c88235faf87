import { PERIODS } from '@contract/personal/period-rules';
import { CASCADE, DELETE, OF_AUTHOR, OF_USER, withoutOwner, personal, through } from '../define';
import type { Policies } from '../policy-types';

const OF_POST = through('post_id', 'posts');

/** What people write and do in the community, and what its moderators decide. */
export const COMMUNITY_TABLES: Policies = {
  authors: personal({
    category: 'community',
    title: ['社区主页', 'Profile'],
    owners: [OF_USER],
    exported: `nickname head_img intro user_type vip hospital title forbidden_until posts followers following likes
      created_at province`,
    withheld: { reference: 'id user_id', internal: 'shielded' },
    atDeletion: DELETE,
  }),
  posts: personal({
    category: 'community',
    title: ['帖子', 'Posts'],
    owners: [OF_AUTHOR],
    exported: `id kind title body circle_id vaccine_code age_band ai_made state published_at edited_at likes comments
      collects province`,
    withheld: {
      reference: 'author_id encyclopedia_id',
      internal: 'vetted approved heat answered idempotency_key',
    },
    atDeletion: { how: 'detach', why: 'conversation', column: 'author_id' },
  }),
  post_edits: personal({
    category: 'community',
    title: ['帖子修改前的内容', 'Earlier texts of posts'],
    owners: [OF_POST],
    exported: 'post_id at title body',
    withheld: { reference: 'id' },
    atDeletion: DELETE,
  }),
  post_topics: personal({
    category: 'community',
    title: ['帖子的话题', 'Topics of posts'],
    owners: [OF_POST],
    exported: 'post_id topic_id',
    withheld: { internal: 'published_at' },
    atDeletion: { how: 'keep', why: 'conversation' },
  }),
  post_readers: personal({
    category: 'community',
    title: ['看过的帖子', 'Posts that you opened'],
    owners: [OF_AUTHOR],
    exported: 'post_id',
    withheld: { reference: 'author_id' },
    atDeletion: CASCADE,
  }),
  comments: personal({
    category: 'community',
    title: ['评论', 'Comments'],
    owners: [OF_AUTHOR],
    exported: 'id target_type target_id body state is_answer published_at likes replies province',
    withheld: {
      reference: 'author_id parent_id reply_to_id',
      internal: 'approved idempotency_key',
    },
    atDeletion: { how: 'detach', why: 'conversation', column: 'author_id' },
  }),
  likes: personal({
    category: 'community',
    title: ['点赞', 'Likes'],
    owners: [OF_AUTHOR],
    exported: 'target_type target_id at',
    withheld: { reference: 'author_id' },
    atDeletion: CASCADE,
  }),
  collects: personal({
    category: 'community',
    title: ['收藏', 'Collections'],
    owners: [OF_AUTHOR],
    exported: 'target_type target_id at',
    withheld: { reference: 'author_id' },
    atDeletion: CASCADE,
  }),
  follows: personal({
    category: 'community',
    title: ['关注', 'Follows'],
    owners: [through('follower_id', 'authors')],
    exported: 'at',
    withheld: { reference: 'follower_id', otherPerson: 'followed_id' },
    atDeletion: CASCADE,
  }),
  blocks: personal({
    category: 'community',
    title: ['拉黑', 'Blocks'],
    owners: [OF_AUTHOR],
    exported: 'at',
    withheld: { reference: 'author_id', otherPerson: 'blocked_id' },
    atDeletion: CASCADE,
  }),
  circle_members: personal({
    category: 'community',
    title: ['加入的圈子', 'Circles'],
    owners: [OF_AUTHOR],
    exported: 'circle_id at',
    withheld: { reference: 'author_id' },
    atDeletion: CASCADE,
  }),
  topic_follows: personal({
    category: 'community',
    title: ['关注的话题', 'Topics'],
    owners: [OF_AUTHOR],
    exported: 'topic_id at',
    withheld: { reference: 'author_id' },
    atDeletion: CASCADE,
  }),
  reports: personal({
    category: 'community',
    title: ['举报', 'Reports that you sent'],
    owners: [through('reporter_id', 'authors')],
    exported: 'source_type source_id reason explain created_at outcome settled_at',
    withheld: { reference: 'id reporter_id case_id', internal: 'weight' },
    atDeletion: CASCADE,
  }),
  appeals: personal({
    category: 'community',
    title: ['申诉', 'Appeals'],
    owners: [OF_AUTHOR],
    exported: 'decision_id body created_at outcome settled_at',
    withheld: { reference: 'id author_id', staff: 'staff_id' },
    atDeletion: CASCADE,
  }),
  moderation_decisions: personal({
    category: 'community',
    title: ['对您的内容的处理', 'Decisions on what you wrote'],
    owners: [OF_AUTHOR],
    exported: 'id target_type target_id action reason detail before muted_until at undone_at',
    withheld: {
      reference: 'case_id author_id',
      staff: 'staff_id undone_by',
      internal: 'state_before',
    },
    // A doctor's hospital and title lead to the doctor, and what staff noted may name or quote the author.
    atDeletion: {
      how: 'anonymise',
      why: 'moderationLog',
      columns: { author_id: 'null', detail: `''`, before: 'null' },
    },
  }),
  interaction_sources: personal({
    category: 'messages',
    title: null,
    owners: [OF_USER],
    withheld: {
      reference: 'user_id subject_id source_id',
      otherPerson: 'actor_id',
      internal: 'kind at',
    },
    atDeletion: DELETE,
  }),
  muted_interactions: personal({
    category: 'messages',
    title: ['关闭的互动通知', 'Interactions that you turned off'],
    owners: [OF_USER],
    exported: 'kind',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  // Emptied within seconds; an account's deletion takes its author out.
  interactions_due: withoutOwner('technical', 'id kind target_type target_id author_ids'),
  moderation_cases: withoutOwner(
    'technical',
    'id target_type target_id reasons weight is_hidden opened_at closed_at',
  ),
  content_checks: withoutOwner('technical', 'trace_id item outcome asked_at settled_at'),
  content_counts: withoutOwner('public', 'target_type target_id likes collects comments'),
  circles: withoutOwner('public', 'id name intro cover sort members posts'),
  topics: withoutOwner('public', 'id name posts followers created_at'),
  feed_snapshots: withoutOwner('technical', 'id made_at post_ids', [
    { since: 'made_at', period: PERIODS.rankings },
  ]),
};
