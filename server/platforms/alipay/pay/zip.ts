import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Most entries of an archive; a bill has two. */
const MOST_ENTRIES = 16;
/** Most bytes of an archive when unpacked. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * The contents of a ZIP archive's files, in order. Neither more than 16 files nor more than 256 MB are unpacked, and
 * each only as far as it says its size is.
 * @throws Error where it is no archive, or one that is larger, encrypted, broken, or packed by another method
 */
export async function filesIn(archive: Buffer): Promise<readonly Buffer[]> {
  try {
    // Nothing is called by a file's name. In GBK a byte of it may look like a backslash, so names are not read either.
    const zip = await fromBufferPromise(archive, { decodeStrings: false });
    if (zip.entryCount > MOST_ENTRIES) throw new Error('too many files');
    let left = MOST_BYTES;
    const files: Buffer[] = [];
    for await (const entry of zip.eachEntry()) {
      left -= entry.uncompressedSize;
      if (left < 0) throw new Error('too large');
      // The stated size may be a lie; yauzl stops there.
      files.push(await buffer(await zip.openReadStreamPromise(entry)));
    }
    return files;
  } catch (error) {
    throw new Error(`The bill cannot be unpacked: ${(error as Error).message}`);
  }
}
