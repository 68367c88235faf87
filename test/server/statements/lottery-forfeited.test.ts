import { CODE } from '@contract/errors';
import type { Db } from '../../../server/db/database';
import { claimPrize } from '../../../server/domain/rewards/lottery/claim-prize';
import { deliveriesOf, markSent } from '../../../server/domain/rewards/lottery/deliveries';
import { forfeitOne } from '../../../server/domain/rewards/lottery/forfeit';
import type { Caller } from '../kit/worlds/booking-world';
import { TEST_CIPHER } from '../kit/test-cipher';
import { agreedTo } from '../../samples/agreed';
import { insertDrawn, messagesTo, positionsNow } from './drawn-lottery';
import type { Drawn, DrawnActivity } from './drawn-lottery';
import { HOUR, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';
import { whileLocked } from './while-locked';
import { sqlNow } from '../../run-clock';

const DAY = 24 * HOUR;
const RESERVE = { state: 'reserve' } as const;
/** Of a prize whose time to claim is over now. */
const over = (unit: number): Drawn => ({ state: 'won', unit, claimUntil: NOW });
/** Of a prize that can still be claimed. */
const waits = (unit: number): Drawn => ({ state: 'won', unit, claimUntil: NOW + 1 });

let world: StatementWorld;
let db: Db;
beforeAll(async () => {
  world = await openStatements();
  ({ db } = world.database);
});
afterAll(() => world?.close());

/** Runs the job until no prize is left to take back. */
async function forfeitAll(now = NOW): Promise<void> {
  while (await forfeitOne(db, now));
}

/** Takes back what is due of an activity. @returns how its positions stand then */
async function forfeited(...positions: readonly Drawn[]): Promise<string[]> {
  const { activityId } = await insertDrawn(world, positions);
  await forfeitAll();
  return positionsNow(world, activityId);
}

describe('a prize that was not claimed', () => {
  test('goes to the first reserve', async () => {
    expect(await forfeited(over(1), waits(2), RESERVE, RESERVE)).toEqual([
      'forfeited 1',
      'won 2',
      'won 1',
      'reserve',
    ]);
  });
  test('stays until the moment at which its time is over', async () => {
    expect(await forfeited(waits(1), RESERVE)).toEqual(['won 1', 'reserve']);
    expect(await forfeited(over(1), RESERVE)).toEqual(['forfeited 1', 'won 1']);
  });
  test('stays with the organiser where no reserve is left', async () => {
    expect(await forfeited(over(1), waits(2))).toEqual(['forfeited 1', 'won 2']);
  });
  test('goes to the next reserve where one has moved up and forfeited before', async () => {
    const before = { state: 'forfeited', unit: 1 } as const;
    expect(await forfeited(before, over(1), RESERVE, RESERVE)).toEqual([
      'forfeited 1',
      'forfeited 1',
      'won 1',
      'reserve',
    ]);
  });
  test('is one of two, and each goes to a reserve of its own, in the sequence of the draw', async () => {
    expect(await forfeited(over(1), over(2), RESERVE, RESERVE, RESERVE)).toEqual([
      'forfeited 1',
      'forfeited 2',
      'won 1',
      'won 2',
      'reserve',
    ]);
  });
  test('goes to a reserve of its own activity', async () => {
    const other = await insertDrawn(world, [waits(1), RESERVE]);
    expect(await forfeited(over(1), RESERVE)).toEqual(['forfeited 1', 'won 1']);
    expect(await positionsNow(world, other.activityId)).toEqual(['won 1', 'reserve']);
  });
  test.each([
    ['claimed', { state: 'claimed', unit: 1, claimUntil: NOW - DAY }],
    ['sent', { state: 'sent', unit: 1, claimUntil: NOW - DAY }],
  ] as const)('is not one that was %s', async (_what, drawn) => {
    expect(await forfeited(drawn, RESERVE)).toEqual([`${drawn.state} 1`, 'reserve']);
  });
  test('can be claimed by its reserve until the end of the last of their own days', async () => {
    const { activityId, ticketIds } = await insertDrawn(world, [over(3), RESERVE], {
      claimDays: 9,
    });
    await forfeitAll();
    const until = 'select claim_until from lottery_winners where ticket_id = $1';
    expect(await world.value(until, [ticketIds[1]])).toEqual(new Date('2026-05-14T00:00:00+08:00'));
    expect(await positionsNow(world, activityId)).toEqual(['forfeited 3', 'won 3']);
  });
  test('is told to who forfeits it and to who gets it, with its name and last day, and to nobody else', async () => {
    const { owners } = await insertDrawn(world, [over(2), RESERVE, RESERVE]);
    await forfeitAll();
    await forfeitAll();
    const [first, reserve, next] = owners as [Caller, Caller, Caller];
    expect(await messagesTo(world, first)).toEqual(['lotteryForfeited']);
    expect(await messagesTo(world, reserve)).toEqual(['lotteryWon']);
    expect(await messagesTo(world, next)).toEqual([]);
    const params = 'select params from messages where user_id = $1';
    expect(await world.value(params, [first.userId])).toMatchObject({ prize: { en: 'second' } });
    expect(await world.value(params, [reserve.userId])).toMatchObject({
      prize: { en: 'second' },
      day: '2026-05-11',
    });
  });
});

describe('an account that was deleted', () => {
  /** Deletes the owner of a position, from 1. */
  const leave = ({ ticketIds }: DrawnActivity, position: number) =>
    world.run('delete from lottery_ticket_owners where ticket_id = $1', [ticketIds[position - 1]]);
  test.each(['won', 'claimed'] as const)('gives back what it has %s at once', async (state) => {
    const drawn = await insertDrawn(world, [{ state, unit: 1, claimUntil: NOW + DAY }, RESERVE]);
    await leave(drawn, 1);
    await forfeitAll();
    expect(await positionsNow(world, drawn.activityId)).toEqual(['forfeited 1', 'won 1']);
  });
  test('has what was sent to it', async () => {
    const drawn = await insertDrawn(world, [{ state: 'sent', unit: 1 }, RESERVE]);
    await leave(drawn, 1);
    await forfeitAll();
    expect(await positionsNow(world, drawn.activityId)).toEqual(['sent 1', 'reserve']);
  });
  test('that is the next reserve passes the prize on to the one behind it', async () => {
    const drawn = await insertDrawn(world, [over(1), RESERVE, RESERVE]);
    await leave(drawn, 2);
    await forfeitAll();
    expect(await positionsNow(world, drawn.activityId)).toEqual([
      'forfeited 1',
      'forfeited 1',
      'won 1',
    ]);
  });
});

test('one prize is taken back at a time, and the last step says that there is none', async () => {
  await forfeitAll();
  const { activityId } = await insertDrawn(world, [over(1), over(2), RESERVE, RESERVE]);
  expect(await forfeitOne(db, NOW)).toBe(true);
  expect(await positionsNow(world, activityId)).toEqual([
    'forfeited 1',
    'won 2',
    'won 1',
    'reserve',
  ]);
  expect(await forfeitOne(db, NOW)).toBe(true);
  expect(await forfeitOne(db, NOW)).toBe(false);
});

test('processes that take prizes back at the same time give each unit once', async () => {
  const { activityId } = await insertDrawn(world, [over(1), over(2), over(3), RESERVE, RESERVE]);
  await Promise.all([forfeitAll(), forfeitAll(), forfeitAll(), forfeitAll()]);
  expect((await positionsNow(world, activityId)).sort()).toEqual([
    'forfeited 1',
    'forfeited 2',
    'forfeited 3',
    'won 1',
    'won 2',
  ]);
});

test('two prizes that are taken back at the same moment go to two reserves', async () => {
  await forfeitAll(NOW + 1);
  // Each process sees another prize first: one of them is over a moment later than the other.
  const { activityId, owners } = await insertDrawn(world, [waits(1), over(2), RESERVE, RESERVE]);
  await whileLocked(
    world,
    ['select from users where id = $1 for update', [owners[2]?.userId]],
    () => Promise.all([forfeitOne(db, NOW), forfeitOne(db, NOW + 1)]),
    { waiting: 2 },
  );
  const [one, two, ...reserves] = await positionsNow(world, activityId);
  expect([one, two]).toEqual(['forfeited 1', 'forfeited 2']);
  expect(reserves.sort()).toEqual(['won 1', 'won 2']);
});

/** Where a prize is sent. */
const TO = { name: '王小芳', mobile: '13866660002', regionCode: '110101', address: '某路 1 号' };
const CONSENT = { agreed: agreedTo('deliveryConsent') };

describe('claiming', () => {
  const claim = (ticketId = '', { userId }: Pick<Caller, 'userId'>, more: object = {}) =>
    claimPrize(db, TEST_CIPHER, { userId, ticketId, now: NOW, ...TO, ...CONSENT, ...more });
  const claimed = async (drawn: Drawn) => {
    const { ticketIds, owners, activityId } = await insertDrawn(world, [drawn]);
    await claim(ticketIds[0], owners[0] as Caller);
    return positionsNow(world, activityId);
  };
  test('is possible until its time is over', async () => {
    expect(await claimed(waits(1))).toEqual(['claimed 1']);
    await expect(claimed(over(1))).rejects.toMatchObject({ code: CODE.LOTTERY_CLAIM_OVER });
  });
  test('can be corrected later, until the prize is sent', async () => {
    expect(await claimed({ state: 'claimed', unit: 1, claimUntil: NOW - DAY })).toEqual([
      'claimed 1',
    ]);
    for (const state of ['sent', 'forfeited'] as const)
      await expect(claimed({ state, unit: 1, claimUntil: NOW + DAY })).rejects.toMatchObject({
        code: CODE.LOTTERY_CLAIM_OVER,
      });
  });
  test('stores the last address, sealed, once', async () => {
    const { ticketIds, owners } = await insertDrawn(world, [waits(1)]);
    const owner = owners[0] as Caller;
    await claim(ticketIds[0], owner, { address: '别的路' });
    await claim(ticketIds[0], owner);
    const rows = await world.run<{ address: string }>(
      'select address from lottery_deliveries where ticket_id = $1',
      [ticketIds[0]],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.address).not.toContain(TO.address);
    expect(TEST_CIPHER.open(rows[0]?.address ?? '')).toBe(TO.address);
  });
  test('is for the owner only, and nothing for a reserve', async () => {
    const { ticketIds, owners } = await insertDrawn(world, [waits(1), RESERVE]);
    const [first, reserve] = owners as [Caller, Caller];
    await expect(claim(ticketIds[0], reserve)).rejects.toMatchObject({ code: CODE.NOT_FOUND });
    await expect(claim(ticketIds[1], reserve)).rejects.toMatchObject({ code: CODE.NOT_FOUND });
    await world.run(`update users set deleted_at = ${sqlNow()}, mobile = null where id = $1`, [
      first.userId,
    ]);
    await expect(claim(ticketIds[0], first)).rejects.toMatchObject({ code: CODE.LOGIN_INVALID });
  });
});

describe('sending', () => {
  const claimed = async () => {
    const drawn = await insertDrawn(world, [waits(1), waits(2), RESERVE]);
    for (const nth of [1, 0])
      await claimPrize(db, TEST_CIPHER, {
        ...{ userId: drawn.owners[nth]?.userId ?? '', ticketId: drawn.ticketIds[nth] ?? '' },
        ...{ ...TO, ...CONSENT, now: NOW },
      });
    return drawn;
  };
  test('lists what is claimed and not sent, in the sequence of the draw', async () => {
    const { activityId, owners } = await claimed();
    const listed = async () =>
      (await deliveriesOf(db, TEST_CIPHER, activityId)).map(({ position, prize, ...who }) => {
        expect(who).toEqual(TO);
        return [position, prize];
      });
    expect(await listed()).toEqual([
      [1, 'first'],
      [2, 'second'],
    ]);
    await markSent(db, { activityId, position: 1, now: NOW });
    expect(await listed()).toEqual([[2, 'second']]);
    expect(await positionsNow(world, activityId)).toEqual(['sent 1', 'claimed 2', 'reserve']);
    expect(await messagesTo(world, owners[0] as Caller)).toEqual(['lotterySent']);
  });
  test('is of what is claimed, once', async () => {
    const { activityId } = await claimed();
    await markSent(db, { activityId, position: 2, now: NOW });
    for (const position of [2, 3, 4])
      await expect(markSent(db, { activityId, position, now: NOW })).rejects.toThrow('no prize');
    const { activityId: other } = await insertDrawn(world, [waits(1)]);
    await expect(markSent(db, { activityId: other, position: 1, now: NOW })).rejects.toThrow(
      'no prize',
    );
  });
});
