import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { StandIns } from './stand-ins';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stand-ins-'));
  writeFileSync(join(folder, 'worklets.js'), 'export const worklet = { heavy: "original" };');
  writeFileSync(
    join(folder, 'entry.js'),
    'import { worklet } from "./worklets.js"; window.found = worklet;',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds the entry with stand-ins. @returns the messages of its errors */
const buildWith = (files: Record<string, string>): Promise<string[]> =>
  new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'none',
        context: folder,
        entry: './entry.js',
        output: { path: folder, filename: 'out.js' },
        plugins: [new StandIns(files)],
      },
      (error, stats) => {
        if (error) reject(error);
        else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
      },
    );
  });

test('a file is replaced by ours', async () => {
  expect(await buildWith({ '/worklets.js': 'worklet.js' })).toEqual([]);
  const built = readFileSync(join(folder, 'out.js'), 'utf8');
  expect(built).toContain('const worklet = {};');
  expect(built).not.toContain('original');
});

test('the build fails when a file that is to be replaced is not there any more', async () => {
  const [error = ''] = await buildWith({ '/worklets.js': 'worklet.js', '/moved.js': 'view.js' });
  expect(error).toContain('No file /moved.js was met');
});
