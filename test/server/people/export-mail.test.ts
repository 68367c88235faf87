import { createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import { DETAIL, exportIs, REPEAT, requestExport } from '../kit/worlds/export-world';
import type { Provider } from '../kit/harness';
import { makeCertificate, startBrokenSmtp, startSmtp } from '../kit/worlds/smtp-world';
import type { Smtp } from '../kit/worlds/smtp-world';
import { clockAt, startOn } from '../kit/start-on';
import { until } from '../kit/until';

const HOUR = 3_600_000;
const FROM = 'no-reply@yimiao.example.cn';
const EMAIL = 'li.lei@mail.example.cn';

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;
let smtp: Smtp;
let next = 0;
const mobiles = new Map<string, string>();

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  world = await createWorld(testDatabase, { callers: 14, slots: [] });
  await inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ id: string; mobile: string }>(
      'select id, mobile from users',
    );
    rows.forEach(({ id, mobile }) => mobiles.set(id, mobile));
  });
});
afterEach(async () => {
  await provider.halt();
  await smtp.close();
});
afterAll(() => testDatabase?.remove());

const settings = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`,
  MAIL_FROM: FROM,
});

/** Requests an export of an account of its own. */
async function request(email = EMAIL) {
  const owner = world.callers[next++] as Caller;
  const { exportId } = await requestExport(provider, owner, mobiles.get(owner.userId) ?? '', email);
  return { owner, exportId };
}

/** Starts the provider again some time later, with other settings. */
async function again(env: Readonly<Record<string, string>>, ms = 0): Promise<void> {
  const now = provider.now + ms;
  await provider.halt();
  provider = await startOn(testDatabase, { ...env, ...clockAt(now) });
}

/** What a mailbox needs to recognise a repetition. */
const idOf = (mail: string | undefined): string =>
  /^message-id: (.*)$/im.exec(mail ?? '')?.[1] ?? '';

test('a mail goes to the address alone, as plain text from the operator’s address', async () => {
  const recipients: string[] = [];
  smtp = await startSmtp({
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done();
    },
  });
  provider = await startOn(testDatabase, settings(smtp.port));
  const { owner, exportId } = await request();
  await exportIs(provider, owner, exportId, 'sent');
  expect(recipients).toEqual([EMAIL]);
  const [head = '', body = ''] = (smtp.taken[0] ?? '').split('\r\n\r\n');
  expect(head).toMatch(/^from: no-reply@yimiao\.example\.cn$/im);
  expect(head).toMatch(/^to: li\.lei@mail\.example\.cn$/im);
  expect(head).toMatch(/^content-type: text\/plain; charset=utf-8$/im);
  expect(head).toMatch(/^auto-submitted: auto-generated$/im);
  expect(head).not.toMatch(/^(cc|bcc|reply-to):/im);
  expect(idOf(head)).toMatch(/^<export-[0-9a-f]{32}@yimiao\.example\.cn>$/);
  const text = Buffer.from(body, 'base64').toString('utf8');
  expect(text).toContain(`#/exportSuccess?exportId=${exportId}\n`);
});

test('an address that the server refuses for good ends the export with that reason, at once', async () => {
  smtp = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
  });
  provider = await startOn(testDatabase, settings(smtp.port));
  const { owner, exportId } = await request('nobody@mail.example.cn');
  const failed = await exportIs(provider, owner, exportId, 'failed', 'addressRefused');
  expect(failed.link).not.toBeNull();
  expect(smtp.taken).toEqual([]);
  // Not counted: another address can be asked for at once.
  const { nextAt } = await provider.ok('GET /passport/user/export/latest.do', {}, owner);
  expect(nextAt).toBeNull();
  await provider.printed(/"state":"refused","why":"EENVELOPE RCPT TO 550"/);
  expect(provider.output).not.toContain('nobody@mail');
});

test('a server that is busy is asked again, with the same message id', async () => {
  let refusals = 1;
  smtp = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      refusals-- > 0 ? done(Object.assign(new Error('Greylisted'), { responseCode: 451 })) : done(),
  });
  provider = await startOn(testDatabase, settings(smtp.port));
  const { owner, exportId } = await request();
  const waiting = await exportIs(provider, owner, exportId, 'mailing', 'mailServer');
  expect((waiting.nextTryAt ?? 0) - provider.now).toBeGreaterThan(20_000);
  await provider.moveTo(provider.now + 31_000);
  await exportIs(provider, owner, exportId, 'sent');
  expect(smtp.taken).toHaveLength(1);
});

test.each([
  ['hangs up instead of greeting', 'greeting', 'hang up'],
  ['hangs up in the middle of the text', 'data', 'hang up'],
  ['hangs up after the whole text', 'end', 'hang up'],
] as const)('a server that %s: the same mail is sent again', async (_what, after, step) => {
  smtp = await startBrokenSmtp(after, step);
  provider = await startOn(testDatabase, settings(smtp.port));
  const { owner, exportId } = await request();
  await exportIs(provider, owner, exportId, 'mailing', 'mailServer');
  const healthy = await startSmtp();
  await again(settings(healthy.port), 31_000);
  await exportIs(provider, owner, exportId, 'sent');
  expect(healthy.taken).toHaveLength(1);
  await healthy.close();
});

