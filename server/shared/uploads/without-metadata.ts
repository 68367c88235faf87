/** Bytes of a box's length and type. */
const HEAD_BYTES = 8;
/** Length value of a box whose real length follows its type, in 8 bytes. */
const LONG = 1;
/** Boxes that contain others. */
const HOLDERS = ['moov', 'trak'];
/** Boxes with the camera's metadata: place, device, title. */
const TELLING = ['udta', 'meta'];

/** Bytes from one offset to another. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Blanks metadata among the boxes of a range. @returns the ranges of boxes that contain others */
function emptyIn(bytes: Buffer, { from, to }: Range): Range[] {
  const inner: Range[] = [];
  let index = from;
  while (index + HEAD_BYTES <= to) {
    const length = bytes.readUInt32BE(index);
    const long = length === LONG && index + 16 <= to;
    const head = long ? 16 : HEAD_BYTES;
    const size = long ? Number(bytes.readBigUInt64BE(index + 8)) : length;
    const end = size === 0 ? to : index + size;
    if (end < index + head || end > to) break;
    const type = bytes.toString('latin1', index + 4, index + 8);
    if (HOLDERS.includes(type)) inner.push({ from: index + head, to: end });
    if (TELLING.includes(type)) {
      bytes.write('free', index + 4, 'latin1');
      bytes.fill(0, index + head, end);
    }
    index = end;
  }
  return inner;
}

/** An MP4 or MOV with its metadata blanked; the length stays, so that all offsets in it remain valid. */
export function withoutMetadata(bytes: Buffer): Buffer {
  const bare = Buffer.from(bytes);
  // Not recursive: a file can nest boxes deeper than the stack.
  const waiting: Range[] = [{ from: 0, to: bare.length }];
  for (let range = waiting.pop(); range; range = waiting.pop())
    for (const inner of emptyIn(bare, range)) waiting.push(inner);
  return bare;
}
