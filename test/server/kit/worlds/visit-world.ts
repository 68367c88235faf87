import type { Database } from '../../../../server/db/database';
import type { Provider } from '../harness';
import { bookingOf, insertCallers, insertMembers, WOMENS_PRODUCT } from './booking-world';
import type { Caller } from './booking-world';

/** A mother and her daughter of one account; both may have both products. */
export interface Household {
  readonly caller: Caller;
  readonly daughterId: string;
}

const WOMAN = { sex: 2 } as const;

export async function insertHouseholds(database: Database, count: number): Promise<Household[]> {
  const callers = await insertCallers(database, count, WOMAN);
  const households: Household[] = [];
  for (const caller of callers) {
    const [daughterId = ''] = await insertMembers(database, caller, [WOMAN]);
    households.push({ caller, daughterId });
  }
  return households;
}

/** A booked visit of three doses: the mother has two of them. */
export interface BookedVisit extends Household {
  readonly visitId: string;
  /** The mother's two and the daughter's one. */
  readonly orderIds: readonly [string, string, string];
}

/** Books a visit of three doses, each in its slot. */
export async function bookVisit(
  database: Database,
  provider: Provider,
  { caller, daughterId }: Household,
  slotIds: readonly [number, number, number],
): Promise<BookedVisit> {
  const doses = [
    bookingOf(caller, slotIds[0]),
    { ...bookingOf(caller, slotIds[1]), productId: WOMENS_PRODUCT },
    { ...bookingOf(caller, slotIds[2]), linkmanId: daughterId },
  ];
  const orderIds: string[] = [];
  for (const dose of doses) {
    const made = await provider.ok('POST /subscribe/subscribe/addV2.do', dose, caller);
    orderIds.push(made.orderId);
  }
  const visitId = `v-${orderIds[0]}`;
  await database.pool.query('update orders set visit_id = $1 where id = any($2)', [
    visitId,
    orderIds,
  ]);
  const [first = '', second = '', third = ''] = orderIds;
  return { caller, daughterId, visitId, orderIds: [first, second, third] };
}
