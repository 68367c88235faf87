import { COMMUNITY_CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';

/** A picture of a draft, as it is stored with it. */
export interface DraftPicture {
  readonly key: string;
  readonly name: string;
  /** The copy on the device; null where the device had no room: it lives as long as the app. */
  readonly storedAs: string | null;
  /** Assigned by the provider once it has arrived. */
  readonly fileId: string | null;
  /** When it arrived, ms. */
  readonly sentAt: number | null;
  /** The file itself says that AI made it. */
  readonly aiMade?: boolean;
}

/** Where a picture is on its way. `waiting`: it will be sent; `lost`: nothing is left to send. */
export type PictureState = 'waiting' | 'sending' | 'sent' | 'failed' | 'lost';

/** What is known of a picture as long as the app runs. */
export interface PictureProgress {
  readonly state: PictureState;
  /** 0–100; null where the platform does not report it. */
  readonly percent: number | null;
  /** Address on this device; '' where there is none. */
  readonly preview: string;
}

const HOUR = 3_600_000;
/** ms in which an unused upload can be relied on: the provider removes it after 48 hours. */
const VALID = 47 * HOUR;

/** Whether the provider still has the picture. */
export const isUploaded = (
  { fileId, sentAt }: Pick<DraftPicture, 'fileId' | 'sentAt'>,
  now: number,
): boolean => fileId !== null && sentAt !== null && now < sentAt + VALID;

/** The uploads that the provider no longer has, where it has refused a post for that; null for every other failure. */
export function goneUploads(failure: unknown): readonly string[] | null {
  if (!isApiError(failure) || failure.code !== COMMUNITY_CODE.PARAM_ERROR) return null;
  const { reason, fileIds } = (failure.data ?? {}) as {
    readonly reason?: unknown;
    readonly fileIds?: unknown;
  };
  return reason === 'pictures' && Array.isArray(fileIds)
    ? (fileIds as readonly unknown[]).map(String)
    : null;
}

/** The list with the picture at `from` moved to `to`; places outside the list are its ends. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  const target = Math.max(0, Math.min(list.length - 1, to));
  if (item === undefined || target === from) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, target), item, ...rest.slice(target)];
}

/** Where tiles lie: `columns` in a row, with so many CSS pixels from one to the next. */
export interface TileGrid {
  readonly columns: number;
  readonly step: { readonly x: number; readonly y: number };
}

/** The index over which a tile is that a finger has carried by so many CSS pixels. */
export function indexUnder(
  from: number,
  carried: { readonly x: number; readonly y: number },
  { columns, step }: TileGrid,
): number {
  const column = (from % columns) + Math.round(carried.x / step.x);
  const row = Math.floor(from / columns) + Math.round(carried.y / step.y);
  return Math.max(0, row) * columns + Math.max(0, Math.min(columns - 1, column));
}
