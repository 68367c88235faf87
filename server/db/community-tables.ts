import type { Generated } from 'kysely';
import type {
  AgeBand,
  ContentState,
  ContentTarget,
  LikeTarget,
  PostKind,
} from '@contract/community/cards';
import type { ProvinceCode } from '@contract/community/province-rules';
import type { UserType } from '@contract/community/user-type-rules';
import type { Int8, MaybeTimestamp, Timestamp } from './column-types';

export interface AuthorsTable {
  /** What others see; the account's own id is seen by nobody. */
  id: string;
  /** Null for sample authors. */
  user_id: string | null;
  nickname: string;
  head_img: string;
  intro: Generated<string>;
  user_type: Generated<UserType>;
  vip: Generated<boolean>;
  hospital: Generated<string | null>;
  title: Generated<string | null>;
  /** Of the author's latest address. */
  province: Generated<ProvinceCode | null>;
  shielded: Generated<boolean>;
  forbidden_until: MaybeTimestamp;
  posts: Generated<number>;
  followers: Generated<number>;
  following: Generated<number>;
  likes: Generated<number>;
  created_at: Timestamp;
}

export interface FollowsTable {
  follower_id: string;
  followed_id: string;
  at: Timestamp;
}

export interface BlocksTable {
  author_id: string;
  blocked_id: string;
  at: Timestamp;
}

export interface CirclesTable {
  id: string;
  name: string;
  intro: string;
  cover: string;
  sort: Generated<number>;
  members: Generated<number>;
  posts: Generated<number>;
}

export interface CircleMembersTable {
  author_id: string;
  circle_id: string;
  at: Timestamp;
}

export interface TopicsTable {
  id: string;
  name: string;
  posts: Generated<number>;
  followers: Generated<number>;
  created_at: Timestamp;
}

export interface TopicFollowsTable {
  author_id: string;
  topic_id: string;
  at: Timestamp;
}

export interface PostsTable {
  id: string;
  /** Null: the account was deleted. */
  author_id: string | null;
  kind: PostKind;
  title: string;
  body: string;
  circle_id: string | null;
  vaccine_code: string | null;
  age_band: AgeBand | null;
  ai_made: Generated<boolean>;
  state: ContentState;
  vetted: Generated<boolean>;
  approved: Generated<boolean>;
  encyclopedia_id: string | null;
  idempotency_key: string;
  published_at: Timestamp;
  edited_at: MaybeTimestamp;
  /** Of the address that it was written from. */
  province: Generated<ProvinceCode | null>;
  likes: Generated<number>;
  comments: Generated<number>;
  collects: Generated<number>;
  heat: Generated<number>;
  answered: Generated<boolean>;
}

export interface PostEditsTable {
  id: Int8;
  post_id: string;
  at: Timestamp;
  title: string;
  body: string;
}

export interface PostTopicsTable {
  post_id: string;
  topic_id: string;
  published_at: Timestamp;
}

export interface ContentPicturesTable {
  owner_type: 'post' | 'comment' | 'report';
  owner_id: string;
  place: number;
  upload_id: string;
  width: number;
  height: number;
  ai_made: Generated<boolean>;
}

export interface PostVideosTable {
  post_id: string;
  upload_id: string;
  width: number;
  height: number;
  /** ms */
  duration: number;
}

export interface PostReadersTable {
  post_id: string;
  author_id: string;
}

export interface CommentsTable {
  id: string;
  target_type: ContentTarget;
  target_id: string;
  author_id: string | null;
  /** The comment under which a reply stands. */
  parent_id: string | null;
  reply_to_id: string | null;
  body: string;
  state: ContentState;
  approved: Generated<boolean>;
  is_answer: Generated<boolean>;
  idempotency_key: string;
  published_at: Timestamp;
  /** Of the address that it was written from. */
  province: Generated<ProvinceCode | null>;
  likes: Generated<number>;
  replies: Generated<number>;
}

export interface LikesTable {
  author_id: string;
  target_type: LikeTarget;
  target_id: string;
  at: Timestamp;
}

export interface CollectsTable {
  author_id: string;
  target_type: ContentTarget;
  target_id: string;
  at: Timestamp;
}

export interface ContentCountsTable {
  target_type: 'article' | 'video';
  target_id: string;
  likes: Generated<number>;
  collects: Generated<number>;
  comments: Generated<number>;
}

export interface FeedSnapshotsTable {
  id: Int8;
  made_at: Timestamp;
  post_ids: string[];
}

/** Tables of the community. */
export interface CommunityTables {
  authors: AuthorsTable;
  follows: FollowsTable;
  blocks: BlocksTable;
  circles: CirclesTable;
  circle_members: CircleMembersTable;
  topics: TopicsTable;
  topic_follows: TopicFollowsTable;
  posts: PostsTable;
  post_edits: PostEditsTable;
  post_topics: PostTopicsTable;
  content_pictures: ContentPicturesTable;
  post_videos: PostVideosTable;
  post_readers: PostReadersTable;
  comments: CommentsTable;
  likes: LikesTable;
  collects: CollectsTable;
  content_counts: ContentCountsTable;
  feed_snapshots: FeedSnapshotsTable;
}
