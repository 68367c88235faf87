import type { PickedFile } from '@/platform/upload/types';

/** A picture that is being uploaded, or was. */
export interface ListedPicture {
  readonly key: string;
  readonly file: PickedFile;
  readonly state: 'sending' | 'sent' | 'failed';
  /** Assigned by the provider. */
  readonly fileId?: string;
}

/** The list with one picture changed. */
export const withPicture = (
  list: readonly ListedPicture[],
  key: string,
  change: Partial<ListedPicture>,
): ListedPicture[] => list.map((each) => (each.key === key ? { ...each, ...change } : each));

/** Ids of all pictures, or null while one is being uploaded or has failed. */
export function sentIds(list: readonly ListedPicture[]): string[] | null {
  const ids = list.map(({ state, fileId }) => (state === 'sent' ? fileId : undefined));
  return ids.every((id): id is string => id !== undefined) ? ids : null;
}
