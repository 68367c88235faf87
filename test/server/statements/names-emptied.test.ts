import { addDays } from '@contract/time/day-rules';
import { eraseFamilyMember } from '../../../server/shared/recipients/erase-family-member';
import { createNameEraser } from '../../../server/shared/recipients/erase-names';
import { bookingIn } from './booking-in';
import { AT, bookingOf, HOUR, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';
import type { Caller } from '../kit/worlds/booking-world';

// What a removed member with an order is known by. What needs a name for how long, the removed member's own suite asks.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());

/** Columns of a member by which a person is known, besides what every removal empties. */
const KNOWN = ['name', 'document_number', 'birthday', 'sex', 'person_key', 'proved_at'] as const;
const NOTHING = ['', '', null, null, null, null];

const knownOf = async ({ linkmanId }: Caller): Promise<unknown[]> => {
  const [row = {}] = await world.run(`select ${KNOWN.join(', ')} from linkmen where id = $1`, [
    linkmanId,
  ]);
  return KNOWN.map((column) => row[column]);
};

/** A member who has proved who they are, with an order. */
async function memberWith(status: string, day = addDays(AT.today, 1)): Promise<Caller> {
  const caller = world.caller();
  const booking = bookingOf(caller, await world.slot());
  await world.run('update linkmen set person_key = id, proved_at = $2 where id = $1', [
    caller.linkmanId,
    new Date(NOW - HOUR),
  ]);
  expect(await bookingIn(world).book(booking)).toHaveLength(1);
  await world.run('update orders set status = $2, day = $3 where id = $1', [
    booking.orderId,
    status,
    day,
  ]);
  return caller;
}
const remove = ({ linkmanId }: Caller) => eraseFamilyMember(world.database.db, linkmanId, NOW);

test('nothing says who a removed member was whose order no longer needs a name', async () => {
  const caller = await memberWith('CANCELLED');
  expect((await knownOf(caller)).filter((value) => value === '' || value === null)).toEqual([]);
  await remove(caller);
  expect(await knownOf(caller)).toEqual(NOTHING);
});

test('nor, from the next day on, of one who could still have come late', async () => {
  const caller = await memberWith('NO_SHOW', AT.today);
  const before = await knownOf(caller);
  await remove(caller);
  expect(await knownOf(caller)).toEqual(before);
  const step = createNameEraser({
    db: world.database.db,
    log: {
      error(fault: unknown) {
        throw fault;
      },
    },
  });
  await step(NOW);
  expect(await knownOf(caller)).toEqual(before);
  await step(NOW + 24 * HOUR);
  expect(await knownOf(caller)).toEqual(NOTHING);
});
