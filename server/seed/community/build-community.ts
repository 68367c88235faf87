import { between, fraction, pick } from '../random';
import { circleAt, sampleCircles, sampleTopics, topicAt } from './topics';
import { doctorAt, memberAt, officialAt, PEOPLE, samplePeople } from './people';
import type { AuthorSeed, CommentSeed, TopicSeed, PostSeed } from './rows';
import { FOLLOW_UPS } from './follow-ups';
import type { Scenario } from './scenario';
import { SCENARIOS } from './scenarios';
import { THEMES } from './themes';
import type { Theme } from './themes';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const POSTS = 3_000;
const COMMENTS = 15_000;
/** Days over which the posts were written, more of them lately. */
const DAYS = 200;
const MOST_LIKES = 24;
const MOST_COLLECTS = 8;
const MOST_COMMENTS = 17;
/** Any prime that does not divide {@link PEOPLE}: steps through all people before one comes again. */
const STEP = 7;

export interface CommunitySeed {
  readonly people: readonly AuthorSeed[];
  readonly circles: readonly TopicSeed[];
  readonly topics: readonly TopicSeed[];
  readonly posts: readonly PostSeed[];
  readonly comments: readonly CommentSeed[];
}

/** Different people, the same for the same key. */
function peopleFor(key: string, count: number): number[] {
  const start = between(key, 0, PEOPLE - 1);
  return Array.from({ length: count }, (_, index) => (start + index * STEP) % PEOPLE);
}

const DAY_WORDS = ['周一', '周二', '周三', '周四', '周五', '周六', '昨天', '前天', '今天'] as const;

const NEXT_WORDS = ['后天', '这周六', '这周日', '下周一', '下周三'] as const;

/** What only parents write, of their child. */
const OF_CHILDREN = /孩子|宝宝|娃|入园|幼儿园|入学|绘本|玩具|奶|哭|哼唧|动物|小桌子|小朋友/u;

type Several<Item> = readonly [Item, ...Item[]];
const several = <Item>(items: readonly Item[]): Several<Item> | null => {
  const [first, ...rest] = items;
  return first === undefined ? null : [first, ...rest];
};

/** Texts that suit a vaccine: of one for adults those that speak of no child. Null: none does. */
const suitable = (texts: Several<string>, { bands }: Theme): Several<string> | null =>
  bands.every((band) => band === 'adult' || band === 'senior')
    ? several(texts.filter((text) => !OF_CHILDREN.test(text)))
    : texts;

const filled = (text: string, key: string, theme: Theme): string =>
  text
    .replaceAll('{who}', pick(`${key} who`, theme.who))
    .replaceAll('{name}', theme.name)
    .replaceAll('{dose}', pick(`${key} dose`, theme.doses))
    .replaceAll('{t}', (between(`${key} t`, 374, 389) / 10).toFixed(1))
    .replaceAll('{n}', String(between(`${key} n`, 3, 40)))
    .replaceAll('{m}', String(between(`${key} m`, 2, 9)))
    .replaceAll('{day}', pick(`${key} day`, DAY_WORDS))
    .replaceAll('{next}', pick(`${key} next`, NEXT_WORDS));

const themeOf = (index: number): Theme => pick(`theme ${index}`, THEMES);
const PARTS = ['titles', 'openings', 'middles', 'endings'] as const;
const scenarioOf = (index: number): Scenario => {
  const theme = themeOf(index);
  const fits = (scenario: Scenario): boolean =>
    scenario.notFor?.includes(theme.code) !== true &&
    PARTS.every((part) => suitable(scenario[part], theme) !== null);
  return pick(`scenario ${index}`, several(SCENARIOS.filter(fits)) ?? SCENARIOS);
};

