/** Accepted file types (specification §5 "Upload types"), by extension. */
export const UPLOAD_TYPES = {
  image: ['jpg', 'jpeg', 'png', 'gif'],
  video: ['mov', 'mp4'],
} as const;

export type UploadKind = keyof typeof UPLOAD_TYPES;

const MB = 1024 * 1024;

/** Bytes of the largest file of a kind. */
export const UPLOAD_LIMITS: Readonly<Record<UploadKind, number>> = {
  image: 8 * MB,
  video: 50 * MB,
};

/** Uploads of one account in a day. */
export const DAILY_UPLOADS = { files: 60, bytes: 120 * MB } as const;

/** Pixels of the largest picture: decoding takes 4 bytes of each. Clients shrink what is larger. */
export const MOST_PICTURE_POINTS = 40_000_000;

/** Path of uploads, as multipart form data with one part `file`. */
export const UPLOAD_PATH = '/base/upload/file.do';

/** Lower-case extension of a file's name, '' where it has none. */
export const endingOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Kind of a file by its name; undefined for types that are not accepted. */
export function kindOf(name: string): UploadKind | undefined {
  const ending = endingOf(name);
  const kinds = Object.keys(UPLOAD_TYPES) as UploadKind[];
  return kinds.find((kind) => UPLOAD_TYPES[kind].some((type) => type === ending));
}

/** Why a file is not accepted, or null. `bytes` is its size. */
export function uploadViolation(
  file: { readonly name: string; readonly bytes: number },
  wanted: UploadKind,
): 'type' | 'size' | 'empty' | null {
  if (kindOf(file.name) !== wanted) return 'type';
  if (file.bytes === 0) return 'empty';
  return file.bytes > UPLOAD_LIMITS[wanted] ? 'size' : null;
}
