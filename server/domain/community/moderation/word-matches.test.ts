import { buildCommunity } from '../../../seed/community/build-community';
import { falseClaimIn, wordRulesIn } from './word-matches';

const { posts, comments } = buildCommunity();
const TEXTS = [
  ...posts.map(({ title, body }) => `${title}\n${body}`),
  ...comments.map(({ body }) => body),
];

test('of what people ordinarily write, at most one text in a hundred is refused or waits', () => {
  const stopped = TEXTS.filter(
    (text) => wordRulesIn(text).length > 0 || falseClaimIn(text) !== null,
  );
  expect(TEXTS.length).toBeGreaterThan(2_000);
  expect(stopped.length).toBeLessThanOrEqual(TEXTS.length / 100);
});

test.each([
  ['代 抢 九 价，包中', 'trade in vaccination'],
  ['代-抢-疫-苗', 'trade in vaccination'],
  ['加ＱＱ详聊', 'contact outside'],
  ['加 我 微 信', 'contact outside'],
])('a word is found however it is written: %s', (text, subject) => {
  expect(wordRulesIn(text).map((rule) => rule.subject)).toContain(subject);
});

test.each([
  ['麻腮风疫苗会导致自闭症', 'mmr'],
  ['打了九价就不能生了', 'hpv'],
  ['流感疫苗会得流感', 'flu'],
])('a claim that the encyclopaedia contradicts is found: %s', (text, vaccineCode) => {
  expect(falseClaimIn(text)?.vaccineCode).toBe(vaccineCode);
});
