import { readFileSync } from 'node:fs';
import { runCommand } from './command';
import type { Db } from './db/database';
import { activitiesToSettle } from './domain/rewards/lottery/to-settle';
import { listActivities, stateOf } from './domain/rewards/lottery/activity';
import { readDefinition } from './domain/rewards/lottery/definition';
import { deliveriesOf, markSent } from './domain/rewards/lottery/deliveries';
import { publishActivity } from './domain/rewards/lottery/publish';
import { withdrawActivity } from './domain/rewards/lottery/withdraw';
import { settleActivity } from './jobs/lottery';
import { CommandError } from './kernel/command-error';
import { timeOf, dayOf } from './kernel/clock';
import { loadDataKeys } from './kernel/data-keys';
import { loadPersonKey } from './kernel/person-key';
import { readBeacon } from './platforms/beacon/read-beacon';
import type { Beacon } from './platforms/beacon/beacon';
import { loadSimulated } from './platforms/load-simulated';
import { createFieldCipher } from './sealed/field-cipher';
import type { FieldCipher } from './sealed/field-cipher';

const USAGE = `Lottery activities (docs/operating.md, "Lotteries").
  lottery list                          every activity with its state
  lottery create <file.json>            publishes an activity; from then on nothing about it can change
  lottery withdraw <activity>           removes one that has no tickets yet
  lottery settle                        closes and draws what is due, as the provider does by itself
  lottery deliveries <activity>         claimed prizes that wait to be sent, a JSON object a line
  lottery sent <activity> <position>    notes that a prize was sent, and notifies its winner`;
const TOP_PRIZE_YUAN = 50_000;

interface Parts {
  readonly db: Db;
  readonly cipher: FieldCipher;
  readonly beacon: Beacon | null;
  readonly now: number;
}

function topPrizeCents(setting = ''): number {
  const yuan = setting === '' ? TOP_PRIZE_YUAN : Number(setting);
  if (!Number.isInteger(yuan) || yuan < 1 || yuan > TOP_PRIZE_YUAN)
    throw new CommandError(`LOTTERY_TOP_YUAN must be a whole number from 1 to ${TOP_PRIZE_YUAN}.`);
  return yuan * 100;
}

async function list({ db, now }: Parts): Promise<string> {
  const rows = await listActivities(db, now);
  const at = (time: Date): string => `${dayOf(time.getTime())} ${timeOf(time.getTime())}`;
  const lines = rows.map(
    (row) =>
      `${row.id} ${stateOf(row, now).padEnd(6)} ${at(row.opens_at)} – ${at(row.closes_at)}, drawn ${at(row.draw_at)}: ${row.title.en}`,
  );
  return lines.join('\n') || 'There are no activities.';
}

async function create({ db, beacon, now }: Parts, file: string): Promise<string> {
  if (!beacon) throw new CommandError('LOTTERY_BEACON is not set: its values decide the draw.');
  const json = readFileSync(file, 'utf8');
  const definition = readDefinition(json, topPrizeCents(process.env.LOTTERY_TOP_YUAN));
  if (definition.opensAt < now)
    throw new CommandError('opensAt has passed: an activity is published before it opens.');
  return publishActivity(db, definition, { source: beacon.source, now });
}

async function settle(parts: Parts): Promise<string> {
  const due = await activitiesToSettle(parts.db, parts.now);
  for (const { id } of due)
    // Closing and drawing are two steps, and the second reads what the first has published.
    for (const step of ['close', 'draw']) {
      const rows = await activitiesToSettle(parts.db, parts.now);
      const activity = rows.find((row) => row.id === id);
      if (activity && (step === 'draw') === (activity.closed_at !== null))
        await settleActivity(parts, parts.beacon, activity, parts.now);
    }
  return list(parts);
}

async function run(parts: Parts, [verb, first = '', second = '']: readonly string[]) {
  const { db, cipher, now } = parts;
  if (verb === 'list') return list(parts);
  if (verb === 'settle') return settle(parts);
  if (verb === 'create' && first) return create(parts, first);
  if (verb === 'withdraw' && first) {
    await withdrawActivity(db, first);
    return 'Withdrawn.';
  }
  if (verb === 'deliveries' && first)
    return (await deliveriesOf(db, cipher, first)).map((row) => JSON.stringify(row)).join('\n');
  if (verb === 'sent' && first && /^\d{1,4}$/.test(second)) {
    await markSent(db, { activityId: first, position: Number(second), now });
    return 'Noted.';
  }
  throw new CommandError(USAGE);
}

runCommand(async ({ db }, { dataDir, dataKeys, personKey, now }, words) => {
  const partners = await loadSimulated(process.env.APP_ENV === 'live');
  return run(
    {
      db,
      cipher: createFieldCipher(loadDataKeys(dataKeys, dataDir), loadPersonKey(personKey, dataDir)),
      beacon: readBeacon(process.env.LOTTERY_BEACON, partners?.simulatedBeacon ?? null),
      now,
    },
    words,
  );
});
