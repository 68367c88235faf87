import type { PickedFile } from '@/platform/upload/types';

/** A picture on its way to the provider, or there. */
export interface ListedPicture {
  readonly key: string;
  readonly file: PickedFile;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Given by the provider. */
  readonly fileId?: string;
}

/** The list with one picture changed. */
export const withPicture = (
  list: readonly ListedPicture[],
  key: string,
  change: Partial<ListedPicture>,
): ListedPicture[] => list.map((each) => (each.key === key ? { ...each, ...change } : each));

/** Ids of all pictures, or null while one is on its way or did not arrive. */
export function sentIds(list: readonly ListedPicture[]): string[] | null {
  const ids = list.map(({ state, fileId }) => (state === 'sent' ? fileId : undefined));
  return ids.every((id): id is string => id !== undefined) ? ids : null;
}
