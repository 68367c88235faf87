import { create } from 'zustand';

/** What lists that stay open leave out from now on: deleted posts, blocked authors. */
interface Hidden {
  readonly postIds: readonly string[];
  readonly authorIds: readonly string[];
}

/** Posts and authors that lists leave out until the app is closed; the provider leaves them out of new answers. */
export const useHidden = create<Hidden>(() => ({ postIds: [], authorIds: [] }));

/** The reader's post was deleted. */
export const hidePost = (postId: string): void =>
  useHidden.setState(({ postIds }) => ({ postIds: [...postIds, postId] }));

/** An author was blocked, or is no longer. */
export const setAuthorHidden = (userId: string, isHidden: boolean): void =>
  useHidden.setState(({ authorIds }) => ({
    authorIds: [...authorIds.filter((id) => id !== userId), ...(isHidden ? [userId] : [])],
  }));
