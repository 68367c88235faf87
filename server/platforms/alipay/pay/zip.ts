import { inflateRawSync } from 'node:zlib';

/** Signatures, offsets and lengths of the ZIP format (APPNOTE 4.3). */
const END = { mark: 0x06054b50, length: 22, count: 10, directory: 16 } as const;
const ENTRY = { mark: 0x02014b50, length: 46 } as const;
const LOCAL = { mark: 0x04034b50, length: 30 } as const;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** Most entries of an archive; a bill has two. */
const MOST_ENTRIES = 16;
/** Most bytes of an archive when unpacked. */
const MOST_BYTES = 256 * 1024 * 1024;

class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

function endOf(archive: Buffer): number {
  const least = Math.max(0, archive.length - END.length - LONGEST_COMMENT);
  for (let index = archive.length - END.length; index >= least; index -= 1)
    if (archive.readUInt32LE(index) === END.mark) return index;
  throw new BadArchive('no ZIP archive');
}

/** An entry of the central directory, and where the next one begins. */
function entryAt(archive: Buffer, index: number) {
  if (archive.readUInt32LE(index) !== ENTRY.mark) throw new BadArchive('a broken directory');
  const lengths = [28, 30, 32].map((offset) => archive.readUInt16LE(index + offset));
  return {
    flags: archive.readUInt16LE(index + 8),
    method: archive.readUInt16LE(index + 10),
    packed: archive.readUInt32LE(index + 20),
    size: archive.readUInt32LE(index + 24),
    local: archive.readUInt32LE(index + 42),
    next: index + ENTRY.length + lengths.reduce((sum, length) => sum + length, 0),
  };
}

function unpacked(archive: Buffer, entry: ReturnType<typeof entryAt>, most: number): Buffer {
  const { flags, method, packed, size, local } = entry;
  if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED) || size > most)
    throw new BadArchive('an entry that is encrypted, too large or of another method');
  if (archive.readUInt32LE(local) !== LOCAL.mark) throw new BadArchive('a broken entry');
  const names = archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const from = local + LOCAL.length + names;
  const bytes = archive.subarray(from, from + packed);
  // The stated size may be a lie, so inflating stops there.
  const content =
    method === STORED || size === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: size });
  if (size !== 0 && content.length !== size) throw new BadArchive('an entry of another size');
  return size === 0 ? Buffer.alloc(0) : content;
}

/**
 * The contents of a ZIP archive's files, in order. Neither more than 16 files nor more than 256 MB are unpacked, and
 * each only as far as it says its size is.
 * @throws Error where it is no archive, or one that is larger, encrypted, broken, or packed by another method
 */
export function filesIn(archive: Buffer): readonly Buffer[] {
  try {
    const end = endOf(archive);
    const count = archive.readUInt16LE(end + END.count);
    if (count > MOST_ENTRIES) throw new BadArchive('too many files');
    let offset = archive.readUInt32LE(end + END.directory);
    let left = MOST_BYTES;
    const files: Buffer[] = [];
    for (let index = 0; index < count; index += 1) {
      const entry = entryAt(archive, offset);
      const file = unpacked(archive, entry, left);
      left -= file.length;
      files.push(file);
      offset = entry.next;
    }
    return files;
  } catch (error) {
    const reason = error instanceof BadArchive ? error.message : 'a broken archive';
    throw new BadArchive(`The bill cannot be unpacked: ${reason}.`);
  }
}
