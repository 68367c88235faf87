import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc, { runs } from '../../../../test/tiers/properties';
import { zipOf } from '../../simulated/alipay/pay/bill-archive';
import { filesIn } from './zip';

const text = (archive: Buffer) => filesIn(archive).map(String);

test('the files of an archive are read in order, packed or not', () => {
  const archive = zipOf({
    one: Buffer.from('first'),
    two: Buffer.alloc(0),
    three: Buffer.from('3'),
  });
  expect(text(archive)).toEqual(['first', '', '3']);
});

test('an archive of the system’s own zip command is read, and ours is read by unzip', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    writeFileSync(join(folder, 'long.csv'), 'a,b\n'.repeat(5_000));
    writeFileSync(join(folder, 'short.csv'), 'x');
    execFileSync('python3', ['-m', 'zipfile', '-c', 'made.zip', 'long.csv', 'short.csv'], {
      cwd: folder,
    });
    expect(text(readFileSync(join(folder, 'made.zip')))).toEqual(['a,b\n'.repeat(5_000), 'x']);
    writeFileSync(join(folder, 'ours.zip'), zipOf({ 'a.csv': Buffer.from('ours') }));
    const listed = execFileSync('python3', ['-m', 'zipfile', '-t', 'ours.zip'], { cwd: folder });
    expect(String(listed)).toContain('Done testing');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** An archive of one file with a number of its directory changed. */
function changed(offset: number, write: (archive: Buffer, start: number) => void): Buffer {
  const archive = zipOf({ a: Buffer.from('some content that is packed') });
  const directory = archive.readUInt32LE(archive.length - 6);
  write(archive, directory + offset);
  return archive;
}

test.each([
  [
    'says it is larger than 256 MB',
    changed(24, (archive, start) => archive.writeUInt32LE(2 ** 31, start)),
  ],
  [
    'unpacks to more than it says',
    changed(24, (archive, start) => archive.writeUInt32LE(3, start)),
  ],
  [
    'unpacks to less than it says',
    changed(24, (archive, start) => archive.writeUInt32LE(99, start)),
  ],
  ['is encrypted', changed(8, (archive, start) => archive.writeUInt16LE(1, start))],
  [
    'is packed by another method',
    changed(10, (archive, start) => archive.writeUInt16LE(12, start)),
  ],
  ['lies outside', changed(42, (archive, start) => archive.writeUInt32LE(2 ** 31, start))],
  ['is not there', Buffer.from('<html>链接已失效</html>')],
  ['is nothing', Buffer.alloc(0)],
  [
    'has 17 files',
    zipOf(
      Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`${index}`, Buffer.alloc(1)])),
    ),
  ],
])('an archive whose file %s is refused', (_, archive) => {
  expect(() => filesIn(archive)).toThrow('The bill cannot be unpacked');
});

test('a bomb of zeros is stopped at the size that it states', () => {
  const archive = zipOf({ bomb: Buffer.alloc(20_000_000) });
  const directory = archive.readUInt32LE(archive.length - 6);
  archive.writeUInt32LE(1_000, directory + 24);
  expect(() => filesIn(archive)).toThrow('The bill cannot be unpacked');
});

test('no changed bytes do more than refuse the archive', () => {
  const whole = zipOf({ a: Buffer.from('content '.repeat(20)), b: Buffer.from('more') });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      (changes) => {
        const archive = Buffer.from(whole);
        for (const [index, byte] of changes) archive[index] = byte;
        try {
          expect(filesIn(archive).length).toBeLessThanOrEqual(16);
        } catch (error) {
          expect(String(error)).toContain('The bill cannot be unpacked');
        }
      },
    ),
    { numRuns: runs(500) },
  );
});
