import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { guidelineVersion } from '../../../../server/shared/catalogue/guideline';
import { openDatabase } from '../../../../server/db/database';
import type { Database } from '../../../../server/db/database';
import { migrate } from '../../../../server/db/migrate';
import { HOLDING_STATUSES } from '../../../../server/shared/lifecycle/lifecycle';
import { copyTemplate, emptyTemplate, madeOnce } from '../data-template';
import { removeDirectory, temporaryDirectory } from '../temporary-directory';
import { startPostgres } from '../postgres';
import type { TestPostgres } from '../postgres';
import { AGREED } from '../../../samples/agreed';
import { sqlNow } from '../../../run-clock';
import { ROOT } from '../root';

/** Data directory or server of a test's data; providers can be started and stopped on it. */
export interface TestDatabase {
  readonly dataDir: string;
  readonly postgres: TestPostgres | null;
  remove(): Promise<void>;
}

export const KINDS = ['pglite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

const MIGRATIONS = join(ROOT, 'server/migrations');

const openTestDatabase = async (
  kind: Kind,
  template: string | null = null,
): Promise<TestDatabase> => {
  const postgres = kind === 'postgres' ? await startPostgres(template) : null;
  const dataDir = temporaryDirectory('booking');
  if (!postgres && template !== null) copyTemplate(template, dataDir);
  return {
    dataDir,
    postgres,
    async remove() {
      await postgres?.stop();
      removeDirectory(dataDir);
    },
  };
};

/** A data directory or server with a migrated database. */
export async function createTestDatabase(kind: Kind): Promise<TestDatabase> {
  const template = await madeOnce(emptyTemplate(kind), async () => {
    const first = await openTestDatabase(kind);
    await inDatabase(first, ({ pool }) => migrate(pool, MIGRATIONS));
    return { ...first, dataDir: (await first.postgres?.halt()) ?? first.dataDir };
  });
  return openTestDatabase(kind, template);
}

/** Opens the database directly; the embedded one only while no provider runs on it. */
export function openIn(testDatabase: TestDatabase): Promise<Database> {
  const fail = (error: Error): never => {
    throw error;
  };
  return openDatabase(
    {
      databaseUrl: testDatabase.postgres?.url ?? null,
      dataDir: testDatabase.dataDir,
      workerFile: pathToFileURL(join(ROOT, 'dist/server/pglite-worker.js')),
      onCrash: fail,
    },
    () => undefined,
  );
}

/** Works in the database that {@link openIn} opens, and closes it. */
export async function inDatabase<T>(
  testDatabase: TestDatabase,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const database = await openIn(testDatabase);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const DAY = 86_400_000;

/** A day counted from today, in Asia/Shanghai. */
export const dayFrom = (days: number, now = Date.now()): string =>
  new Date(now + 8 * 3_600_000 + days * DAY).toISOString().slice(0, 10);

export const CLINIC = 'D1';
export const OTHER_CLINIC = 'D2';
export const OFFLINE_CLINIC = 'D3';
export const PRODUCT = 'P1';
export const WOMENS_PRODUCT = 'P2';

/** Birthday of everybody in the world below, unless a test sets another. */
export const BIRTHDAY = '1990-05-17';
/** Ages and interval of {@link PRODUCT}: 9 to 45 years, 30 days between doses. */
export const MIN_AGE_DAYS = 3288;
export const MAX_AGE_DAYS = 16801;
export const INTERVAL_DAYS = 30;

export interface Slot {
  readonly depaCode?: string;
  readonly productId?: string;
  readonly day: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly capacity: number;
  /** ms. */
  readonly releaseAt?: number;
  readonly closed?: boolean;
}

/** An account with a session and one family member. */
export interface Caller {
  readonly userId: string;
  readonly token: string;
  readonly linkmanId: string;
}

export interface World {
  readonly callers: readonly Caller[];
  /** In the order of the slots asked for. */
  readonly slotIds: readonly number[];
  /** Second family members of the first callers. */
  readonly secondIds: readonly string[];
}

const both = (text: string): string => JSON.stringify({ zh: text, en: text });

const dose = (doseNo: number): object => ({
  doseNo,
  label: { zh: `第${doseNo}剂`, en: `Dose ${doseNo}` },
  minAgeDays: MIN_AGE_DAYS,
  ageMonths: null,
  maxAgeDays: null,
  beforeMonths: null,
  gapMonths: null,
  minIntervalDays: doseNo === 1 ? 0 : INTERVAL_DAYS,
  recommendedAge: { zh: '', en: '' },
});

async function insertClinics({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into regions (code, level, name, short_name, pinyin, initials) values ('110100', 2, '北京', '北京', 'beijing', 'bj')`,
  );
  const clinics = [
    [CLINIC, true, 39.9],
    [OTHER_CLINIC, true, 39.95],
    [OFFLINE_CLINIC, false, 39.8],
  ];
  for (const [code, isOnline, latitude] of clinics)
    await pool.query(
      `insert into departments (depa_code, region_code, city_code, name, address, introduction, traffic, licence, phone,
        img_url, images, latitude, longitude, pay_way, hours, is_online)
       values ($1, '110100', '110100', $2, $2, $2, $2, '', '01000000000', '', '[]', $3, 116.4, '1', '[]', $4)`,
      [code, both(`门诊 ${String(code)}`), latitude, isOnline],
    );
  for (const [id, vaccine, sex] of [
    [PRODUCT, 'V1', null],
    [WOMENS_PRODUCT, 'V2', 2],
  ])
    await pool.query(
      `insert into products (id, vaccine_code, category, name, short_name, maker, diseases, img_url, price_cents,
        service_fee_cents, sex_limit, min_age_days, max_age_days, doses, content)
       values ($1, $2, 'paid', $3, $3, $3, '{"zh":[],"en":[]}', '', 59800, 2800, $4, $5, $6, $7, $8)`,
      [
        id,
        vaccine,
        both(`疫苗 ${String(id)}`),
        sex,
        MIN_AGE_DAYS,
        MAX_AGE_DAYS,
        JSON.stringify([dose(1), dose(2)]),
        CONTENT,
      ],
    );
  await pool.query(
    `insert into clinic_products (depa_code, product_id, price_cents, service_fee_cents)
     select depa_code, id, 59800, 2800 from departments, products`,
  );
}

const NO_CONTENT = {
  description: '',
  contraindications: [],
  adverseReactions: [],
  precautions: [],
  afterCare: [],
  faq: [],
};
const CONTENT = JSON.stringify({ zh: NO_CONTENT, en: NO_CONTENT });

export async function insertSlots(database: Database, slots: readonly Slot[]): Promise<number[]> {
  const ids: number[] = [];
  for (const slot of slots) {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining, release_at, closed_at)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $8) returning id`,
      [
        slot.depaCode ?? CLINIC,
        slot.productId ?? PRODUCT,
        slot.day,
        slot.startTime ?? '09:00',
        slot.endTime ?? '10:00',
        slot.capacity,
        slot.releaseAt === undefined ? null : new Date(slot.releaseAt),
        slot.closed ? new Date() : null,
      ],
    );
    ids.push(rows[0]?.id ?? 0);
  }
  return ids;
}

export async function insertCallers(
  { pool }: Database,
  count: number,
  person: { readonly birthday?: string; readonly sex?: 1 | 2 } = {},
): Promise<Caller[]> {
  const prefix = randomBytes(4).toString('hex');
  const callers = Array.from({ length: count }, (_, index) => ({
    userId: `u-${prefix}-${index}`,
    token: randomBytes(32).toString('base64url'),
    linkmanId: `l-${prefix}-${index}`,
  }));
  const first = 10_000_000 + Math.floor(Math.random() * 80_000_000);
  await pool.query(
    `insert into users (id, mobile, nick_name, created_at)
     select id, '13' || (n + $2)::text || '0', '', ${sqlNow()} from unnest($1::text[]) with ordinality as a (id, n)`,
    [callers.map(({ userId }) => userId), first],
  );
  await pool.query(
    `insert into agreement_records (id, user_id, device_id, agreed_at, received_at, signs, position_code)
     select 'a-' || id, id, $2, ${sqlNow()}, ${sqlNow()}, $3, 'LOGIN' from unnest($1::text[]) as a (id)`,
    [callers.map(({ userId }) => userId), AGREED.deviceId, JSON.stringify(AGREED.authSignList)],
  );
  await pool.query(
    `insert into sessions (token_hash, user_id, secret, expires_at)
     select hash, id, $3, ${sqlNow()} + interval '1 year' from unnest($1::text[], $2::text[]) as a (id, hash)`,
    [
      callers.map(({ userId }) => userId),
      callers.map(({ token }) => createHash('sha256').update(token).digest('hex')),
      randomBytes(32).toString('base64'),
    ],
  );
  await pool.query(
    `insert into linkmen (id, user_id, name, document_kind, document_number, sex, birthday, relation_type, mobile, consent_at)
     select id, user_id, '测试', 2, upper(replace(id, '-', '')), $3::smallint, $4::date, 1, '13800000000', ${sqlNow()}
     from unnest($1::text[], $2::text[]) as a (id, user_id)`,
    [
      callers.map(({ linkmanId }) => linkmanId),
      callers.map(({ userId }) => userId),
      person.sex ?? 1,
      person.birthday ?? BIRTHDAY,
    ],
  );
  return callers;
}

/**
 * Makes everybody without a person's key a person of their own. The provider fills keys in when it starts; who is inserted
 * afterwards would be no person to it.
 */
export const givePersonKeys = ({ pool }: Database) =>
  pool.query('update linkmen set person_key = id where person_key is null');

/** Gives a member the document of another one, under that one's own name or a given one. */
export const shareDocument = (
  { pool }: Database,
  linkmanId: string | undefined,
  of: string | undefined,
  name: string | null = null,
) =>
  pool.query(
    `update linkmen s set (document_number, person_key, name) = (
       select f.document_number, f.person_key, coalesce($3, f.name) from linkmen f where f.id = $2) where s.id = $1`,
    [linkmanId, of, name],
  );

/** As if a clinic had made sure that the accounts have these members. */
export const prove = ({ pool }: Database, ...linkmanIds: (string | undefined)[]) =>
  pool.query(`update linkmen set proved_at = ${sqlNow()} where id = any($1)`, [linkmanIds]);

/** Two clinics that can be booked and one that is offline, two products, callers and slots. */
export function createWorld(
  testDatabase: TestDatabase,
  wanted: { readonly callers: number; readonly families?: number; readonly slots: readonly Slot[] },
): Promise<World> {
  return inDatabase(testDatabase, async (database) => {
    await insertClinics(database);
    const slotIds = await insertSlots(database, wanted.slots);
    const callers = await insertCallers(database, wanted.callers);
    const secondIds: string[] = [];
    for (const caller of callers.slice(0, wanted.families ?? 0))
      secondIds.push(...(await insertMembers(database, caller, [{}])));
    return { callers, slotIds, secondIds };
  });
}

/** Invariants of slots and orders. */
export interface Ledger {
  /** Slots where capacity ≠ remaining + held + booked, or where `held` differs from the active holds. */
  readonly unbalanced: readonly number[];
  readonly orders: readonly {
    readonly id: string;
    readonly user_id: string;
    readonly idempotency_key: string;
    readonly slot_id: number;
    readonly status: string;
  }[];
  /** Orders without exactly one first event. */
  readonly unrecorded: number;
}

const HOLDING = HOLDING_STATUSES.map((status) => `'${status}'`).join(', ');

export async function readLedger({ pool }: Database): Promise<Ledger> {
  const unbalanced = await pool.query<{ id: number }>(
    `with taken as (
       select slot_id, count(*) as places from orders where status in (${HOLDING}) group by slot_id
     )
     select s.id from slots s left join taken t on t.slot_id = s.id
     where s.capacity <> s.remaining + s.held + coalesce(t.places, 0)
       or s.held <> (select coalesce(sum(h.places), 0) from holds h where h.slot_id = s.id and h.ended_at is null)`,
  );
  const orders = await pool.query<Ledger['orders'][number]>(
    'select id, user_id, idempotency_key, slot_id, status from orders',
  );
  const unrecorded = await pool.query<{ count: number }>(
    `select count(*) from orders o
     where (select count(*) from order_events e where e.order_id = o.id and e.kind = 'created') <> 1`,
  );
  return {
    unbalanced: unbalanced.rows.map(({ id }) => id),
    orders: orders.rows,
    unrecorded: unrecorded.rows[0]?.count ?? -1,
  };
}

/** More members of a caller's family. @returns their ids */
export async function insertMembers(
  { pool }: Database,
  { userId }: Pick<Caller, 'userId'>,
  people: readonly { readonly birthday?: string; readonly sex?: 1 | 2 }[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { birthday, sex } of people) {
    const id = `l-${randomBytes(6).toString('hex')}`;
    ids.push(id);
    await pool.query(
      `insert into linkmen (id, user_id, name, document_kind, document_number, sex, birthday, relation_type, mobile, consent_at)
       values ($1, $2, $5, 2, upper(replace($1, '-', '')), $3, $4, 2, '13800000000', ${sqlNow()})`,
      [id, userId, sex ?? 1, birthday ?? BIRTHDAY, `成员${ids.length}`],
    );
  }
  return ids;
}

export const newKey = (): string => randomBytes(16).toString('hex');

/** Version of the disclosure; the same for every product without texts. */
export const DISCLOSURE = guidelineVersion({
  id: PRODUCT,
  name: { zh: '', en: '' },
  category: 'paid',
  content: { zh: NO_CONTENT, en: NO_CONTENT },
});

/** A caller's booking form. */
export const bookingOf = (caller: Caller, slotId: number, idempotencyKey = newKey()) => ({
  idempotencyKey,
  depaCode: CLINIC,
  productId: PRODUCT,
  slotId,
  linkmanId: caller.linkmanId,
  doseNo: 1,
  guidelineVersion: DISCLOSURE,
});
