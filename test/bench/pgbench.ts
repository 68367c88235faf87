import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BOOK_BATCH } from '../../server/domain/booking/submission/engine/book-statement';
import { BOOKING_PARAMETERS } from '../../server/domain/booking/submission/engine/booking-columns';
import { words } from '../../server/db/named-statement';
import type { Words } from '../../server/db/named-statement';
import { readClock } from '../../server/shared/slots/clock-reading';
import { BOOK_ONE } from './single-statement';

const INSTALLED = '/usr/lib/postgresql';
const run = promisify(execFile);

/** What is booked: `slot` is an SQL expression over pgbench's variables. */
export interface Target {
  readonly productId: string;
  readonly vaccineCode: string;
  readonly firstSlot: number;
  readonly slots: number;
  readonly users: number;
  readonly userPrefix: string;
  readonly linkmanPrefix: string;
}

const quote = (text: string): string => `'${text}'`;

function clockValues() {
  const at = readClock(Date.now());
  return {
    now: `${quote(new Date(at.now).toISOString())}::timestamptz`,
    today: `${quote(at.today)}::date`,
    clock: quote(at.clock),
    lastDay: `${quote(at.lastDay)}::date`,
    changesAllowed: '3',
  };
}

const fill = (text: string, values: readonly string[]): string =>
  text
    .replace(/\$(\d+)/g, (_, number: string) => values[Number(number) - 1] ?? '')
    .replace(/\n/g, ' ');

const RANDOM_ID = 'gen_random_uuid()::text';

/** One booking per transaction. */
export function singleScript(target: Target): string {
  // Every use of a parameter must have the same value, so the random ones are set once, before the statement.
  const values = [
    'me.id',
    'me.reference',
    `${quote(target.userPrefix)} || :u`,
    `${quote(target.linkmanPrefix)} || :u`,
    'me.person',
    'me.key',
    ':slot',
    quote('D1'),
    quote(target.productId),
    quote(target.vaccineCode),
    '1::smallint',
    quote('BOOKED'),
    '1',
    '1',
    quote('13800000000'),
    quote(''),
    quote('v1'),
    ...Object.values(clockValues()),
    '1',
  ];
  const statement = fill(BOOK_ONE, values)
    .replace(
      'with prior as (',
      `with me as materialized (select ${RANDOM_ID} as id, ${RANDOM_ID} as reference, ${RANDOM_ID} as person, ${RANDOM_ID} as key), prior as (`,
    )
    .replace(
      'select id from orders where user_id =',
      'select orders.id from orders, me where user_id =',
    )
    .replace('from slot returning id, status', 'from slot, me returning id, status');
  return `\\set u random(0, ${target.users - 1})\n\\set slot random(${target.firstSlot}, ${target.firstSlot + target.slots - 1})\n${statement};\n`;
}

/** `size` bookings per transaction, by the engine's own statement. */
export function batchScript(target: Target, size: number): string {
  const column = (value: string): string =>
    `(select array_agg(${value}) from generate_series(1, ${size}) g)`;
  const user = `(:u + g) % ${target.users}`;
  const text = (value: string): string => column(`${quote(value)}::text`);
  const values: Readonly<Record<Words<typeof BOOKING_PARAMETERS>, string>> = {
    orderId: column(RANDOM_ID),
    reference: column(RANDOM_ID),
    userId: column(`${quote(target.userPrefix)} || (${user})`),
    linkmanId: column(`${quote(target.linkmanPrefix)} || (${user})`),
    personKey: column(RANDOM_ID),
    idempotencyKey: column(RANDOM_ID),
    slotId: column(`(${target.firstSlot} + (:u + g) % ${target.slots})::bigint`),
    depaCode: text('D1'),
    productId: text(target.productId),
    vaccineCode: text(target.vaccineCode),
    doseNo: column('1::smallint'),
    status: text('BOOKED'),
    priceCents: column('1'),
    serviceFeeCents: column('1'),
    mobile: text('13800000000'),
    remark: text(''),
    guidelineVersion: text('v1'),
    personTurn: column('1'),
    claimant: text(''),
    bookedBy: text(''),
    ...clockValues(),
  };
  const slots = `array(select distinct ${target.firstSlot} + (:u + g) % ${target.slots} from generate_series(1, ${size}) g)`;
  const statement = fill(
    BOOK_BATCH.text.replace('any($7::bigint[])', `any(${slots}::bigint[])`),
    words(BOOKING_PARAMETERS).map((name) => values[name]),
  );
  return `\\set u random(0, ${target.users - 1})\n${statement};\n`;
}

/** Runs a script. @returns transactions per second. */
export async function pgbench(
  databaseUrl: string,
  directory: string,
  script: string,
  clients: number,
  seconds: number,
): Promise<number> {
  const version = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))[0] ?? '';
  const file = join(directory, 'script.sql');
  writeFileSync(file, script);
  const { stdout } = await run(join(INSTALLED, version, 'bin/pgbench'), [
    '-n',
    '-M',
    'prepared',
    '-f',
    file,
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    databaseUrl,
  ]);
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (found === undefined) throw new Error(`pgbench printed no rate:\n${stdout}`);
  return Number(found);
}
