import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc, { runs } from '../../../../test/tiers/properties';
import { zipOf } from '../../simulated/alipay/pay/bill-archive';
import { filesIn } from './zip';

const text = async (archive: Buffer) => (await filesIn(archive)).map(String);
const REFUSED = 'The bill cannot be unpacked';

test('the files of an archive are read in order, packed or not', async () => {
  const archive = await zipOf({
    one: Buffer.from('first'),
    two: Buffer.alloc(0),
    three: Buffer.from('3'),
  });
  expect(await text(archive)).toEqual(['first', '', '3']);
});

test('an archive of another program is read, and ours is read by it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    writeFileSync(join(folder, 'long.csv'), 'a,b\n'.repeat(5_000));
    writeFileSync(join(folder, 'short.csv'), 'x');
    execFileSync('python3', ['-m', 'zipfile', '-c', 'made.zip', 'long.csv', 'short.csv'], {
      cwd: folder,
    });
    expect(await text(readFileSync(join(folder, 'made.zip')))).toEqual([
      'a,b\n'.repeat(5_000),
      'x',
    ]);
    writeFileSync(join(folder, 'ours.zip'), await zipOf({ 'a.csv': Buffer.from('ours') }));
    const listed = execFileSync('python3', ['-m', 'zipfile', '-t', 'ours.zip'], { cwd: folder });
    expect(String(listed)).toContain('Done testing');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Where an archive's directory begins. */
const directoryOf = (archive: Buffer): number => archive.readUInt32LE(archive.length - 6);

/** An archive of one file with a number of its directory changed. */
async function changed(offset: number, value: number, bytes: 2 | 4 = 4): Promise<Buffer> {
  const archive = await zipOf({ a: Buffer.from('some content that is packed') });
  archive.writeUIntLE(value, directoryOf(archive) + offset, bytes);
  return archive;
}

const files = (count: number) =>
  zipOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, Buffer.alloc(1)])));

test.each([
  ['says it is larger than 256 MB', () => changed(24, 2 ** 31)],
  ['unpacks to more than it says', () => changed(24, 3)],
  ['unpacks to less than it says', () => changed(24, 99)],
  ['is encrypted', () => changed(8, 1, 2)],
  ['is packed by another method', () => changed(10, 12, 2)],
  ['lies outside', () => changed(42, 2 ** 31)],
  ['is not there', () => Buffer.from('<html>链接已失效</html>')],
  ['is nothing', () => Buffer.alloc(0)],
  ['has 17 files', () => files(17)],
])('an archive whose file %s is refused', async (_, archive) => {
  await expect(filesIn(await archive())).rejects.toThrow(REFUSED);
});

test('16 files are read', async () => {
  expect(await filesIn(await files(16))).toHaveLength(16);
});

test('an archive that states fewer files than it has gives no more than it states', async () => {
  const archive = await files(40);
  archive.writeUInt16LE(2, archive.length - 12);
  expect(await filesIn(archive)).toHaveLength(2);
});

test('a bomb of zeros is stopped at the size that it states', async () => {
  const archive = await zipOf({ bomb: Buffer.alloc(20_000_000) });
  archive.writeUInt32LE(1_000, directoryOf(archive) + 24);
  await expect(filesIn(archive)).rejects.toThrow(REFUSED);
});

test('files that say more than 256 MB together are not unpacked', async () => {
  const archive = await zipOf({ a: Buffer.alloc(1), b: Buffer.alloc(1) });
  const most = 256 * 1024 * 1024 - 1;
  const size = archive.lastIndexOf('PK\x01\x02') + 24;
  archive.writeUInt32LE(most, size);
  await expect(filesIn(archive)).rejects.toThrow('not enough bytes');
  archive.writeUInt32LE(most + 1, size);
  await expect(filesIn(archive)).rejects.toThrow('too large');
});

test.each([
  ['absolute', Buffer.from('/etc/passwd')],
  ['above', Buffer.from('../../../ab')],
  ['of Windows', Buffer.from('C:\\a\\b\\c\\d')],
  ['in GBK with a byte of a backslash', Buffer.from('815c815c815c2e63737600', 'hex')],
])('a path that is %s leads nowhere: only the content is read', async (_, name) => {
  const archive = await zipOf({ 'abcdefg.csv': Buffer.from('content') });
  for (const at of [30, directoryOf(archive) + 46]) name.copy(archive, at);
  expect(await text(archive)).toEqual(['content']);
});

test('no changed bytes do more than refuse the archive', async () => {
  const whole = await zipOf({ a: Buffer.from('content '.repeat(20)), b: Buffer.from('more') });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      async (changes) => {
        const archive = Buffer.from(whole);
        for (const [at, byte] of changes) archive[at] = byte;
        const read = await filesIn(archive).catch(String);
        if (typeof read === 'string') expect(read).toContain(REFUSED);
        else expect(read.length).toBeLessThanOrEqual(16);
      },
    ),
    { numRuns: runs(500) },
  );
});
