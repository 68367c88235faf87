import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkSmsGateway } from '../../server/shared/accounts/check-sms';
import { checkMail } from '../../server/shared/mail/check-mail';
import { checkBeacon } from '../../server/platforms/beacon/check';
import { removeDirectory, temporaryDirectory } from '../server/kit/temporary-directory';
import { makeCertificate, startBrokenSmtp, startSmtp } from '../server/kit/worlds/smtp-world';
import type { Smtp } from '../server/kit/worlds/smtp-world';

const NOW = Date.parse('2026-11-23T08:00:00+08:00');
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An address at which nobody listens any more. */
async function nowhere(): Promise<string> {
  const url = await serve(() => undefined);
  await closing.pop()?.();
  return url;
}

describe('the SMS gateway', () => {
  const answering = (status: number, headers = {}) =>
    serve((_, response) => response.writeHead(status, headers).end());

  test('that answers is right, and is asked without a text', async () => {
    const asked: string[] = [];
    const url = await serve(({ method = '' }, response) => {
      asked.push(method);
      response.writeHead(405).end();
    });
    expect(await checkSmsGateway(`${url}/send`, true)).toMatchObject({ state: 'ok' });
    expect(asked).toEqual(['HEAD']);
  });

  test.each([
    ['an error of its own', 500, {}, 'answers 500'],
    ['that this machine may not', 403, {}, 'answers 403'],
    ['that it is elsewhere', 302, { location: 'https://example.com/' }, 'leads elsewhere'],
  ])('that answers %s fails', async (_, status, headers, says) => {
    const check = await checkSmsGateway(await answering(status, headers), true);
    expect(check).toMatchObject({ state: 'failed', says: expect.stringContaining(says) });
  });

  test('that a mistake of ours is answered with is not its failure', async () => {
    expect(await checkSmsGateway(await answering(499), true)).toMatchObject({ state: 'ok' });
  });

  test('out of reach, or no address, fails; its secrets are not said', async () => {
    expect(await checkSmsGateway(`${await nowhere()}/?key=s3cret`, true)).toMatchObject({
      state: 'failed',
      says: expect.stringContaining('ECONNREFUSED'),
    });
    for (const wrong of ['sms.clinic.cn/s3cret', 'https://me:s3cret@sms.clinic.cn']) {
      const { state, says } = await checkSmsGateway(wrong, true);
      expect(state).toBe('failed');
      expect(says).toContain('SMS_GATEWAY');
      expect(says).not.toContain('s3cret');
    }
  });

  test('that is not set is missing in live alone', async () => {
    expect(await checkSmsGateway('', true)).toMatchObject({ state: 'failed' });
    expect(await checkSmsGateway(undefined, false)).toMatchObject({ state: 'off' });
  });
});

describe('the mail server', () => {
  const PASSWORD = 's3cret';
  const from = { MAIL_FROM: 'no-reply@clinic.cn' };
  const at = ({ port }: Smtp, user = '', more = '?tls=off') => ({
    ...from,
    SMTP_URL: `smtp://${user}127.0.0.1:${port}${more}`,
  });
  async function start(...options: Parameters<typeof startSmtp>): Promise<Smtp> {
    const smtp = await startSmtp(...options);
    closing.push(smtp.close);
    return smtp;
  }
  const withPassword = () =>
    start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'me' && password === PASSWORD
          ? done(null, { user: username })
          : done(new Error('no')),
    });

  test('that takes user and password is right, and gets no mail', async () => {
    const smtp = await withPassword();
    const check = await checkMail(at(smtp, `me:${PASSWORD}@`), false);
    expect(check).toMatchObject({ state: 'ok', says: expect.stringContaining('password') });
    expect(smtp.taken).toEqual([]);
  });

  test('that needs no password is right without one', async () => {
    expect(await checkMail(at(await start()), false)).toMatchObject({ state: 'ok' });
  });

  test('that refuses the password fails, without saying it', async () => {
    const check = await checkMail(at(await withPassword(), 'me:s3cret-old@'), false);
    expect(check).toMatchObject({ state: 'failed', says: expect.stringContaining('EAUTH') });
    expect(check.says).toContain('password');
    expect(check.says).not.toContain('s3cret');
  });

  test('that offers no sign-in fails where a password is set', async () => {
    const smtp = await start({ disabledCommands: ['AUTH', 'STARTTLS'] });
    const check = await checkMail(at(smtp, `me:${PASSWORD}@`), false);
    expect(check).toMatchObject({ state: 'failed' });
  });

  test('without STARTTLS fails where it is asked for', async () => {
    const check = await checkMail(at(await start(), '', ''), false);
    expect(check).toMatchObject({ state: 'failed', says: expect.stringContaining('STARTTLS') });
  });

  test('with a certificate that nobody trusts fails', async () => {
    const folder = temporaryDirectory('smtp');
    const { key, cert } = makeCertificate(folder);
    const check = await checkMail(
      at(await start({ disabledCommands: [], key, cert }), '', ''),
      false,
    );
    expect(check).toMatchObject({ state: 'failed', says: expect.stringContaining('certificate') });
    removeDirectory(folder);
  });

  test('that hangs up, or is not there, fails', async () => {
    const broken = await startBrokenSmtp('greeting', 'hang up');
    expect(await checkMail(at(broken), false)).toMatchObject({ state: 'failed' });
    await broken.close();
    const check = await checkMail(at(broken), false);
    expect(check).toMatchObject({ state: 'failed', says: expect.stringContaining('firewall') });
  });

  test('that is half set up fails by its name, and is off where it is not', async () => {
    expect(await checkMail({ SMTP_URL: 'smtps://mail.clinic.cn' }, true)).toMatchObject({
      state: 'failed',
      says: expect.stringContaining('MAIL_FROM'),
    });
    expect(await checkMail({}, true)).toMatchObject({
      state: 'off',
      says: expect.stringContaining('SMTP_URL'),
    });
  });
});

describe('the beacon of lotteries', () => {
  const SIGNATURE = 'ab'.repeat(48);
  const RANDOMNESS = createHash('sha256').update(Buffer.from(SIGNATURE, 'hex')).digest('hex');
  /** A relay of quicknet, which has every round up to now, as drand's: 425 for later ones. */
  const relay = (randomness: string) =>
    serve(({ url = '' }, response) => {
      const round = Number(/\/public\/(\d+)$/.exec(url)?.[1]);
      const isOver = 1_692_803_367_000 + (round - 1) * 3_000 <= NOW;
      if (!isOver) return response.writeHead(425).end();
      return response.end(JSON.stringify({ round, randomness, signature: SIGNATURE }));
    });

  test('each relay is asked for a value of its own', async () => {
    const [good, lying, gone] = [
      await relay(RANDOMNESS),
      await relay('cd'.repeat(32)),
      await nowhere(),
    ];
    const checks = await checkBeacon([good, lying, gone], NOW);
    expect(checks.map(({ state }) => state)).toEqual(['ok', 'failed', 'failed']);
    expect(checks.map(({ service }) => service)).toEqual(
      [good, lying, gone].map((url) => `Beacon of lotteries, ${url}`),
    );
  });

  test('a clock that is fast is noticed', async () => {
    const [check] = await checkBeacon([await relay(RANDOMNESS)], NOW + 120_000);
    expect(check).toMatchObject({ state: 'failed', says: expect.stringContaining('clock') });
  });

  test('without relays it is off', async () => {
    expect(await checkBeacon([], NOW)).toMatchObject([
      { state: 'off', says: expect.stringContaining('LOTTERY_BEACON') },
    ]);
  });
});