function postAt(index: number): PostSeed {
  const key = `post ${index}`;
  const [scenario, theme] = [scenarioOf(index), themeOf(index)];
  const part = (name: (typeof PARTS)[number]): string =>
    filled(pick(`${key} ${name}`, suitable(scenario[name], theme) ?? scenario[name]), key, theme);
  const names = [pick(`${key} own`, theme.topics), ...scenario.topics.slice(0, 1)];
  const topics = [...new Set(names)].map(topicAt).filter((topic) => topic >= 0);
  const isInCircle = fraction(`${key} circle`) < 0.7;
  const circle = circleAt(scenario.circle ?? theme.circle);
  const isOfficial = scenario.kind === 'share' && fraction(`${key} official`) < 0.04;
  return {
    id: `sample-post-${index}`,
    author: isOfficial ? officialAt(key) : memberAt(`${key} author`),
    kind: scenario.kind,
    title: part('titles'),
    body: part('openings') + part('middles') + part('endings'),
    circle: isInCircle && circle >= 0 ? circle : null,
    topics: fraction(`${key} topics`) < 0.8 ? topics : [],
    vaccineCode: theme.code,
    ageBand: scenario.kind === 'question' ? pick(`${key} band`, theme.bands) : null,
    age: Math.floor(DAYS * DAY * fraction(`${key} age`) ** 2 + HOUR + index),
    likers: peopleFor(`${key} likes`, Math.floor(MOST_LIKES * fraction(`${key} liked`) ** 3)),
    collectors: peopleFor(
      `${key} collectors`,
      Math.floor(MOST_COLLECTS * fraction(`${key} saved`) ** 4),
    ),
  };
}

/** Whether a doctor answers a post, whose answer is its first comment. */
const isAnswered = (index: number): boolean =>
  fraction(`answered ${index}`) < (scenarioOf(index).kind === 'question' ? 0.7 : 0.05);

/** Comments of a post; `offset` is the index of its first one. */
function commentsOf(post: PostSeed, postIndex: number, offset: number): CommentSeed[] {
  const [scenario, theme] = [scenarioOf(postIndex), themeOf(postIndex)];
  const wanted = 1 + Math.floor(MOST_COMMENTS * fraction(`comments ${postIndex}`) ** 1.6);
  const comments: CommentSeed[] = [];
  const said = new Set<string>();
  for (let index = 0; index < wanted; index += 1) {
    const key = `comment ${postIndex} ${index}`;
    const isAnswer = index === 0 && isAnswered(postIndex);
    const isReply = comments.length > 0 && fraction(`${key} reply`) < 0.35;
    const above = isReply ? between(`${key} parent`, 0, comments.length - 1) : null;
    const root = above === null ? null : (comments[above]?.parent ?? offset + above);
    const texts = isAnswer
      ? (scenario.answersOf?.[theme.code] ?? scenario.answers)
      : isReply
        ? FOLLOW_UPS
        : scenario.replies;
    const fitting = suitable(texts, theme);
    if (fitting === null) continue;
    const body = filled(pick(key, fitting), key, theme);
    const isThanks = isReply && fraction(`${key} thanks`) < 0.5;
    if (said.has(body)) continue;
    said.add(body);
    const since = above === null ? post.age : (comments[above]?.age ?? post.age);
    const delay = Math.floor(since * fraction(`${key} delay`) ** 3);
    comments.push({
      id: `sample-comment-${postIndex}-${index}`,
      post: postIndex,
      author: isAnswer ? doctorAt(key) : isThanks ? post.author : memberAt(`${key} author`),
      parent: root,
      body,
      age: Math.max(MINUTE, since - delay - MINUTE),
      likers: peopleFor(key, Math.floor(4 * fraction(`${key} liked`) ** 4)),
    });
  }
  return comments;
}

/** The sample community: the same in every run, with times before the present. */
export function buildCommunity(): CommunitySeed {
  const posts = Array.from({ length: POSTS }, (_, index) => postAt(index));
  const comments: CommentSeed[] = [];
  posts.forEach((post, index) => {
    if (comments.length < COMMENTS) comments.push(...commentsOf(post, index, comments.length));
  });
  return {
    people: samplePeople(),
    circles: sampleCircles(),
    topics: sampleTopics(),
    posts,
    comments: comments.slice(0, COMMENTS),
  };
}
