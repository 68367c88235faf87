import { CODE } from '@contract/errors';
import { Attempts } from '../../../server/attempts/attempts';
import { KnownDevices } from '../../../server/attempts/known-devices';
import type { Deps } from '../../../server/deps';
import { CODE_LENGTH, Codes } from '../../../server/shared/accounts/codes';
import type { SmsOutcome } from '../../../server/shared/accounts/sms';
import { TEST_CIPHER } from '../kit/test-cipher';
import { HOUR, MINUTE, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

// Limits of verification codes, on the clock that the calls have.
const WRITES = 600;
const send = jest.fn<Promise<SmsOutcome>, [{ readonly mobile: string; readonly code: string }]>();
let world: StatementWorld;
let codes: Codes;
beforeAll(async () => {
  world = await openStatements();
  const { db } = world.database;
  const deps = {
    ...{ db, cipher: TEST_CIPHER, personKey: Buffer.alloc(32, 1), log: { error: jest.fn() } },
    config: { writesPerMinute: WRITES, codeBudget: { perHour: 10_000, perDay: 10_000 } },
  } as unknown as Deps;
  codes = new Codes(deps, send, new Attempts(deps), new KnownDevices(db));
});
beforeEach(() => send.mockReset().mockResolvedValue('sent'));
afterAll(() => world?.close());

let mobiles = 0;
/** A mobile that no test has used yet. */
const newMobile = (): string => `138${String((mobiles += 1)).padStart(8, '0')}`;
const ask = (mobile: string, now = NOW, address = '10.0.0.1') =>
  codes.issue({ mobile, purpose: 'login' }, { address, device: 'd1', now });

test('a code of six digits is sent, and used once', async () => {
  const mobile = newMobile();
  await ask(mobile);
  const { code = '' } = send.mock.calls[0]?.[0] ?? {};
  expect(code).toMatch(new RegExp(`^\\d{${CODE_LENGTH}}$`));
  const use = () =>
    codes.use({ mobile, purpose: 'login' }, code, { address: '10.0.0.1', device: 'd1', now: NOW });
  await use();
  await expect(use()).rejects.toMatchObject({ code: CODE.CODE_WRONG });
});

test('the same mobile gets no other code within a minute, and one after it', async () => {
  const mobile = newMobile();
  await ask(mobile);
  await expect(ask(mobile, NOW + MINUTE - 1)).rejects.toMatchObject({
    code: CODE.TOO_MANY,
  });
  await ask(newMobile(), NOW + MINUTE - 1);
  await ask(mobile, NOW + MINUTE);
  expect(send).toHaveBeenCalledTimes(3);
});

test('from one address a mobile gets ten codes a day', async () => {
  const mobile = newMobile();
  for (let count = 0; count < 10; count += 1) await ask(mobile, NOW + count * HOUR);
  await expect(ask(mobile, NOW + 24 * HOUR - 1)).rejects.toMatchObject({ code: CODE.TOO_MANY });
  await ask(mobile, NOW + 24 * HOUR);
});

test('an address gets a tenth of its writes a minute as codes an hour, to whatever mobiles', async () => {
  const askFrom = (address: string, now = NOW) => ask(newMobile(), now, address);
  for (let count = 0; count < WRITES / 10; count += 1) await askFrom('10.0.0.2');
  await expect(askFrom('10.0.0.2', NOW + HOUR - 1)).rejects.toMatchObject({ code: CODE.TOO_MANY });
  await askFrom('10.0.0.3');
  await askFrom('10.0.0.2', NOW + HOUR);
});

test('one that was certainly not sent does not count for the mobile', async () => {
  const mobile = newMobile();
  send.mockResolvedValueOnce('failed');
  await expect(ask(mobile)).rejects.toMatchObject({ code: CODE.BUSY });
  await ask(mobile);
  expect(send).toHaveBeenCalledTimes(2);
});