test('a server that says nothing is left after a while, and the export waits', async () => {
  smtp = await startBrokenSmtp('greeting', 'silence');
  provider = await startOn(testDatabase, settings(smtp.port));
  const { owner, exportId } = await request();
  const waiting = await exportIs(provider, owner, exportId, 'mailing', 'mailServer');
  expect(waiting.nextTryAt).not.toBeNull();
  await provider.printed('ETIMEDOUT');
});

test('five tries in vain end it; its owner can repeat it, and nothing is packed twice', async () => {
  smtp = await startSmtp();
  const away = { ...settings(smtp.port) };
  await smtp.close();
  provider = await startOn(testDatabase, away);
  const { owner, exportId } = await request();
  for (const [tries, pause] of [0, 31_000, 121_000, 601_000, HOUR + 1_000].entries()) {
    await provider.moveTo(provider.now + pause);
    const state = pause > HOUR ? 'failed' : 'mailing';
    await exportIs(provider, owner, exportId, state, 'mailServer');
    const logged = new RegExp(`${exportId}.*mail of an export`, 'g');
    await until(() => provider.output.match(logged)?.length === tries + 1);
  }
  const { expiresAt } = await provider.ok(DETAIL, { exportId }, owner);
  smtp = await startSmtp();
  await again(settings(smtp.port));
  expect(await provider.ok(REPEAT, { exportId }, owner)).toMatchObject({
    state: 'mailing',
    problem: null,
  });
  const sent = await exportIs(provider, owner, exportId, 'sent');
  expect(sent.expiresAt).toBe(expiresAt);
  expect(smtp.taken).toHaveLength(1);
});

describe('a server that demands TLS and a password', () => {
  const ask = (
    certificate: { key: Buffer; cert: Buffer },
    isRight: (password: string) => boolean,
  ) =>
    startSmtp({
      key: certificate.key,
      cert: certificate.cert,
      authOptional: false,
      disabledCommands: [],
      hideSTARTTLS: false,
      onAuth: ({ password }, _session, done) =>
        isRight(password ?? '') ? done(null, { user: 'post' }) : done(new Error('Wrong password')),
    });
  const url = (port: number, password: string) =>
    `smtp://post:${encodeURIComponent(password)}@127.0.0.1:${port}`;

  test('gets both', async () => {
    const certificate = makeCertificate(testDatabase.dataDir);
    smtp = await ask(certificate, (password) => password === 'p@ss/word');
    const env = { MAIL_FROM: FROM, NODE_EXTRA_CA_CERTS: certificate.path };
    provider = await startOn(testDatabase, { ...env, SMTP_URL: url(smtp.port, 'p@ss/word') });
    const { owner, exportId } = await request();
    await exportIs(provider, owner, exportId, 'sent');
    expect(smtp.taken).toHaveLength(1);
  });

  test('is told nothing where its certificate is not trusted', async () => {
    const certificate = makeCertificate(testDatabase.dataDir);
    const passwords: string[] = [];
    smtp = await ask(certificate, (password) => passwords.push(password) > 0);
    provider = await startOn(testDatabase, { MAIL_FROM: FROM, SMTP_URL: url(smtp.port, 'secret') });
    const { owner, exportId } = await request();
    await exportIs(provider, owner, exportId, 'mailing', 'mailServer');
    expect(passwords).toEqual([]);
    expect(smtp.taken).toEqual([]);
  });

  test('that knows another password: the log says so, without it', async () => {
    const certificate = makeCertificate(testDatabase.dataDir);
    smtp = await ask(certificate, () => false);
    const env = { MAIL_FROM: FROM, NODE_EXTRA_CA_CERTS: certificate.path };
    provider = await startOn(testDatabase, { ...env, SMTP_URL: url(smtp.port, 'hidden-word') });
    const { owner, exportId } = await request();
    await exportIs(provider, owner, exportId, 'mailing', 'mailServer');
    await provider.printed('EAUTH');
    expect(provider.output).not.toContain('hidden-word');
  });

  test('and a server that offers no TLS gets neither password nor mail', async () => {
    const passwords: string[] = [];
    smtp = await startSmtp({
      onAuth: ({ password }, _session, done) => {
        passwords.push(password ?? '');
        done(null, { user: 'post' });
      },
    });
    provider = await startOn(testDatabase, { MAIL_FROM: FROM, SMTP_URL: url(smtp.port, 'secret') });
    const { owner, exportId } = await request();
    await exportIs(provider, owner, exportId, 'mailing', 'mailServer');
    expect([passwords, smtp.taken]).toEqual([[], []]);
  });
});
