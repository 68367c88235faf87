import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FILE_KEY_BYTES, openFile, sealFile } from './sealed-file';

const KEY = randomBytes(FILE_KEY_BYTES);
const SEGMENT = 64 * 1_024;

/** Streams in chunks that match no segment. */
const stream = (bytes: Buffer): Readable => {
  const chunks: Buffer[] = [];
  for (let index = 0; index < bytes.length; index += 50_000)
    chunks.push(bytes.subarray(index, index + 50_000));
  return Readable.from(chunks);
};
const sealed = (plain: Buffer): Promise<Buffer> => buffer(stream(plain).pipe(sealFile(KEY)));
const opened = (bytes: Buffer, key = KEY): Promise<Buffer> => {
  const opening = openFile(key);
  return buffer(
    stream(bytes)
      .on('error', () => undefined)
      .pipe(opening),
  );
};

test.each([0, 1, SEGMENT - 1, SEGMENT, SEGMENT + 1, 3 * SEGMENT, 400_000])(
  '%d bytes come back as they were',
  async (length) => {
    const plain = randomBytes(length);
    const bytes = await sealed(plain);
    expect((await opened(bytes)).equals(plain)).toBe(true);
  },
);

test('no 16 bytes of a file show in what is sealed', async () => {
  const plain = randomBytes(SEGMENT + 100);
  const bytes = await sealed(plain);
  const shown = [];
  for (let index = 0; index + 16 <= plain.length; index += 512)
    if (bytes.includes(plain.subarray(index, index + 16))) shown.push(index);
  expect(shown).toEqual([]);
});

test('what was altered, cut at a segment, put in another order or sealed with another key is refused', async () => {
  const bytes = await sealed(randomBytes(3 * SEGMENT));
  const part = SEGMENT + 16;
  const altered = Buffer.from(bytes);
  altered.writeUInt8(altered.readUInt8(part + 5) ^ 1, part + 5);
  const [first, second, third] = [0, 1, 2].map((no) => bytes.subarray(no * part, (no + 1) * part));
  const cut = bytes.subarray(0, 2 * part);
  const turned = Buffer.concat([second, first, third] as Buffer[]);
  for (const wrong of [altered, cut, turned]) await expect(opened(wrong)).rejects.toThrow();
  await expect(opened(bytes, randomBytes(FILE_KEY_BYTES))).rejects.toThrow();
});
