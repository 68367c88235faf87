import type { Deps } from '../../deps';
import { createCodeSender } from './sms';

const MOBILE = '13800000000';
const log = { warn: jest.fn(), info: jest.fn() };
const fetched = jest.spyOn(globalThis, 'fetch');
const send = createCodeSender({
  config: { smsGateway: 'https://sms.example.cn/send' },
  log,
} as unknown as Deps);
/** What the gateway was asked to send last. */
const lastSms = () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body)) as { body: string };

beforeEach(() => {
  jest.clearAllMocks();
  fetched.mockResolvedValue(new Response('', { status: 200 }));
});
afterAll(() => fetched.mockRestore());

test('a code is sent in both languages, with how long it holds, and is not to be handed on', async () => {
  await expect(send({ mobile: MOBILE, code: '012345' })).resolves.toBe('sent');
  expect(lastSms()).toEqual({
    mobile: MOBILE,
    body: '验证码 012345，5 分钟内有效，请勿告诉他人。 Your code is 012345, valid for 5 minutes.',
  });
});

test('a guardian’s code says who asks, for what, and that it is to be handed on', async () => {
  await send({ mobile: MOBILE, code: '012345', askedBy: '139****0000' });
  const { body } = lastSms();
  expect(body).toMatch(/^手机 139\*{4}0000 的用户要为您监护的孩子预约接种/);
  expect(body).toContain('就把验证码 012345 告诉对方');
  expect(body).toContain('If you agree, tell them the code 012345.');
  expect(body).not.toContain('请勿告诉他人');
});

test('a gateway’s refusal is certain, a lost answer is not; both are logged without the mobile', async () => {
  fetched.mockResolvedValue(new Response('', { status: 503 }));
  await expect(send({ mobile: MOBILE, code: '1' })).resolves.toBe('failed');
  fetched.mockRejectedValue(new Error('the connection ended'));
  await expect(send({ mobile: MOBILE, code: '1' })).resolves.toBe('unknown');
  expect(log.warn.mock.calls.map(([facts]) => facts as unknown)).toEqual([
    { mobile: '138****0000', outcome: 'failed' },
    { mobile: '138****0000', outcome: 'unknown' },
  ]);
});
