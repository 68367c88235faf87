import { sql } from 'kysely';
import { SEARCH_KINDS } from '@contract/search/endpoints';
import { slotUnavailability } from '../../../server/shared/slots/slot-state';
import { readClock } from '../../../server/shared/slots/clock-reading';
import { slotIsFree } from '../../../server/shared/slots/bookable';
import { createListed, nearestWith } from '../../../server/domain/clinics/clinic/listed';
import type { NearbyInput } from '../../../server/domain/clinics/clinic/nearby-input';
import { clinicVaccines } from '../../../server/domain/clinics/clinic/clinic-vaccines';
import { metresFrom } from '../../../server/shared/geo/distance';
import { createNearby } from '../../../server/areas/department/nearby';
import { createCitySearch } from '../../../server/domain/clinics/search/city-search';
import { createSearch } from '../../../server/domain/clinics/search/search';
import type { Asked } from '../../../server/domain/clinics/search/search';
import { openDatabase } from '../../../server/db/database';
import type { Database } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrate';
import { runPrepared } from '../../../server/db/prepared';
import type { Deps } from '../../../server/deps';
import type { Context } from '../../../server/http/context';
import { sendAllAlerts } from './all-alerts';
import { renewSearchIndex } from '../../../server/search/keep-index';
import { queryOf, tokensOf } from '../../../server/search/tokens';
import { mixedQuestions, WORDS } from './catalogue-questions';
import { clinicsInSql } from './clinics-in-sql';
import { fillAlerts, fillCatalogue } from '../kit/worlds/large-catalogue';
import { startPostgres } from '../kit/postgres';
import type { TestPostgres } from '../kit/postgres';
import { rowsRead } from '../kit/rows-read';
import { sqlNow } from '../../run-clock';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const TODAY = '2026-11-20';
const SHANGHAI = '310100';
const AT = { latitude: 31.23, longitude: 121.47 };
/** Tables whose size depends on the number of clinics. */
const BIG = /Seq Scan on (departments|offers|slots|search_documents|search_spellings)\b/;

let postgres: TestPostgres;
let database: Database;
let deps: Deps;

beforeAll(async () => {
  postgres = await startPostgres();
  const lost = (error: Error): void => void error;
  database = await openDatabase(
    {
      databaseUrl: postgres.url,
      dataDir: '',
      workerFile: new URL('file:///'),
      onCrash: lost,
    },
    lost,
  );
  deps = { database, db: database.db, clock: { now: () => NOW } } as unknown as Deps;
  await migrate(database.pool, 'server/migrations');
  await fillCatalogue(database, TODAY);
  await renewSearchIndex(deps);
});

afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});

const ask = (input: Partial<NearbyInput> = {}): NearbyInput => ({
  regionCode: SHANGHAI,
  pageNo: 1,
  pageSize: 8,
  ...AT,
  ...input,
});
const found = (word: string, regionCode?: string): Asked => ({
  tokens: tokensOf(word),
  regionCode,
  at: AT,
  language: 'zh-CN',
  most: 6,
});
/** Lists of a process that has just started. */
const freshLists = (on = database) => createNearby({ ...deps, database: on }, createListed(on));
const context = { now: NOW, today: TODAY, language: 'zh-CN' } as Context;

test('there are 20,000 clinics and 200 products', async () => {
  const { rows } = await database.pool.query(
    'select (select count(*) from departments) as clinics, (select count(*) from products) as products',
  );
  expect(rows).toEqual([{ clinics: 20_000, products: 200 }]);
});

/** The database, recording the query plan of each statement. */
function watching(): { readonly watched: Database; readonly plans: string[] } {
  const plans: string[] = [];
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await database.reads.query<{ 'QUERY PLAN': string }>(
      `explain ${text}`,
      values,
    );
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return database.reads.query(text, values);
  };
  const watched = new Proxy(database, {
    get: (target, key) => (key === 'reads' ? { query } : Reflect.get(target, key)),
  });
  return { watched, plans };
}

test('searching reads the index of terms, never all documents', async () => {
  const { watched, plans } = watching();
  for (const word of ['浦东', 'l', 'liugan', '社区 青禾'])
    for (const regionCode of [SHANGHAI, '440000', undefined])
      await createSearch(watched, deps.clock)(found(word, regionCode), SEARCH_KINDS);
  for (const plan of plans) expect(plan).not.toMatch(BIG);
  expect(plans.join('\n')).toContain('search_documents_terms');
});

