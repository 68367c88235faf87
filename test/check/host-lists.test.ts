import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const PLATFORM = join(ROOT, 'src/platform');
const sources = readdirSync(PLATFORM, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(PLATFORM, path), 'utf8'))
  .join('\n');
const guide = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');

/** A section of the guide, up to the next heading of its level. */
const section = (title: string): string => {
  const [, text = ''] = guide.split(`\n## ${title}\n`);
  return text.split('\n## ')[0] ?? '';
};

/** Kinds of calls for which a mini-program's console keeps a list of hosts. */
const LISTS = { request: 'request host', uploadFile: 'upload host', connectSocket: 'socket host' };

describe.each(['Going live on WeChat', 'Going live on Alipay'])('%s', (title) => {
  test.each(Object.entries(LISTS))('names the list of hosts for %s', (call, list) => {
    expect(sources).toContain(`${call}(`);
    expect(section(title)).toContain(list);
  });
});
