const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const FIRST_APP = 0xe0;
const EXIF_APP = 0xe1;
const LAST_APP = 0xef;
const COMMENT = 0xfe;
/** Application segments that the colours of a picture depend on, each with how it begins. */
const NEEDED: Readonly<Record<number, string>> = {
  0xe0: 'JFIF\0',
  0xe2: 'ICC_PROFILE\0',
  0xee: 'Adobe',
};
const EXIF = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;
const UPRIGHT = 1;
const LAST_ORIENTATION = 8;

const marker = (kind: number): Buffer => Buffer.from([0xff, kind]);
const isRestart = (kind: number): boolean => kind >= 0xd0 && kind <= 0xd7;
const isText = (kind: number): boolean =>
  kind === COMMENT || (kind >= FIRST_APP && kind <= LAST_APP);

/** How the camera was held, 1 to 8, as an Exif segment's content says; 1 where it does not. */
function orientationIn(content: Buffer): number {
  if (content.toString('latin1', 0, EXIF.length) !== EXIF) return UPRIGHT;
  const tiff = content.subarray(EXIF.length);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const directory = long(4);
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + 12 * entry;
      if (short(at) !== ORIENTATION_TAG) continue;
      const held = short(at + 8);
      return held <= LAST_ORIENTATION ? held : UPRIGHT;
    }
  } catch {
    // A directory that leads out of its segment says nothing.
  }
  return UPRIGHT;
}

/** An Exif segment with nothing but the orientation. */
function orientationSegment(held: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(held, 18);
  const content = Buffer.concat([Buffer.from(EXIF, 'latin1'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([marker(EXIF_APP), length, content]);
}

/** Where the next marker after coded picture data begins; the end of the bytes if none follows. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const kind = bytes[at + 1];
    if (kind !== undefined && kind !== 0 && kind !== 0xff && !isRestart(kind)) return at;
  }
  return bytes.length;
}

/**
 * A JPEG without what its camera wrote beside the picture: place, time, device, preview, comments, and anything behind
 * its end. Colours stay as they are, and it still stands upright. Null where it cannot be read.
 */
export function bareJpeg(bytes: Buffer): Buffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept: Buffer[] = [];
  let held = UPRIGHT;
  let hasPicture = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const kind = bytes.readUInt8(at + 1);
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === END) break;
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2);
    if (segmentEnd < at + 4 || segmentEnd > bytes.length) return null;
    const content = bytes.subarray(at + 4, segmentEnd);
    const end = kind === SCAN ? endOfScan(bytes, segmentEnd) : segmentEnd;
    hasPicture ||= kind === SCAN;
    if (kind === EXIF_APP && held === UPRIGHT) held = orientationIn(content);
    const needed = NEEDED[kind];
    if (!isText(kind) || (needed && content.toString('latin1', 0, needed.length) === needed))
      kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (!hasPicture) return null;
  const upright = held > UPRIGHT ? [orientationSegment(held)] : [];
  return Buffer.concat([marker(START), ...upright, ...kept, marker(END)]);
}
