/** Bytes of a box's length and type. */
const HEAD = 8;
/** Sample entries of H.264, which every phone and browser plays. */
const PLAYED: readonly string[] = ['avc1', 'avc3'];
const SECOND = 1_000;
/** Of fixed-point numbers of 16 + 16 bits. */
const FIXED = 65_536;
/** ms: the largest that a row stores. */
const LONGEST_STORED = 2_147_483_647;

/** What a video's structure says of its playing. */
export interface VideoFacts {
  /** ms; the longest that any part of the structure claims. */
  readonly duration: number;
  /** Pixels as it is shown: of a video taken upright the smaller one. */
  readonly width: number;
  readonly height: number;
}

/** A box inside a video: its content. */
interface Box {
  readonly type: string;
  readonly content: Buffer;
}

/** The boxes that follow one another in a content; what is cut off is left out. */
function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let index = 0;
  while (index + HEAD <= bytes.length) {
    const length = bytes.readUInt32BE(index);
    const isLong = length === 1 && index + 2 * HEAD <= bytes.length;
    const head = isLong ? 2 * HEAD : HEAD;
    const size = isLong ? Number(bytes.readBigUInt64BE(index + HEAD)) : length;
    const end = size === 0 ? bytes.length : index + size;
    if (end < index + head || end > bytes.length) break;
    const type = bytes.toString('latin1', index + 4, index + HEAD);
    boxes.push({ type, content: bytes.subarray(index + head, end) });
    index = end;
  }
  return boxes;
}

/** Content of the first box on a path of types; null where there is none. */
function inside(bytes: Buffer, ...path: readonly string[]): Buffer | null {
  let content: Buffer | null = bytes;
  for (const type of path)
    content = (content && boxesIn(content).find((box) => box.type === type)?.content) ?? null;
  return content;
}

/** Version of a box; those of version 1 have times of 8 bytes. */
const isWide = (content: Buffer): boolean => content[0] === 1;

/** Units in a second, and how many units it lasts, by an `mvhd` or `mdhd`. */
function clockOf(header: Buffer | null): { readonly scale: number; readonly units: number } | null {
  if (!header || header.length < (isWide(header) ? 32 : 20)) return null;
  const scale = header.readUInt32BE(isWide(header) ? 20 : 12);
  const units = isWide(header) ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale > 0 ? { scale, units } : null;
}

/** Units that all samples of a track last together, by its `stts`. */
function samplesLast(table: Buffer | null): number {
  if (!table) return 0;
  let sum = 0;
  for (let index = 8; index + 8 <= table.length; index += 8)
    sum += table.readUInt32BE(index) * table.readUInt32BE(index + 4);
  return sum;
}

/** Units of the video that the edits of a track last together, by its `elst`: an edit can repeat the samples. */
function editsLast(list: Buffer | null): number {
  if (!list || list.length < 8) return 0;
  const step = isWide(list) ? 20 : 12;
  let sum = 0;
  for (let index = 8; index + step <= list.length; index += step)
    sum += isWide(list) ? Number(list.readBigUInt64BE(index)) : list.readUInt32BE(index);
  return sum;
}

/** Pixels in which a track is shown, turned as its matrix says; null where its header is cut off. */
function shownSize(header: Buffer | null): Pick<VideoFacts, 'width' | 'height'> | null {
  const matrix = header && isWide(header) ? 52 : 40;
  if (!header || header.length < matrix + 44) return null;
  const width = Math.round(header.readUInt32BE(matrix + 36) / FIXED);
  const height = Math.round(header.readUInt32BE(matrix + 40) / FIXED);
  if (width === 0 || height === 0) return null;
  const isTurned = header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

const isKind = (track: Buffer, kind: string): boolean =>
  inside(track, 'mdia', 'hdlr')?.toString('latin1', 8, 12) === kind;

/** Type of a track's first sample entry. */
const codecOf = (track: Buffer): string =>
  inside(track, 'mdia', 'minf', 'stbl', 'stsd')?.toString('latin1', 12, 16) ?? '';

/** Seconds that a track lasts by its own clock; 0 for one without samples. */
function trackLasts(track: Buffer): number {
  const clock = clockOf(inside(track, 'mdia', 'mdhd'));
  const samples = samplesLast(inside(track, 'mdia', 'minf', 'stbl', 'stts'));
  return clock && samples > 0 ? Math.max(samples, clock.units) / clock.scale : 0;
}

/**
 * How long an MP4 or MOV plays and how large it is shown, by its structure. Null where that cannot be told: it is broken,
 * in fragments, without pictures, or not in H.264.
 */
export function videoFacts(bytes: Buffer): VideoFacts | null {
  const movie = inside(bytes, 'moov');
  const clock = movie && clockOf(inside(movie, 'mvhd'));
  if (!movie || !clock) return null;
  const boxes = boxesIn(movie);
  if (boxes.some(({ type }) => type === 'mvex')) return null;
  const tracks = boxes.filter(({ type }) => type === 'trak').map(({ content }) => content);
  const pictures = tracks.filter((track) => isKind(track, 'vide'));
  const [shown] = pictures;
  const size = shown && shownSize(inside(shown, 'tkhd'));
  if (!size || !pictures.every((track) => PLAYED.includes(codecOf(track)))) return null;
  const seconds = Math.max(
    clock.units / clock.scale,
    ...tracks.map(trackLasts),
    ...tracks.map((track) => editsLast(inside(track, 'edts', 'elst')) / clock.scale),
  );
  return trackLasts(shown) > 0
    ? { ...size, duration: Math.min(Math.round(seconds * SECOND), LONGEST_STORED) }
    : null;
}
