import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const TEXT = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** Lines of levels 1 and 2 of ASVS 5.0.0: chapter and section, and how many of its first lines they are. */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;

const upTo = (section: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);

const LINES = SECTIONS.trim()
  .split(/\s+/)
  .flatMap((each) => {
    const [section = '', count] = each.split(':');
    return upTo(section, 1, Number(count));
  });

const STATES = ['met', '**not met**', 'operator', '–'];
const rows = [
  ...TEXT.matchAll(/^\| (\d+\.\d+)\.(\d+)(?:–(\d+))? +\| (\S+(?: met\*\*)?) +\| (.*?) +\|$/gm),
].map(([, section = '', first, last, state = '', why = '']) => ({
  lines: upTo(section, Number(first), Number(last ?? first)),
  state,
  why,
}));

test('every line of levels 1 and 2 has its row, once', () => {
  expect(LINES).toHaveLength(253);
  expect(rows.flatMap(({ lines }) => lines)).toEqual(LINES);
});

test('each row has a state and says where or why, and they are counted', () => {
  expect(rows.filter(({ state, why }) => !STATES.includes(state) || why === '')).toEqual([]);
  const [met, unmet, operator, none] = STATES.map((state) =>
    rows.filter((row) => row.state === state).reduce((sum, { lines }) => sum + lines.length, 0),
  );
  expect(TEXT).toContain(
    `${met} met, ${unmet} not met, ${operator} the operator's, ${none} without object.`,
  );
});

test('every path that the page names is there', () => {
  const named = [...TEXT.matchAll(/`((?:server|test|docs|src|contract)\/[^`]*)`/g)].map(
    ([, path = '']) => path,
  );
  const linked = [...TEXT.matchAll(/\]\(([\w./-]+?)(?:#[\w-]*)?\)/g)].map(
    ([, path = '']) => `docs/${path}`,
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...named, ...linked].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
