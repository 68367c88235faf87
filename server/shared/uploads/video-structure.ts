const HEAD = 8;
/** A video's index and its media data. */
const NEEDED = ['moov', 'mdat'];

/**
 * Whether the boxes of an MP4 or MOV follow one another from its first byte on, with a complete index and complete
 * media data among them. What some cameras write after the last box is ignored.
 */
export function isWholeVideo(bytes: Buffer): boolean {
  const found = new Set<string>();
  let index = 0;
  while (index < bytes.length) {
    if (index + HEAD > bytes.length) break;
    const length = bytes.readUInt32BE(index);
    const isLong = length === 1;
    if (isLong && index + 2 * HEAD > bytes.length) break;
    const size = isLong ? Number(bytes.readBigUInt64BE(index + HEAD)) : length;
    const end = size === 0 ? bytes.length : index + size;
    if (end < index + HEAD || end > bytes.length) break;
    found.add(bytes.toString('latin1', index + 4, index + HEAD));
    index = end;
  }
  return NEEDED.every((type) => found.has(type));
}
