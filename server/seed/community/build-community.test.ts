import { maskPrivate } from '../../../contract/community/private-number-rules';
import { TEXT_LIMITS } from '@contract/community/content-limit-rules';
import { buildCommunity } from './build-community';
import { THEMES } from './themes';

const seed = buildCommunity();

test('there are as many of each as designed, of all types', () => {
  expect(seed.people).toHaveLength(300);
  expect(seed.topics).toHaveLength(40);
  expect(seed.circles).toHaveLength(12);
  expect(seed.posts).toHaveLength(3_000);
  expect(seed.comments).toHaveLength(15_000);
  expect([...new Set(seed.people.map(({ userType }) => userType))].sort()).toEqual([
    10, 20, 30, 40,
  ]);
});

test('no placeholder, no private number, no text longer than an author may write', () => {
  for (const { title, body } of seed.posts) {
    expect(`${title}${body}`).not.toMatch(/[{}]|undefined/);
    expect(maskPrivate(body, [])).toBe(body);
    expect(title.length).toBeLessThanOrEqual(TEXT_LIMITS.title);
  }
  for (const { body } of seed.comments) expect(body).not.toMatch(/[{}]|undefined/);
  for (const { nickname } of seed.people)
    expect(nickname.length).toBeLessThanOrEqual(TEXT_LIMITS.nickname);
});

test('names are taken once, and posts differ', () => {
  expect(new Set(seed.people.map(({ nickname }) => nickname)).size).toBe(seed.people.length);
  const bodies = new Set(seed.posts.map(({ title, body }) => title + body));
  expect(bodies.size).toBeGreaterThan(0.95 * seed.posts.length);
});

test('replies stand under comments on the same post, after them, one level deep', () => {
  for (const { parent, post, age } of seed.comments) {
    if (parent === null) continue;
    const above = seed.comments[parent];
    expect(above?.post).toBe(post);
    expect(above?.parent).toBeNull();
    expect(age).toBeGreaterThan(0);
  }
});

test('questions have a title, and doctors answer without medicine or dosage', () => {
  for (const post of seed.posts) if (post.kind === 'question') expect(post.title).not.toBe('');
  const answers = seed.comments.filter(({ author }) => seed.people[author]?.userType === 20);
  expect(answers.length).toBeGreaterThan(1_000);
  for (const { body } of answers)
    expect(body).not.toMatch(/布洛芬|对乙酰|美林|泰诺|毫升|mg|ml|一天\d次/i);
});

test('nobody speaks of a child where the vaccine is for adults, or plans for a day that is over', () => {
  const grown = THEMES.filter(({ bands }) =>
    bands.every((band) => ['adult', 'senior'].includes(band)),
  );
  const codes = new Set(grown.map(({ code }) => code));
  expect(codes.size).toBeGreaterThan(1);
  const posts = new Set(
    seed.posts.flatMap(({ vaccineCode }, index) => (codes.has(vaccineCode ?? '') ? [index] : [])),
  );
  const texts = [
    ...[...posts].map((index) => `${seed.posts[index]?.title} ${seed.posts[index]?.body}`),
    ...seed.comments.filter(({ post }) => posts.has(post)).map(({ body }) => body),
  ];
  expect(texts.filter((text) => /宝宝|孩子|入园|绘本|娃/u.test(text))).toEqual([]);
  const planned = seed.posts.filter(({ body }) =>
    /(?:昨天|前天|今天)要带|约的(?:昨天|前天)/u.test(body),
  );
  expect(planned).toEqual([]);
});

test('a doctor’s answer agrees with the page of the vaccine', () => {
  const answersOn = (code: string): string[] =>
    seed.comments
      .filter(({ author }) => seed.people[author]?.userType === 20)
      .filter(({ post }) => seed.posts[post]?.vaccineCode === code)
      .map(({ body }) => body);
  const postsOn = (code: string) => seed.posts.filter(({ vaccineCode }) => vaccineCode === code);

  // Pus is the usual course of BCG.
  expect(answersOn('bcg').join()).toContain('起小脓疱，再结痂，两三个月留下小疤，是正常过程');
  expect(answersOn('bcg').join()).not.toMatch(/有脓，请到医院/u);

  // After a bite nothing waits: not for health, not for a place.
  expect(answersOn('rabies').join()).toContain('发烧、感冒、怀孕、过敏体质都要打');
  expect(answersOn('rabies').join()).not.toMatch(/等好了再打|推迟|改约|到苗提醒|补种/u);
  for (const { title, body } of postsOn('rabies'))
    expect(title + body).not.toMatch(/推迟|改约|候补|排队|约满|晚了/u);

  // It has an upper age.
  expect(postsOn('rota').length).toBeGreaterThan(10);
  expect(answersOn('rota').join()).not.toMatch(/晚了可以补种|只补没打的剂次/u);
});
