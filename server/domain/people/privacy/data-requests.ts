import { sql } from 'kysely';
import { addDays } from '@contract/time/day-rules';
import { csvOf, csvText } from '@contract/text/csv-rules';
import type { Db } from '../../../db/database';
import { CommandError } from '../../../kernel/command-error';
import { newId } from '../../../kernel/ids';

export const REQUEST_KINDS = [
  'access',
  'copy',
  'correction',
  'deletion',
  'withdrawal',
  'explanation',
  'complaint',
] as const;
export const REQUEST_CHANNELS = ['phone', 'mail', 'visit'] as const;
/** Whose data: below 14 a child's, from 14 to 17 a minor's (儿童个人信息网络保护规定 art. 2, 未成年人保护法 art. 2). */
export const AGES = ['adult', 'minor', 'child'] as const;
export const OUTCOMES = ['granted', 'partly', 'refused', 'taken back'] as const;

/**
 * Days until the answer. The privacy policy promises 15 working days, which is also the most that
 * App违法违规收集使用个人信息行为认定方法 (2019) part 6 leaves ⚖; as many days of the calendar are never later.
 */
export const ANSWER_DAYS = 15;

/** A request as it is entered; days `YYYY-MM-DD` in China. */
export interface NewRequest {
  readonly kind: (typeof REQUEST_KINDS)[number];
  readonly channel: (typeof REQUEST_CHANNELS)[number];
  readonly age: (typeof AGES)[number];
  readonly receivedOn: string;
  /** Names the operator's own file of it, in which the person's name and how it was made sure are. */
  readonly reference: string;
}

/** How a request was answered. */
export interface RequestAnswer {
  readonly reference: string;
  readonly outcome: (typeof OUTCOMES)[number];
  readonly answeredOn: string;
  /** Needed unless all was granted: who refuses says why (个人信息保护法 art. 50). */
  readonly reason: string;
}

/**
 * Enters a request.
 * @param by account of the operating system @param today `YYYY-MM-DD` @returns the day by which it is to be answered
 * @throws CommandError for a day to come, or a reference that is there
 */
export async function enterRequest(
  db: Db,
  request: NewRequest,
  { by, today }: { readonly by: string; readonly today: string },
): Promise<string> {
  const { receivedOn, reference } = request;
  if (receivedOn > today) throw new CommandError(`${receivedOn} is still to come.`);
  const dueOn = addDays(receivedOn, ANSWER_DAYS);
  const { rows } = await sql<{ id: string }>`
    insert into data_requests (id, kind, channel, age, reference, received_on, due_on, entered_by)
    values (${newId()}, ${request.kind}, ${request.channel}, ${request.age}, ${reference}, ${receivedOn}::date,
      ${dueOn}::date, ${by})
    on conflict (reference) do nothing returning id`.execute(db);
  if (rows.length === 0) throw new CommandError(`A request ${reference} has been entered already.`);
  return dueOn;
}

/**
 * Closes a request.
 * @param by account of the operating system @param today `YYYY-MM-DD` @returns whether it was in time
 * @throws CommandError where it is not open, the day is not possible, or a reason is missing
 */
export async function closeRequest(
  db: Db,
  answer: RequestAnswer,
  { by, today }: { readonly by: string; readonly today: string },
): Promise<boolean> {
  const { reference, outcome, answeredOn, reason } = answer;
  if (answeredOn > today) throw new CommandError(`${answeredOn} is still to come.`);
  if ((outcome === 'partly' || outcome === 'refused') && reason === '')
    throw new CommandError('Say why: --reason "…". Who asked is told it as well.');
  const { rows } = await sql<{ in_time: boolean }>`
    update data_requests set answered_on = ${answeredOn}::date, outcome = ${outcome}, reason = ${reason}, closed_by = ${by}
    where reference = ${reference} and answered_on is null and received_on <= ${answeredOn}::date
    returning answered_on <= due_on as in_time`.execute(db);
  const [closed] = rows;
  if (!closed)
    throw new CommandError(
      `No open request ${reference} that came on or before ${answeredOn}. See: privacy requests`,
    );
  return closed.in_time;
}

interface Row {
  readonly reference: string;
  readonly kind: string;
  readonly channel: string;
  readonly age: string;
  readonly received_on: string;
  readonly due_on: string;
  readonly answered_on: string | null;
  readonly outcome: string | null;
  readonly reason: string;
  readonly state: string;
}

const HEAD = 'reference,kind,channel,age,received,due,state,answered,outcome,reason';

/** Every request, open ones first, those due earliest at the top, as CSV. @param today `YYYY-MM-DD` */
export async function listRequests(db: Db, today: string): Promise<string> {
  const { rows } = await sql<Row>`
    select reference, kind, channel, age, received_on::text, due_on::text, answered_on::text, outcome, reason,
      case when answered_on is null and due_on < ${today}::date then 'overdue' when answered_on is null then 'open'
        when answered_on > due_on then 'answered late' else 'answered' end as state
    from data_requests order by answered_on is not null, due_on, reference`.execute(db);
  const lines = rows.map((row) =>
    [
      row.reference,
      row.kind,
      row.channel,
      row.age,
      row.received_on,
      row.due_on,
      row.state,
      row.answered_on ?? '',
      row.outcome ?? '',
      row.reason,
    ].map(csvText),
  );
  return csvOf([HEAD.split(','), ...lines]);
}

/** How many open requests are overdue, and how many are due within three days. @param today `YYYY-MM-DD` */
export async function countDue(
  db: Db,
  today: string,
): Promise<{ readonly overdue: number; readonly soon: number }> {
  const { rows } = await sql<{ overdue: number; soon: number }>`
    select count(*) filter (where due_on < ${today}::date)::int as overdue,
      count(*) filter (where due_on >= ${today}::date)::int as soon
    from data_requests where answered_on is null and due_on <= ${addDays(today, 3)}::date`.execute(
    db,
  );
  return rows[0] ?? { overdue: 0, soon: 0 };
}