test('lists of clinics read indexes only, and hardly anything when others have asked before', async () => {
  const { watched, plans } = watching();
  const nearby = freshLists(watched);
  const inputs: Partial<NearbyInput>[] = [
    {},
    { regionCode: '440000' },
    { regionCode: '310115', keyword: 'pudong' },
    { hasFreeSlots: true, vaccineCode: 'flu' },
    { zoneId: 'none', openToday: true },
    { freeOn: 'weekend' },
    { freeOn: 'evening', within: 5_000 },
  ];
  for (const input of inputs) await nearby(ask(input), context);
  for (const plan of plans) expect(plan).not.toMatch(BIG);
  const before = plans.length;
  for (const input of inputs) await nearby(ask({ ...input, latitude: 31.2301 }), context);
  expect(plans.length - before).toBeLessThan(inputs.length);
});

test('lists of clinics from memory are those that the database gives', async () => {
  const { rows } = await database.pool.query<{ id: string }>('select id from products order by id');
  const { nearby: question } = mixedQuestions(rows.map(({ id }) => id));
  const retained = freshLists();
  // Few clinics have it.
  const rare = { productId: 'mmr-nip', priceMax: 30_000, afterCode: 'L000015' };
  const first: NearbyInput = { regionCode: '110000', pageNo: 1, pageSize: 1, ...rare };
  for (const input of [first, ...Array.from({ length: 60 }, question)]) {
    const { pageSize } = input;
    const placed = await runPrepared(database, clinicsInSql(input, TODAY, NOW));
    const answer = await retained(input, context);
    const given = answer.list.map(({ depaCode, distance }) => [depaCode, distance]);
    const expected = placed.map(({ depa_code, metres }) => [depa_code, metres]);
    expect([input, given, answer.hasMore]).toEqual([
      input,
      expected.slice(0, pageSize),
      expected.length > pageSize,
    ]);
    expect([input, await freshLists()(input, context)]).toEqual([input, answer]);
  }
});

test('the clinics of a plan, from memory, are the nearest that the database knows to have the vaccine', async () => {
  const listed = createListed(database);
  for (const regionCode of [SHANGHAI, '310115', '419001', '440000', '999900'])
    for (const at of [AT, null])
      for (const vaccineCode of ['flu', 'mmr', 'none']) {
        const asked = { regionCode, vaccineCode };
        const input = { ...asked, ...at, inStock: true, pageNo: 1, pageSize: 10 };
        const rows = await runPrepared(database, clinicsInSql(input, TODAY, NOW));
        const codes = await nearestWith(listed, { ...asked, at, most: 11 }, TODAY);
        expect([asked, codes]).toEqual([asked, rows.map(({ depa_code }) => depa_code)]);
      }
});

test('a city is looked through in memory as the database looks through it', async () => {
  const inCity = createCitySearch(database);
  for (const word of WORDS)
    for (const city of [SHANGHAI, '310115', '419001']) {
      const tokens = tokensOf(word);
      const { rows } = await database.pool.query<{ id: string }>(
        `select s.id from search_documents s join departments d on d.depa_code = s.id
         where s.kind = 'clinic' and $1 in (d.city_code, d.region_code) and s.terms @@ $2::tsquery`,
        [city, queryOf('clinic', tokens)],
      );
      const found = (await inCity(tokens, city)).map(({ candidate }) => candidate.id);
      expect([word, found.sort()]).toEqual([word, rows.map(({ id }) => id).sort()]);
    }
});

test('what is found from memory is what a first question finds', async () => {
  const { search: question } = mixedQuestions([]);
  const retained = createSearch(database, deps.clock);
  for (let n = 0; n < 60; n += 1) {
    const asked = question();
    const fresh = await createSearch(database, deps.clock)(asked, SEARCH_KINDS);
    expect([asked, await retained(asked, SEARCH_KINDS)]).toEqual([asked, fresh]);
    const [few, many] = [
      { ...asked, most: 6 },
      { ...asked, most: 100 },
    ];
    const clinics = (await retained(many, ['clinic'])).get('clinic') ?? [];
    const first = (await retained(few, ['clinic'])).get('clinic') ?? [];
    expect([asked, first.slice(0, 6)]).toEqual([asked, clinics.slice(0, 6)]);
  }
});

