import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { readLoginSettings } from '../../../../server/kernel/login-settings';
import { createBookingServices } from '../../../../server/domain/booking/submission/services';
import type { BookingServices } from '../../../../server/domain/booking/submission/services';
import { readConfig } from '../../../../server/kernel/config';
import type { Database } from '../../../../server/db/database';
import { PRODUCT } from './booking-world';
import type { Caller } from './booking-world';
import { TEST_CIPHER } from '../test-cipher';
import { platformsFor } from '../test-platforms';
import { sqlNow } from '../../../run-clock';
import { ROOT } from '../root';

/** The booking services on an open database, at a time that the test sets. @param clock ms */
export const servicesAt = (database: Database, clock: { now: number }): BookingServices =>
  createBookingServices({
    config: readConfig({ SEED: '0' }, ROOT),
    clock: { now: () => clock.now },
    database,
    db: database.db,
    personKey: createHash('sha256').update('waiting').digest(),
    cipher: TEST_CIPHER,
    login: readLoginSettings(undefined, 'qa'),
    security: { note: () => undefined, flush: () => Promise.resolve() },
    networkLog: { note: () => undefined, flush: () => Promise.resolve() },
    provinceOf: () => null,
    metrics: null,
    jobs: { every: () => () => Promise.resolve(), failing: () => [], states: () => [] },
    platforms: platformsFor(database, () => clock.now),
    log: fastify({ logger: false }).log,
  });

/** Puts people on the waiting list of a clinic's day, in this order. */
export async function putInQueue(
  { pool }: Database,
  callers: readonly Caller[],
  depaCode: string,
  day: string,
): Promise<void> {
  await pool.query('update linkmen set person_key = id where id = any($1) and person_key is null', [
    callers.map(({ linkmanId }) => linkmanId),
  ]);
  for (const { userId, linkmanId } of callers)
    await pool.query(
      `insert into waitlist_entries (user_id, linkman_id, person_key, product_id, vaccine_code, dose_no, city_code,
         depa_code, day, joined_at)
       values ($1, $2, $2, $3, 'V1', 1, '110100', $4, $5, ${sqlNow()})`,
      [userId, linkmanId, PRODUCT, depaCode, day],
    );
}

/** A slot as the database has it: remaining and held places. */
export async function capacityOf(
  { pool }: Database,
  slotId: number,
): Promise<{ readonly remaining: number; readonly held: number }> {
  const { rows } = await pool.query<{ remaining: number; held: number }>(
    'select remaining, held from slots where id = $1',
    [slotId],
  );
  return rows[0] ?? { remaining: -1, held: -1 };
}

/** Users who have an active hold in the slot. */
export async function offeredTo({ pool }: Database, slotId: number): Promise<string[]> {
  const { rows } = await pool.query<{ user_id: string }>(
    `select user_id from holds where slot_id = $1 and user_id is not null and ended_at is null order by id`,
    [slotId],
  );
  return rows.map(({ user_id }) => user_id);
}
