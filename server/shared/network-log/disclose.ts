import { sql } from 'kysely';
import { csvOf, csvText } from '@contract/text/csv-rules';
import type { Db } from '../../db/database';
import { readSource } from '../../kernel/client-address';
import { DAY, instantOf } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import type { FieldCipher } from '../../sealed/field-cipher';
import { accountAsked } from './find-author';
import type { AskedKind } from './find-author';

/** What an authority asks for, and who answers. */
export interface DisclosureRequest {
  readonly kind: AskedKind;
  readonly asked: string;
  /** First and last day in China, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Case number and authority. */
  readonly reason: string;
  /** Account of the operating system. */
  readonly operator: string;
}

interface Row {
  readonly at: Date;
  readonly event: string;
  readonly call: string;
  readonly subject: string;
  readonly address: string;
  readonly app: string;
  readonly system: string;
}

const HEAD = 'account,time,event,call,subject,address,port,app,system';

/**
 * The network log's entries of one account, with their addresses, as CSV. That it was asked is recorded before anything is
 * answered.
 * @param now ms
 * @throws CommandError where no account is found, or several of the name
 */
export async function discloseEntries(
  { db, cipher }: { readonly db: Db; readonly cipher: Pick<FieldCipher, 'open'> },
  request: DisclosureRequest,
  now: number,
): Promise<string> {
  const { kind, asked, firstDay, lastDay, reason, operator } = request;
  const account = await accountAsked(db, kind, asked);
  const until = instantOf(lastDay, '00:00') + DAY;
  const { rows } = await sql<Row>`
    select at, event, call, subject, address, app, system from network_log
    where user_id = ${account} and at >= ${new Date(instantOf(firstDay, '00:00'))} and at < ${new Date(until)}
    order by at, id`.execute(db);
  const lines = rows.map(({ at, address: sealed, ...row }) => {
    const { address, port } = readSource(cipher.open(sealed));
    const cells = [at.toISOString(), row.event, row.call, row.subject, address, String(port ?? '')];
    return [account, ...cells, row.app, row.system].map(csvText);
  });
  await sql`
    insert into network_log_requests (id, at, operator, reason, asked, account, first_day, last_day, entries)
    values (${newId()}, ${new Date(now)}, ${operator}, ${reason}, ${`${kind} ${asked}`}, ${account}, ${firstDay}::date,
      ${lastDay}::date, ${rows.length})`.execute(db);
  return csvOf([HEAD.split(','), ...lines]);
}

interface Recorded {
  readonly at: Date;
  readonly operator: string;
  readonly reason: string;
  readonly asked: string;
  readonly account: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly entries: number;
}

/** Every time that the log was read, the newest first, as CSV. */
export async function listDisclosures(db: Db): Promise<string> {
  const { rows } = await sql<Recorded>`
    select at, operator, reason, asked, account, first_day::text, last_day::text, entries
    from network_log_requests order by at desc, id`.execute(db);
  const head = 'time,operator,reason,asked,account,first day,last day,entries';
  const lines = rows.map((row) => {
    const { at, operator, reason, asked, account } = row;
    const texts = [at.toISOString(), operator, reason, asked, account, row.first_day, row.last_day];
    return [...texts.map(csvText), String(row.entries)];
  });
  return csvOf([head.split(','), ...lines]);
}
