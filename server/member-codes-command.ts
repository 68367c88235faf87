import { isDay } from '@contract/time/day-rules';
import { runCommand } from './command';
import type { Db } from './db/database';
import { makeCodes } from './domain/rewards/membership/codes';
import { CommandError } from './kernel/command-error';
import { instantOf } from './kernel/clock';

const USAGE = `Codes for memberships; they are printed once, as only their hashes are stored.
  member-codes make <how many, 1–1000> <days of membership, 1–366> <valid until, YYYY-MM-DD in China>`;
const MOST_CODES = 1_000;
const MOST_DAYS = 366;

const within = (text: string | undefined, most: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) throw new CommandError(USAGE);
  return value;
};

async function run(
  db: Db,
  now: number,
  [verb, count, days, until = '']: readonly string[],
): Promise<string> {
  if (verb !== 'make' || !isDay(until)) throw new CommandError(USAGE);
  const codes = await makeCodes(db, {
    count: within(count, MOST_CODES),
    days: within(days, MOST_DAYS),
    validUntil: instantOf(until, '24:00'),
    now,
  });
  return codes.join('\n');
}

runCommand(({ db }, { now }, words) => run(db, now, words));
