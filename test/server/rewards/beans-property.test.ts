import { BEAN_TASKS } from '@contract/beans/bean-rules';
import { CODE } from '@contract/errors';
import type { Database } from '../../../server/db/database';
import { wrongInBooks } from './bean-books';
import { createBeanPlayers } from './bean-players';
import type { BeanPlayer } from './bean-players';
import type { BeanStep } from './bean-steps';
import {
  createTestDatabase,
  createWorld,
  insertCallers,
  KINDS,
  openIn,
} from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { createDice } from '../kit/worlds/interleaving-world';
import type { Dice } from '../kit/worlds/interleaving-world';

/** Interleavings on each database; `npm run long:beans` plays 2,000. */
const COUNT = Number(process.env.BEAN_SCHEDULES || 60);
const FIRST = Number(process.env.BEAN_FIRST || 1);
/** Interleavings at a time; the embedded database has one connection, for which all would queue. */
const AT_ONCE = { pglite: 2, postgres: 10 } as const;
const PLAYERS = 3;
const STEPS_EACH = 6;
const START = Date.parse('2026-06-01T09:00:00+08:00');
const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** How far the clock moves between two steps, ms. */
const MOVES = [0, 0, 0, 0, 12 * SECOND, 14 * SECOND, 14 * SECOND, DAY, DAY, 400 * DAY];

jest.setTimeout(3_600_000);

interface Spent {
  readonly kind: 'give' | 'spend';
  readonly userId: string;
  readonly entryId: string;
}

/** Two accounts of one person, and what they have given and spent. */
interface Game {
  readonly accounts: readonly string[];
  readonly dice: Dice;
  readonly spent: Spent[];
  now: number;
}

/** Gives back what was given or spent; a part of it, sometimes. */
function backOf({ kind, userId, entryId }: Spent, dice: Dice): BeanStep {
  if (kind === 'give') return { kind: 'takeBack', userId, entryId };
  return { kind: 'return', userId, entryId, beans: dice(2) > 0 ? 1 + dice(4) : null };
}

function drawStep({ accounts, dice, spent }: Game): BeanStep {
  const userId = accounts[dice(accounts.length)] ?? '';
  const roll = dice(11);
  if (roll < 5) {
    const task = BEAN_TASKS[dice(BEAN_TASKS.length)] ?? 'signIn';
    const reading = { articleId: `a${dice(2)}`, inView: dice(5) > 0 };
    return { kind: roll < 2 ? 'do' : 'collect', userId, task, ...reading };
  }
  const key = `key-${dice(6)}`;
  if (roll < 7) return { kind: roll < 6 ? 'give' : 'spend', userId, beans: 1 + dice(9), key };
  const known = spent[dice(Math.max(1, spent.length))];
  if (roll < 9 && known) return backOf(known, dice);
  return roll < 10 ? { kind: 'expire' } : { kind: 'read', userId };
}

async function createGame(database: Database, seed: number): Promise<Game> {
  const callers = await insertCallers(database, 2);
  const accounts = callers.map(({ userId }) => userId);
  await database.pool.query('update users set nick_name = $2 where id = any($1)', [accounts, '豆']);
  await database.pool.query('update linkmen set person_key = $2 where user_id = any($1)', [
    accounts,
    `person-${seed}`,
  ]);
  return { accounts, dice: createDice(seed), spent: [], now: START };
}

/** Every player takes its steps; what they come to is counted. */
async function play(
  players: readonly BeanPlayer[],
  game: Game,
  tally: Map<string, number>,
): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      for (let done = 0; done < STEPS_EACH; done += 1) {
        const step = drawStep(game);
        const { what, entryId } = await player.take(step, game.now);
        if (entryId !== undefined && (step.kind === 'give' || step.kind === 'spend'))
          game.spent.push({ kind: step.kind, userId: step.userId, entryId });
        tally.set(what, (tally.get(what) ?? 0) + 1);
        game.now += MOVES[game.dice(MOVES.length)] ?? 0;
      }
    }),
  );
}

