import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { readClock } from '../clock-reading';
import { lockProgress, writeProgress } from './progress';
import { wantedSlots } from './read-schedules';
import { nextRound, written } from './round';
import type { Round } from './round';
import { insertSlots } from './slot-rows';

/** Clinics of one step: some thousand slots, a tenth of a second. */
const CLINICS = 4;

const haveSchedules = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('clinic_schedules').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The next clinics of a round that have schedules. */
async function nextClinics(db: Db, { after }: Round): Promise<string[]> {
  const rows = await db
    .selectFrom('departments as d')
    .select('d.depa_code')
    .where('d.depa_code', '>', after)
    .where((eb) =>
      eb.exists(eb.selectFrom('clinic_schedules as s').whereRef('s.depa_code', '=', 'd.depa_code')),
    )
    .orderBy('d.depa_code')
    .limit(CLINICS)
    .execute();
  return rows.map(({ depa_code: depaCode }) => depaCode);
}

/**
 * Makes the slots of some clinics on the next days that have none, in one transaction; slots that are there stay as they are.
 * @param now ms
 * @returns whether there is more to do
 */
export async function makeDays(db: Db, now: number): Promise<boolean> {
  if (!(await haveSchedules(db))) return false;
  const { today, clock, lastDay } = readClock(now);
  const isMore = await db.transaction().execute(async (trx) => {
    const round = nextRound(await lockProgress(trx), today, lastDay);
    if (!round) return null;
    const clinics = await nextClinics(trx, round);
    const slots = clinics.length === 0 ? [] : await wantedSlots(trx, clinics, null, round);
    await insertSlots(
      trx,
      slots.filter(({ day, startTime }) => day > today || startTime > clock),
    );
    const after = clinics[CLINICS - 1];
    await writeProgress(trx, after === undefined ? round.last : written({ ...round, after }));
    return after !== undefined || round.last < lastDay;
  });
  // What was planned while there were few would be slow among many.
  if (isMore === false) await sql`analyze slots`.execute(db);
  return isMore ?? false;
}
