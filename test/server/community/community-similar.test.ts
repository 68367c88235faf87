import { CompiledQuery } from 'kysely';
import type { Db } from '../../../server/db/database';
import type { Deps } from '../../../server/deps';
import { similarQuestions } from '../../../server/domain/community/feeds/similar';
import { createCommunity, VACCINE } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { openIn } from '../kit/worlds/booking-world';
import type { Database } from '../../../server/db/database';
import { rowsRead } from '../kit/rows-read';
import { sqlNow } from '../../run-clock';

const SIMILAR = 'GET /ugc-api/post/similar.do';
const ASKED = '九价打完发烧了，怎么办';
const OTHER_VACCINE = 'V2';

let world: CommunityWorld;
let database: Database;

beforeAll(async () => {
  world = await createCommunity(2);
  database = await openIn(world.testDatabase);
});
afterAll(async () => {
  await database?.close();
  await world?.stop();
});
beforeEach(() => database.pool.query('delete from posts'));

/** Answered questions, each a minute older than the one before. */
async function answered(titles: readonly string[], vaccine: string | null = VACCINE) {
  await database.pool.query(
    `insert into posts (id, author_id, kind, title, body, state, idempotency_key, published_at, vaccine_code, answered)
     select 'q-' || md5(title || n), $1, 'question', title, '', 'published', title || n, ${sqlNow()} - n * interval '1 minute', $3, true
     from unnest($2::text[]) with ordinality as t (title, n)`,
    [world.authorIds[0], titles, vaccine],
  );
}

const similar = async (title: string, vaccineCode?: string): Promise<string[]> => {
  const { list } = await world.provider.ok(SIMILAR, { title, vaccineCode });
  return list.map((card) => card.title);
};

const OTHERS = [
  '接种后胳膊酸几天能好',
  '可以和流感一起打吗',
  '第二针推迟一个月行吗',
  '打之前要空腹吗',
  '哺乳期能不能打',
  '过敏体质需要注意什么',
];

test('a question with the same words in another order comes first, before newer ones of the vaccine', async () => {
  await answered([...OTHERS, '宝宝打完九价发烧怎么办']);
  expect(await similar(ASKED, VACCINE)).toEqual(['宝宝打完九价发烧怎么办', ...OTHERS.slice(0, 4)]);
});

test('it is found before a vaccine is chosen, and nothing that shares no words', async () => {
  await answered([...OTHERS, '宝宝打完九价发烧怎么办']);
  expect(await similar(ASKED)).toEqual(['宝宝打完九价发烧怎么办']);
});

test('words that few questions have say more than those of every other one', async () => {
  await answered([
    ...OTHERS.map((title) => `打完疫苗怎么办，${title}`),
    '九价之后起了荨麻疹',
    ...OTHERS.map((title) => `打完疫苗怎么办呢，${title}`),
  ]);
  const [first] = await similar('打完疫苗起了荨麻疹怎么办', VACCINE);
  expect(first).toBe('九价之后起了荨麻疹');
});

test('with a vaccine only its questions are shown', async () => {
  await answered(['宝宝打完九价发烧怎么办'], OTHER_VACCINE);
  await answered(OTHERS.slice(0, 1));
  expect(await similar(ASKED, VACCINE)).toEqual(OTHERS.slice(0, 1));
});

test('words of other scripts count whole, however they are written', async () => {
  await answered(['Fever after HPV-9, what now?', 'Is HPV given at 45?']);
  expect(await similar('what to do: ＦＥＶＥＲ after hpv')).toEqual([
    'Fever after HPV-9, what now?',
  ]);
});

test('questions that nobody answered, that are hidden, or of a blocked author are not shown', async () => {
  await answered(['宝宝打完九价发烧怎么办', '大宝打完九价发烧怎么办', '二宝打完九价发烧怎么办']);
  await database.pool.query(`update posts set answered = false where title like '大宝%'`);
  await database.pool.query(`update posts set state = 'held' where title like '二宝%'`);
  expect(await similar(ASKED)).toEqual(['宝宝打完九价发烧怎么办']);
  await database.pool.query(`insert into blocks values ($2, $1, ${sqlNow()})`, [
    ...world.authorIds,
  ]);
  const { list } = await world.provider.ok(SIMILAR, { title: ASKED }, world.people[1]);
  expect(list).toEqual([]);
});

describe('however many posts a vaccine has', () => {
  const reads = (trx: Db) => ({
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      trx.executeQuery(CompiledQuery.raw(text, values)),
  });

  test.each([
    ['of the vaccine', VACCINE],
    ['of all vaccines', undefined],
  ])('only so many answered questions %s are read', async (_, vaccineCode) => {
    await database.pool.query(
      `insert into posts (id, author_id, kind, title, body, state, idempotency_key, published_at, vaccine_code, answered)
       select 'm-' || n, $1, case when n % 2 = 0 then 'question' else 'share' end, '打完疫苗发烧怎么办 ' || n, '', 'published',
         'm' || n, ${sqlNow()} - n * interval '1 second', $2, n % 2 = 0
       from generate_series(1, 8000) n`,
      [world.authorIds[0], VACCINE],
    );
    await database.pool.query('analyze posts');
    const read = await rowsRead(database, 'posts', async (trx) => {
      const deps = {
        personKey: Buffer.alloc(32),
        db: trx,
        database: { db: trx, reads: reads(trx) },
      };
      const reading = { reader: null, now: Date.now() };
      const list = await similarQuestions(deps as unknown as Deps, ASKED, vaccineCode, reading);
      expect(list).toHaveLength(5);
    });
    expect(read).toBeLessThan(1_500);
  });
});