/** What each step of the act at the end comes to, whatever the interleavings before it met. */
async function playForCertain(
  player: BeanPlayer,
  { accounts: [first = '', second = ''] }: Game,
  tally: Map<string, number>,
): Promise<void> {
  const take = async (step: BeanStep, now: number, expected: string): Promise<string> => {
    const { what, entryId = '' } = await player.take(step, now);
    expect({ step: step.kind, what }).toEqual({ step: step.kind, what: expected });
    tally.set(what, (tally.get(what) ?? 0) + 1);
    return entryId;
  };
  const signIn = { kind: 'collect', task: 'signIn', articleId: 'a0', inView: true } as const;
  await take({ ...signIn, userId: first }, START, 'collect');
  await take({ ...signIn, userId: second }, START, CODE.BEAN_PERSON_COLLECTED);
  const one = { userId: first, beans: 1 } as const;
  const given = await take({ ...one, kind: 'give', key: 'sure' }, START, 'give');
  await take({ kind: 'takeBack', userId: first, entryId: given }, START + SECOND, 'takeBack');
  const spent = await take({ ...one, kind: 'spend', key: 'sure' }, START, 'spend');
  const back = { kind: 'return', userId: first, entryId: spent, beans: null } as const;
  await take(back, START + SECOND, 'return');
  const all = { ...one, kind: 'give', beans: 9_999, key: 'too much' } as const;
  await take(all, START, CODE.BEANS_SHORT);
  await take({ kind: 'expire' }, START + 800 * DAY, 'expire');
  await take({ kind: 'read', userId: first }, START + 800 * DAY, 'read');
}

describe.each(KINDS)('health beans on %s', (kind) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let players: BeanPlayer[] = [];
  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await createWorld(testDatabase, { callers: 0, slots: [] });
    database = await openIn(testDatabase);
    await database.pool.query(
      `insert into articles (id, channel, title, summary, blocks, img_url, read_minutes, published_at)
       select id, 'knowledge', '{}', '{}', '{}', '', 1, '2020-01-01' from unnest(array['a0', 'a1']) as a (id)`,
    );
    players = createBeanPlayers(testDatabase, database, PLAYERS);
  });
  afterAll(async () => {
    for (const player of players) player.stop();
    await database?.close();
    await testDatabase?.remove();
  });

  test('balance, entries and lots agree whatever crosses, and nothing is awarded twice', async () => {
    const tally = new Map<string, number>();
    for (let seed = FIRST; seed < FIRST + COUNT; seed += AT_ONCE[kind]) {
      const seeds = Array.from({ length: AT_ONCE[kind] }, (_, index) => seed + index);
      const games = await Promise.all(seeds.map((each) => createGame(database, each)));
      await Promise.all(games.map((game) => play(players, game, tally)));
      const wrong = await wrongInBooks(
        database,
        games.flatMap(({ accounts }) => accounts),
      );
      expect({ seeds, wrong }).toEqual({ seeds, wrong: [] });
    }
    const last = await createGame(database, FIRST + COUNT);
    await playForCertain(players[0] as BeanPlayer, last, tally);
    // What expires for one interleaving expires for those before it too.
    expect(await wrongInBooks(database)).toEqual([]);
    expect([...tally.keys()]).toEqual(
      expect.arrayContaining([
        ...['collect', 'give', 'spend', 'takeBack', 'return', 'expire'],
        CODE.BEAN_PERSON_COLLECTED,
        CODE.BEANS_SHORT,
      ]),
    );
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from bean_entries where counterpart = 'expiry' and user_id = $1`,
      [last.accounts[0]],
    );
    expect(rows[0]?.count).toBeGreaterThan(0);
    if (process.env.BEAN_SCHEDULES)
      process.stdout.write(
        `${kind}: ${COUNT} interleavings ${JSON.stringify([...tally].sort())}\n`,
      );
  });
});
