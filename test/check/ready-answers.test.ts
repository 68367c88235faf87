import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TAB_LABELS } from '@/routes/derive';
import { QUESTIONS } from '../../server/domain/service/customer-chat/questions';

const SOURCES = join(__dirname, '../../src');

/** Texts that the pages show, as they stand in the sources. */
const shown = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  .join('\n');

/** Pages and buttons that a text names, one after the other: “Mine → Account”. */
const named = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”/g)].flatMap(([, way = '']) => way.split(' → '));

const texts = QUESTIONS.flatMap(({ text }) => [text.zh, text.en]);

test('ready answers of customer service name pages and buttons that exist', () => {
  const missing = texts.flatMap(named).filter((name) => !shown.includes(`'${name}'`));
  expect(missing).toEqual([]);
});

test('the way to a page begins at a tab, by the name that the tab bar gives it', () => {
  const first = texts.flatMap((text) =>
    [...text.matchAll(/“([^”→]+?) → /g)].map(([, tab = '']) => tab),
  );
  expect(first).not.toHaveLength(0);
  expect(Object.values(TAB_LABELS).flat()).toEqual(expect.arrayContaining(first));
});

const answersTo = (word: string): string =>
  QUESTIONS.filter(({ asked }) => asked.test(word))
    .map(({ text }) => `${text.zh}\n${text.en}`)
    .join('\n');

test.each(['换手机号', '我想改手机号码', '旧手机号停用了怎么办', 'change my phone number'])(
  'who asks “%s” is told where the number is changed, and what to do without the old one',
  (word) => {
    expect(answersTo(word)).toContain('我的 → 账号管理 → 已绑定手机号');
    expect(answersTo(word)).toContain('登录密码确认');
  },
);

test.each(['注销账号', '忘记密码', 'delete my account'])(
  '“%s” leads to the account’s page',
  (word) => {
    expect(answersTo(word)).toContain('我的 → 账号管理');
  },
);
