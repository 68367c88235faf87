import { createTestDatabase, createWorld, openIn } from '../kit/worlds/booking-world';
import type { TestDatabase, World } from '../kit/worlds/booking-world';
import { FastClock, FILE_ID, partsOf, putPacked, theExport } from './export-jobs';
import { startSmtp } from '../kit/worlds/smtp-world';
import type { Smtp } from '../kit/worlds/smtp-world';
import type { Database } from '../../../server/db/database';
import { LEASE } from '../../../server/domain/people/export/claim-export';
import { MAIL_PAUSES } from '../../../server/domain/people/export/mail-export';
import { workOnExports } from '../../../server/domain/people/export/work-on-exports';
import { createMailer, SEND_DEADLINE } from '../../../server/shared/mail/send-mail';
import type { MailOutcome, SendMail } from '../../../server/shared/mail/send-mail';
import { until } from '../kit/until';

const MOST_MAILS = MAIL_PAUSES.length + 1;
/** Sessions of one mail after which a test gives up waiting for the end. */
const ENDLESS = 12;

let testDatabase: TestDatabase;
let world: World;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  world = await createWorld(testDatabase, { callers: 1, slots: [] });
  database = await openIn(testDatabase);
});
afterAll(async () => {
  await database?.close();
  await testDatabase?.remove();
});

const owner = (): string => world.callers[0]?.userId ?? '';
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A server that answers each step after `pause` ms. */
async function startSlow(pause: number): Promise<Smtp & { readonly sessions: () => number }> {
  let sessions = 0;
  const later = (done: () => void): void => void setTimeout(done, pause);
  const taken: string[] = [];
  const smtp = await startSmtp({
    onConnect: (_session, done) => {
      sessions += 1;
      later(done);
    },
    onMailFrom: (_address, _session, done) => later(done),
    onRcptTo: (_address, _session, done) => later(done),
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => {
        taken.push('');
        later(done);
      });
    },
  });
  return { ...smtp, taken, sessions: () => sessions };
}

const mailerTo = ({ port }: Smtp, deadline: number): SendMail =>
  createMailer(
    { host: '127.0.0.1', port, tls: 'none', user: null, from: 'no-reply@yimiao.example.cn' },
    deadline,
  );

/** Works as a process does until the export is over; pauses between tries pass at once. */
async function workUntilOver(
  parts: ReturnType<typeof partsOf>,
  clock: FastClock,
  isEndless: () => boolean,
): Promise<void> {
  for (;;) {
    const { state, claim, due_at: due } = await theExport(database);
    if (state !== 'mailing' || isEndless()) return;
    if (claim === null) clock.skip(Math.max(0, due.getTime() - clock.now()));
    if (!(await workOnExports(parts))) await wait(20);
  }
}

describe('two processes and a mail server that answers each step slowly', () => {
  const run = async (speed: number, pause: number) => {
    const clock = new FastClock(speed);
    const smtp = await startSlow(pause);
    await putPacked(testDatabase, database, owner(), clock.now());
    const parts = partsOf(testDatabase, database, clock, mailerTo(smtp, SEND_DEADLINE / speed));
    const process = () => workUntilOver(parts, clock, () => smtp.sessions() > ENDLESS);
    await Promise.all([process(), process()]);
    await smtp.close();
    return { smtp, row: await theExport(database) };
  };

  test('too slowly for any mail: it is asked five times, and the export fails with its file kept', async () => {
    // Each answer takes 25 s: less than the longest silence, but all of them more than the lease.
    const { smtp, row } = await run(100, 250);
    expect(smtp.sessions()).toBeLessThanOrEqual(MOST_MAILS);
    expect(smtp.taken.length).toBeLessThanOrEqual(MOST_MAILS);
    expect(row).toMatchObject({ state: 'failed', problem: 'mailServer', claim: null });
    expect(row.file_id).toBe(FILE_ID);
  });

  test('but takes the mail in time: it gets that one, once', async () => {
    const { smtp, row } = await run(5, 200);
    expect([smtp.sessions(), smtp.taken.length]).toEqual([1, 1]);
    expect(row).toMatchObject({ state: 'sent', problem: null, claim: null });
  });
});

/** A server whose answers a test gives. */
function heldMailer() {
  const answers: ((outcome: MailOutcome) => void)[] = [];
  const send: SendMail = () => new Promise((resolve) => void answers.push(resolve));
  return { send, answers };
}

/** Begins a step; what its process would do after it is left to the test. */
async function begin(parts: ReturnType<typeof partsOf>, answers: readonly unknown[]) {
  const before = answers.length;
  const step = workOnExports(parts);
  await until(() => answers.length > before);
  return { step };
}

test('processes that die while they send: after five the export has failed, and no sixth mail is tried', async () => {
  const clock = new FastClock(1);
  const { send, answers } = heldMailer();
  await putPacked(testDatabase, database, owner(), clock.now());
  const parts = partsOf(testDatabase, database, clock, send);
  for (let died = 1; died <= MOST_MAILS; died += 1) {
    await begin(parts, answers);
    expect(answers).toHaveLength(died);
    clock.skip(LEASE + 1_000);
  }
  expect(await workOnExports(parts)).toBe(true);
  expect(answers).toHaveLength(MOST_MAILS);
  expect(await theExport(database)).toMatchObject({ state: 'failed', problem: 'mailServer' });
  expect(await workOnExports(parts)).toBe(false);
});

test('a process that was held up until another one had taken over: its mail counts, and is not sent again', async () => {
  const clock = new FastClock(1);
  const { send, answers } = heldMailer();
  await putPacked(testDatabase, database, owner(), clock.now());
  const parts = partsOf(testDatabase, database, clock, send);
  const first = await begin(parts, answers);
  clock.skip(LEASE + 1_000);
  const second = await begin(parts, answers);
  answers[0]?.({ state: 'sent', why: '' });
  await first.step;
  answers[1]?.({ state: 'failed', why: 'ETIMEDOUT' });
  await second.step;
  expect(await theExport(database)).toMatchObject({ state: 'sent', problem: null });
  clock.skip(24 * 3_600_000);
  expect(await workOnExports(parts)).toBe(false);
});
