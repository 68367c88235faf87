import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { removeDirectory, temporaryDirectory } from '../../test/server/kit/temporary-directory';

const work = temporaryDirectory('lock');
const script = join(work, 'take.cjs');
let started: ChildProcess[] = [];

beforeAll(() => {
  const take = `import { lockDirectory } from ${JSON.stringify(join(__dirname, 'directory-lock.ts'))};
    lockDirectory(process.argv[2]).then((release) => {
      console.log('taken');
      process.stdin.once('data', () => { release(); process.exit(0); });
      setInterval(() => undefined, 1000);
    }, (error) => { console.log(error.message); process.exit(1); });`;
  const stdin = { contents: take, resolveDir: __dirname, loader: 'ts' } as const;
  buildSync({ stdin, bundle: true, platform: 'node', outfile: script, logLevel: 'silent' });
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
});
afterAll(() => removeDirectory(work));

/** Tries to lock a directory in a separate process. @returns its first output */
function take(directory: string, through: readonly string[] = []) {
  const [command = process.execPath, ...args] = [...through, process.execPath, script, directory];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  started.push(child);
  const said = new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    // After all that it wrote, which "exit" may come before.
    child.once('close', () => resolve('nothing'));
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { child, said, ended };
}
const fresh = (name: string): string => {
  const directory = join(work, name);
  mkdirSync(directory, { recursive: true });
  return directory;
};

test('one process has the directory, also by another path; the next one has it after a kill or an end', async () => {
  const directory = fresh('one');
  const first = take(directory);
  expect(await first.said).toBe('taken');
  expect(await take(`${directory}/../one`).said).toContain('in use by another process');
  first.child.kill('SIGKILL');
  await first.ended;
  const second = take(directory);
  expect(await second.said).toBe('taken');
  second.child.stdin.write('go\n');
  await second.ended;
  expect(await take(directory).said).toBe('taken');
  expect(readdirSync(join(directory, 'lock'))).toEqual(['3']);
});

test('a process that stands still has it all the same', async () => {
  const directory = fresh('still');
  const first = take(directory);
  await first.said;
  first.child.kill('SIGSTOP');
  expect(await take(directory).said).toContain('in use');
  first.child.kill('SIGCONT');
});

test('of many who start at once on what a dead one left, one has it', async () => {
  const directory = fresh('many');
  const dead = take(directory);
  await dead.said;
  dead.child.kill('SIGKILL');
  await dead.ended;
  const said = await Promise.all(Array.from({ length: 8 }, () => take(directory).said));
  const outcomes = said.map((line) => (line.includes('in use') ? 'in use' : line)).sort();
  expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'in use'), 'taken']);
});

test('a directory with a long name is locked as well', async () => {
  const directory = fresh(join(...Array.from({ length: 8 }, () => 'x'.repeat(40))));
  expect(await take(directory).said).toBe('taken');
  expect(await take(directory).said).toContain('in use');
});

const mayUnshare = spawnSync('unshare', ['-n', 'true']).status === 0;
const acrossNamespaces =
  'a process in another network namespace, as in another container, finds it taken';

(mayUnshare ? test : test.skip)(
  mayUnshare
    ? acrossNamespaces
    : `${acrossNamespaces} (not shown: "unshare -n" is not permitted here)`,
  async () => {
    const directory = fresh('namespace');
    expect(await take(directory).said).toBe('taken');
    expect(await take(directory, ['unshare', '-n']).said).toContain('in use');
    const other = fresh('namespace-other');
    expect(await take(other, ['unshare', '-n']).said).toBe('taken');
    expect(await take(other).said).toContain('in use');
  },
);
