import type { DataOf } from '@contract/endpoints';
import { addDays } from '@contract/time/day-rules';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import type { Database } from '../../../server/db/database';
import type { Login, Provider } from '../kit/harness';
import { shareMember } from '../kit/share-member';
import {
  CLINIC,
  givePersonKeys,
  insertCallers,
  insertSlots,
  OTHER_CLINIC,
  PRODUCT,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, Slot } from '../kit/worlds/booking-world';
import { openDesk } from '../kit/worlds/desk-world';
import type { Desk } from '../kit/worlds/desk-world';
import { insertHouseholds } from '../kit/worlds/visit-world';
import type { Household } from '../kit/worlds/visit-world';

/** Days of a history, its first included, and the times of each: two after one another and one for which somebody would wait. */
const DAYS = 3;
const HOURS = [
  ['10:00', '10:30'],
  ['10:30', '11:00'],
  ['14:00', '14:30'],
] as const;
/** Few enough that a visit may find them full. */
const CAPACITY = 4;
export const CLINICS = [CLINIC, OTHER_CLINIC] as const;
export const PRODUCTS = [PRODUCT, WOMENS_PRODUCT] as const;

export type Row = DataOf<'GET /order/subscribe/pageList.do'>['list'][number];

/** A slot of a history. */
export interface HistorySlot extends Slot {
  readonly id: number;
  readonly depaCode: string;
  readonly startTime: string;
}

/** A mother with her daughter, of whom the father takes care too, and the clinics' days before them. */
export interface History {
  readonly provider: Provider;
  readonly mother: Parent;
  readonly father: Parent;
  readonly daughterId: string;
  readonly days: readonly string[];
  readonly slots: readonly HistorySlot[];
  desks: readonly [Desk, Desk];
}

/** An account and what opens its encrypted answers. */
export type Parent = Caller & { readonly as: Login };

async function parentOf({ pool }: Database, caller: Caller): Promise<Parent> {
  const { rows } = await pool.query<{ secret: string }>(
    'select secret from sessions where user_id = $1',
    [caller.userId],
  );
  return { ...caller, as: { token: caller.token, secret: rows[0]?.secret ?? '' } };
}

export const openDesks = async (provider: Provider): Promise<[Desk, Desk]> => [
  await openDesk(provider, CLINIC),
  await openDesk(provider, OTHER_CLINIC),
];

/** Begins at seven on a day on which nobody of an earlier history comes. */
export async function beginHistory(database: Database, provider: Provider): Promise<History> {
  const first = addDays(shanghaiDay(provider.now), DAYS);
  await provider.jobsAt(Date.parse(`${first}T07:00:00+08:00`));
  const [{ caller, daughterId }] = (await insertHouseholds(database, 1)) as [Household];
  const [other] = (await insertCallers(database, 1)) as [Caller];
  await givePersonKeys(database);
  const mother = await parentOf(database, caller);
  const father = await parentOf(database, other);
  await shareMember(provider, { linkmanId: daughterId, as: mother.as }, father, 'guardian');
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index));
  const wanted = CLINICS.flatMap((depaCode) =>
    days.flatMap((day) =>
      HOURS.map(([startTime, endTime]) => ({ depaCode, day, startTime, endTime })),
    ),
  ).map((slot) => ({ ...slot, capacity: CAPACITY }));
  const ids = await insertSlots(database, wanted);
  const slots = wanted.map((slot, index) => ({ ...slot, id: ids[index] ?? 0 }));
  const desks = await openDesks(provider);
  return { provider, mother, father, daughterId, days, slots, desks };
}

/** Every appointment of somebody, closed ones too, as their list has them. */
export const rowsOf = async (
  { provider }: History,
  { as }: Parent,
  group: 'all' | 'pending' | 'booked' | 'done' | 'closed' = 'all',
) => provider.ok('GET /order/subscribe/pageList.do', { group, pageSize: 50 }, { as });
