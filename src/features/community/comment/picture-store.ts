import { create } from 'zustand';
import { onSignOut } from '@/shared/session/session-store';
import { countUnsaved } from '@/storage/unsaved';
import type { ListedPicture } from '@/shared/upload/picture-list';
import type { OpenComposer } from './composer-store';
import { composerKey } from './draft-store';

type Lists = Readonly<Record<string, readonly ListedPicture[]>>;

const NONE: readonly ListedPicture[] = [];

/** Pictures of unsent comments by what they are on, as long as the app runs: a closed composer opens with them again. */
const useLists = create<Lists>(() => ({}));

countUnsaved(useLists, (lists) => Object.values(lists).some((list) => list.length > 0));

/** The pictures of a composer. */
export const useCommentPictures = (composer: OpenComposer): readonly ListedPicture[] =>
  useLists((lists) => lists[composerKey(composer)] ?? NONE);

/** Changes the pictures of a composer, also after it was closed: an upload may end then. */
export function changeCommentPictures(
  composer: OpenComposer,
  change: (list: readonly ListedPicture[]) => readonly ListedPicture[],
): void {
  const key = composerKey(composer);
  useLists.setState((lists) => ({ [key]: change(lists[key] ?? NONE) }));
}

export const dropCommentPictures = (composer: OpenComposer): void =>
  changeCommentPictures(composer, () => NONE);

onSignOut((reason) => {
  if (reason !== 'expired') useLists.setState({}, true);
});