test('the order by distance is exact, and pages hang together while clinics come and go', async () => {
  const nearby = freshLists();
  const { rows } = await database.pool.query<{ depa_code: string; latitude: number }>(
    `select depa_code, latitude from departments where city_code = $1`,
    [SHANGHAI],
  );
  const seen: { depaCode: string; distance: number | null }[] = [];
  let after: Partial<NearbyInput> = {};
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await nearby(ask({ pageNo, pageSize: 30, ...after }), context);
    seen.push(...page.list);
    if (!page.hasMore) break;
    const last = page.list.at(-1);
    after = { afterDistance: last?.distance ?? -1, afterCode: last?.depaCode ?? '' };
    if (pageNo === 1)
      await database.pool.query('update departments set pay_way = pay_way where depa_code = $1', [
        last?.depaCode,
      ]);
  }
  expect(seen.map(({ depaCode }) => depaCode).sort()).toEqual(
    rows.map(({ depa_code }) => depa_code).sort(),
  );
  const distances = seen.map(({ distance }) => distance ?? -1);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
});

test('in a province the nearest hundred are those that comparing all of them gives', async () => {
  const guangzhou = { latitude: 23.13, longitude: 113.26 };
  const input = ask({ regionCode: '440000', pageSize: 50, pageNo: 2, ...guangzhou });
  const { list } = await freshLists()(input, context);
  const { rows } = await sql<{ metres: number }>`
    select round(12742000 * asin(sqrt(sin(radians(latitude - ${guangzhou.latitude}::float8) / 2) ^ 2
      + cos(radians(${guangzhou.latitude}::float8)) * cos(radians(latitude))
      * sin(radians(longitude - ${guangzhou.longitude}::float8) / 2) ^ 2))) as metres
    from departments where province_code = '440000' order by 1 offset 50 limit 50`.execute(
    database.db,
  );
  expect(list.map(({ distance }) => distance)).toEqual(rows.map(({ metres }) => metres));
});

test('a clinic that changes its name is found by the new one and no longer by the old', async () => {
  const code = 'L000001';
  const named = async (word: string): Promise<boolean> => {
    const groups = await createSearch(database, deps.clock)(found(word), ['clinic']);
    return groups.get('clinic')?.some(({ id }) => id === code) ?? false;
  };
  await database.pool.query(
    `update departments set name = '{"zh":"琉璃厂鹦鹉诊所","en":"Parrot Clinic"}' where depa_code = $1`,
    [code],
  );
  await renewSearchIndex(deps);
  expect([await named('鹦鹉'), await named('yingwu'), await named('parrot')]).toEqual([
    true,
    true,
    true,
  ]);
});

test('whether a slot is free is decided alike in SQL and by the booking rule', async () => {
  const at = readClock(NOW);
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', at.lastDay, '2027-01-01'];
  const ends = ['09:59', '10:00', '10:01'];
  const releases = [null, NOW - 1, NOW, NOW + 1];
  const cases = days.flatMap((day) =>
    ends.flatMap((endTime) =>
      releases.flatMap((releaseAt) =>
        [true, false].flatMap((closed) =>
          [true, false].flatMap((drawn) =>
            [0, 1].map((remaining) => ({ day, endTime, releaseAt, closed, drawn, remaining })),
          ),
        ),
      ),
    ),
  );
  const { rows } = await sql<{ free: boolean }>`
    select ${slotIsFree(NOW)} as free from jsonb_array_elements(${JSON.stringify(cases)}::jsonb)
      with ordinality as given (it, n)
    cross join lateral (select (it->>'day')::date as day, it->>'endTime' as end_time,
      (it->>'remaining')::int as remaining, (it->>'drawn')::boolean as drawn,
      case when (it->>'closed')::boolean then ${sql.raw(sqlNow())} end as closed_at,
      to_timestamp((it->>'releaseAt')::float8 / 1000) as release_at) s
    cross join (select 'none' as depa_code, 'none' as product_id) o order by n`.execute(
    database.db,
  );
  const expected = cases.map(
    ({ drawn, ...slot }) =>
      slotUnavailability({ ...slot, drawnBy: drawn ? 'release' : null }, at) === null,
  );
  expect(rows.map(({ free }) => free)).toEqual(expected);
});

