import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { LeanStats } from './lean-stats';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lean-stats-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const statsOf = (code: string): Promise<Stats> =>
  new Promise((settle, reject) => {
    writeFileSync(join(folder, 'entry.js'), code);
    const output = { path: folder, filename: 'out.js' };
    webpack(
      { mode: 'none', context: folder, entry: './entry.js', output, plugins: [new LeanStats()] },
      (error, stats) => (stats ? settle(stats) : reject(error ?? new Error('no stats'))),
    );
  });

test('who asks for everything is told of errors, and not of modules', async () => {
  const stats = (await statsOf('import "./missing";')).toJson({});
  expect(stats.errors?.map(({ message }) => message)).toEqual([
    expect.stringContaining("Can't resolve './missing'"),
  ]);
  expect(stats.modules).toBeUndefined();
});

test('who asks for something gets it', async () => {
  const { modules } = (await statsOf('window.a = 1;')).toJson({ all: false, modules: true });
  expect(modules?.map(({ name }) => name)).toEqual(['./entry.js']);
});
