import type { AgeBand, PostKind } from '../../../contract/community/cards';

export interface AuthorSeed {
  readonly id: string;
  readonly nickname: string;
  readonly headImg: string;
  readonly intro: string;
  readonly userType: 10 | 20 | 30 | 40;
  readonly hospital: string | null;
  readonly title: string | null;
  /** ms before the data is loaded. */
  readonly age: number;
}

export interface TopicSeed {
  readonly id: string;
  readonly name: string;
  readonly intro: string;
}

export interface PostSeed {
  readonly id: string;
  readonly author: number;
  readonly kind: PostKind;
  readonly title: string;
  readonly body: string;
  readonly circle: number | null;
  readonly topics: readonly number[];
  readonly vaccineCode: string | null;
  readonly ageBand: AgeBand | null;
  /** ms before the data is loaded. */
  readonly age: number;
  /** Indices of authors. */
  readonly likers: readonly number[];
  readonly collectors: readonly number[];
}

export interface CommentSeed {
  readonly id: string;
  readonly post: number;
  readonly author: number;
  /** Index of the comment under which it stands; null: on the post itself. */
  readonly parent: number | null;
  readonly body: string;
  /** ms before the data is loaded. */
  readonly age: number;
  readonly likers: readonly number[];
}