test('where an area has few clinics of a name, the nearest of the whole country follow', async () => {
  const WORD = '妇幼保健院';
  const { rows: alone } = await database.pool.query<{
    region: string;
    id: string;
    latitude: number;
    longitude: number;
  }>(
    `select region_code as region, min(depa_code) as id, min(latitude) as latitude, min(longitude) as longitude
     from departments where name->>'zh' like $1 group by 1 having count(*) = 1 order by 1 desc limit 5`,
    [`%${WORD}%`],
  );
  expect(alone.length).toBeGreaterThan(2);
  for (const { region, id, ...at } of alone) {
    const asked = { ...found(WORD, region), at };
    const groups = await createSearch(database, deps.clock)(asked, ['clinic']);
    const { rows: nearest } = await sql<{ id: string }>`
      select depa_code as id from departments where name->>'zh' like ${`%${WORD}%`}
      order by ${metresFrom('latitude', 'longitude', at)} limit 6`.execute(database.db);
    expect(
      groups
        .get('clinic')
        ?.map((item) => item.id)
        .slice(0, 6),
    ).toEqual(nearest.map((row) => row.id));
    expect(nearest[0]).toEqual({ id });
  }
});

test('a word that thousands of clinics have is looked for from the reader outwards; those of a rare one are compared', async () => {
  const plansOf = async (word: string): Promise<string> => {
    const { watched, plans } = watching();
    await createSearch(watched, deps.clock)(found(word), ['clinic']);
    return plans.join('\n');
  };
  const frequent = await plansOf('妇幼保健院');
  expect(frequent).toContain('Index Scan using departments_near');
  expect(frequent).not.toContain('Sort');
  expect(await plansOf('浦东 青禾')).not.toContain('departments_near');
});

test('whoever gives no position gets the same clinics elsewhere every time: the first by rank', async () => {
  const asked = { ...found('妇幼保健院'), at: null };
  const groups = await createSearch(database, deps.clock)(asked, ['clinic']);
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from search_documents where kind = 'clinic' and title->>'zh' like '%妇幼保健院%'
     order by rank, id limit 6`,
  );
  expect(groups.get('clinic')?.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('the vaccines of a clinic are read without the slots of its past', async () => {
  const { rows } = await database.pool.query<{ code: string; product: string }>(
    `select depa_code as code, group_code as product from slots where remaining > 0 order by 1, 2 limit 1`,
  );
  const [{ code = '', product = '' } = {}] = rows;
  await database.pool.query(
    `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining)
     select $1, $2, $3::date - n, '08:00', '11:30', 20, 6 from generate_series(1, 1000) n`,
    [code, product, TODAY],
  );
  const read = await rowsRead(database, 'slots', (trx) => clinicVaccines(trx, code, context));
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(50);
});

test('a release whose slots are over is no longer named', async () => {
  const { rows } = await database.pool.query<{ code: string; product: string }>(
    `select depa_code as code, min(product_id) as product from slot_group_products where depa_code like 'L%'
     group by 1 order by 1 desc limit 1`,
  );
  const [{ code = '', product = '' } = {}] = rows;
  await database.pool.query(
    `insert into releases (id, depa_code, product_id, entry_at, release_at, seats, first_day, last_day, seed, seed_hash, state, drawn_at)
     values ('over', $1, $2, $3::timestamptz - interval '1 hour', $3, 6, $4, $4, '', '', 'open', $3)`,
    [code, product, new Date(NOW - 7_200_000), TODAY],
  );
  const named = async (endTime: string): Promise<string | null | undefined> => {
    await database.pool.query(`delete from slots where depa_code = $1 and group_code = $2`, [
      code,
      product,
    ]);
    await database.pool.query(
      `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining, release_at, release_id, drawn)
       values ($1, $2, $3, '08:00', $4, 6, 6, $5, 'over', true)`,
      [code, product, TODAY, endTime, new Date(NOW - 7_200_000)],
    );
    const all = await clinicVaccines(database.db, code, context);
    return all.find(({ productId }) => productId === product)?.releaseId;
  };
  expect([await named('10:00'), await named('10:01')]).toEqual([null, 'over']);
});

test('an alert that can be met is sent, however many wait in a city where the vaccine is full', async () => {
  await fillAlerts(database, { today: TODAY, waiting: 1_000, full: SHANGHAI, free: '440100' });
  let sent = 0;
  const read = await rowsRead(database, 'slots', async (db) => {
    sent = await sendAllAlerts({ ...deps, db });
  });
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from departments where city_code = $1',
    [SHANGHAI],
  );
  expect(sent).toBe(1);
  // Each clinic of the city is asked once for all who wait there.
  expect(read).toBeLessThan(10 * (rows[0]?.n ?? 0));
});
