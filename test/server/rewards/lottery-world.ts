import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { publishActivity } from '../../../server/domain/rewards/lottery/publish';
import type { LotteryDefinition } from '../../../server/domain/rewards/lottery/definition';
import type { DataOf } from '@contract/endpoints';
import { inDatabase, newKey } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const SCRIPT = join(__dirname, '../../../scripts/verify-draw.mjs');
const HOUR = 3_600_000;

const both = (text: string) => ({ zh: text, en: text });

/** Ten units: one, three and six of three prizes. Open from a time (ms) on for so many days; drawn an hour after. */
export const activityFrom = (
  opensAt: number,
  days = 3,
  more: Partial<LotteryDefinition> = {},
): LotteryDefinition => ({
  title: both('测试抽奖'),
  summary: both('测试'),
  organiser: both('测试主办方'),
  contact: '028-85001234',
  opensAt,
  closesAt: opensAt + days * 24 * HOUR,
  drawAt: opensAt + days * 24 * HOUR + HOUR,
  prizes: [
    { name: both('一等奖'), stock: 1, valueCents: 100_000 },
    { name: both('二等奖'), stock: 3, valueCents: 10_000 },
    { name: both('三等奖'), stock: 6, valueCents: 1_000 },
  ],
  ticketBeans: 5,
  beanTickets: 3,
  claimDays: 7,
  ...more,
});

/** Publishes an activity an hour before it opens. @returns its id */
export const publish = (
  testDatabase: TestDatabase,
  definition: LotteryDefinition,
): Promise<string> =>
  inDatabase(testDatabase, ({ db }) =>
    publishActivity(db, definition, { source: 'simulated', now: definition.opensAt - HOUR }),
  );

export type Record = DataOf<'GET /lottery/draw/record.do'> & { lines: string[] };

/** What is published of a draw: the record and the whole list. */
export async function publishedRecord(provider: Provider, activityId: string): Promise<Record> {
  const record = await provider.ok('GET /lottery/draw/record.do', { activityId });
  const lines: string[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await provider.ok('GET /lottery/draw/tickets.do', { activityId, pageNo });
    lines.push(...page.lines);
    if (!page.hasMore) return { ...record, lines };
  }
}

/** Runs the independent script. @returns its exit status and what it said */
export function verifyDraw(...words: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** Runs the independent script on a record. */
export function verifyRecord(
  testDatabase: TestDatabase,
  record: object,
): { status: number | null; said: string } {
  const file = join(testDatabase.dataDir, 'draw.json');
  writeFileSync(file, JSON.stringify(record));
  return verifyDraw(file);
}

/** A provider whose clock is set anew, and what tests of lotteries ask of it. */
export class LotteryScene {
  private running: Provider | null = null;
  private settings: Readonly<{ [name: string]: string }> = {};
  private client: Client | null = null;

  /** @param env settings of every provider */
  constructor(
    readonly testDatabase: TestDatabase,
    private readonly env: Readonly<{ [name: string]: string }> = {},
  ) {}

  get provider(): Provider {
    if (!this.running) throw new Error('No provider runs.');
    return this.running;
  }

  /** Sets the time (ms) of the provider, which is started where none runs with these settings. */
  async at(now: number, env: Readonly<{ [name: string]: string }> = this.settings): Promise<void> {
    if (this.running && env === this.settings) return this.running.moveTo(now);
    await this.running?.halt();
    this.settings = env;
    this.running = await startOn(this.testDatabase, { ...clockAt(now), ...this.env, ...env });
  }

  /** Sets the time (ms), and has everything done that is due by then. */
  async settledAt(now: number): Promise<void> {
    await this.at(now);
    await this.provider.runJobs();
  }

  detail = (activityId: string) =>
    this.provider.ok('GET /lottery/activity/detail.do', { activityId });

  /** Asks for a ticket. */
  get = (
    who: { readonly token: string },
    activityId: string,
    source: 'free' | 'beans' = 'free',
    idempotencyKey = newKey(),
  ) =>
    this.provider.call(
      'POST /lottery/ticket/get.do',
      { activityId, source, idempotencyKey },
      { token: who.token },
    );

  sql = async (text: string, values: readonly unknown[] = []) => {
    if (!this.client) {
      this.client = new Client({ connectionString: this.testDatabase.postgres?.url });
      await this.client.connect();
    }
    return this.client.query(text, [...values]);
  };

  async end(): Promise<void> {
    await this.client?.end();
    await this.running?.halt();
    await this.testDatabase.remove();
  }

  /** Lets the time of an activity pass until its list is published. */
  async close(activityId: string, { closesAt }: LotteryDefinition): Promise<void> {
    await this.settledAt(closesAt);
    const { listHash } = await this.detail(activityId);
    if (listHash === null) throw new Error('Its list is not published.');
  }

  /** … and until it is drawn. */
  async draw(activityId: string, definition: LotteryDefinition) {
    await this.close(activityId, definition);
    await this.settledAt(definition.drawAt + 5_000);
    const drawn = await this.detail(activityId);
    if (drawn.state !== 'drawn') throw new Error(`It is ${drawn.state}.`);
    return drawn;
  }

  /** Sessions outlast the clocks of these tests. */
  keepSessions = () =>
    this.sql(`update sessions set expires_at = ${sqlNow()} + interval '9 years'`);

  /** Beans as an award would have given them. */
  giveBeans = (userId: string, beans: number) =>
    this.sql(
      `with a as (insert into bean_accounts (user_id, balance) values ($1, $2) returning user_id),
         e as (insert into bean_entries (id, user_id, beans, counterpart, reason, idempotency_key, request_hash, at)
           select 'e-' || user_id, user_id, $2, 'tasks', 'signIn', 'given ' || user_id, '', ${sqlNow()} from a returning id, user_id)
       insert into bean_lots (id, user_id, entry_id, granted, remaining, expires_at)
       select 'l-' || user_id, user_id, id, $2, $2, ${sqlNow()} + interval '1 year' from e`,
      [userId, beans],
    );
}
