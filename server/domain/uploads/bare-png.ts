const SIGNATURE_BYTES = 8;
/** Bytes of a chunk around its content: length, type, checksum. */
const FRAME_BYTES = 12;
/** Chunks that say something about the picture's making instead of its points. */
const TELLING = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

/** A PNG without texts, times and camera data, and without anything behind its end. Null where it cannot be read. */
export function barePng(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= bytes.length) {
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!TELLING.includes(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}
