import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { CODE } from '@contract/errors';
import { createTestDatabase, createWorld } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { latin, SECRET } from '../kit/hostile-bytes';
import { hostileFiles } from './hostile-files';
import type { HostileFile } from './hostile-files';
import { startOn } from '../kit/start-on';
import { uploadTo } from '../kit/worlds/uploading';

/** Uploads of one account, below what a day and a minute allow. */
const EACH = 15;
const MB = 1_048_576;

let testDatabase: TestDatabase;
let provider: Provider;
let files: HostileFile[];
let people: readonly Caller[];

beforeAll(async () => {
  files = await hostileFiles();
  testDatabase = await createTestDatabase('postgres');
  const callers = Math.ceil(files.length / EACH);
  ({ callers: people } = await createWorld(testDatabase, { callers, slots: [] }));
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const stored = (): string[] => readdirSync(join(provider.dataDir, 'uploads'));
/** MB of memory that the provider has used at most, and uses. */
function memory(): { most: number; now: number } {
  const status = readFileSync(`/proc/${provider.child.pid ?? 0}/status`, 'utf8');
  const of = (field: string): number =>
    Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024;
  return { most: of('VmHWM'), now: of('VmRSS') };
}

test('200 hostile files: none is stored as sent, none crashes, and memory is bounded', async () => {
  expect(files.length).toBeGreaterThanOrEqual(200);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  const before = memory();
  const wrong: string[] = [];
  let accepted = 0;
  for (const [index, { name, bytes, refused }] of files.entries()) {
    const { token } = people[Math.floor(index / EACH)] as Caller;
    const known = new Set(stored());
    const { code, msg, data } = await uploadTo(provider.url, bytes, token, `${index}.jpg`);
    const added = stored().filter((file) => !known.has(file));
    if (code !== CODE.SUCCESS) {
      if (code !== CODE.PARAMETERS || !/[一-鿿]{6}/.test(msg))
        wrong.push(`${name}: ${code} ${msg}`);
      if (added.length > 0) wrong.push(`${name}: left ${added.join()}`);
      continue;
    }
    accepted += 1;
    if (refused) wrong.push(`${name}: accepted`);
    const [fileName = 'none'] = added;
    if (fileName !== data.fileId || added.length !== 1)
      wrong.push(`${name}: stored ${added.join()}`);
    const content = readFileSync(join(provider.dataDir, 'uploads', fileName));
    const isVideo = data.kind === 'video';
    if (!isVideo && content.equals(bytes)) wrong.push(`${name}: stored as sent`);
    if (content.includes(latin(SECRET))) wrong.push(`${name}: tells`);
    if (isVideo) continue;
    const { width, height } = await sharp(content).metadata();
    if (width !== data.width || height !== data.height) wrong.push(`${name}: ${width}×${height}`);
    const shown = await fetch(`${provider.url}${data.url}&size=feed`, {
      headers: { accept: 'image/webp' },
    });
    if (shown.headers.get('content-type') !== 'image/webp') wrong.push(`${name}: ${shown.status}`);
  }
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(60);
  expect((await fetch(`${provider.url}/healthz`)).status).toBe(200);
  const after = memory();
  process.stdout.write(
    `hostile files: ${files.length}, ${accepted} accepted; MB ${JSON.stringify({ before, after })}\n`,
  );
  expect(after.most - before.now).toBeLessThan(500);
}, 240_000);

test('eight at once of the largest that are accepted need no more memory than two', async () => {
  const size = { width: 8_000, height: 5_000, channels: 3, background: '#0a0' } as const;
  const large = await sharp({ create: size }).jpeg().toBuffer();
  expect(large.length).toBeLessThan(8 * MB);
  const before = memory();
  const answers = await Promise.all(
    people.slice(0, 8).map(({ token }) => uploadTo(provider.url, large, token)),
  );
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => CODE.SUCCESS));
  const { most } = memory();
  process.stdout.write(`eight of 40 million points: MB ${JSON.stringify({ before, most })}\n`);
  expect(most - before.now).toBeLessThan(500);
}, 120_000);

/** MB that the provider takes of a form of no stated length that begins like this and never ends; 100 at most. */
const takenOf = (begin: string): Promise<number> =>
  new Promise((resolve) => {
    const more = Buffer.alloc(65_536, 'a');
    let taken = 0;
    const form = request(`${provider.url}/base/upload/file.do`, {
      method: 'POST',
      headers: { tk: people.at(-1)?.token, 'content-type': 'multipart/form-data; boundary=X' },
    });
    const send = (): void => {
      taken += more.length;
      if (taken > 100 * MB) form.destroy();
      else form.write(more, (error) => (error ? undefined : send()));
    };
    form.on('error', () => undefined);
    form.on('response', () => form.destroy());
    form.on('close', () => resolve(taken / MB));
    form.write(begin, send);
  });

test.each([
  ['file', '--X\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n'],
  ['field', '--X\r\nContent-Disposition: form-data; name="user"\r\n\r\n'],
  ['preamble', 'a'],
])(
  'a %s without an end is read as far as the largest film is long',
  async (_, begin) => {
    const taken = await takenOf(begin);
    expect(taken).toBeGreaterThan(50);
    expect(taken).toBeLessThan(70);
    expect((await fetch(`${provider.url}/healthz`)).status).toBe(200);
  },
  60_000,
);
