import { startProvider } from '../../server/kit/harness';
import type { Login, Provider } from '../../server/kit/harness';
import { startFake } from './start-fake';
import type { RunningFake } from './start-fake';

const NICK = 'POST /passport/user/updateNickName.do';
const TEXT_CHECK = '/wxa/msg_sec_check';

let fake: RunningFake;
let provider: Provider;
beforeAll(async () => {
  fake = await startFake();
  const env = { SEED: 'off', WECHAT_TEXT_CHECKS: '1', ...fake.env };
  provider = await startProvider({ env });
});
afterAll(async () => {
  await provider?.stop();
  await fake?.stop();
});
afterEach(() => {
  expect(fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
});

const enter = (mobile: string, person: string): Promise<Login> =>
  provider.ok('POST /passport/mini/phoneLogin.do', {
    platform: 'weapp',
    code: fake.state.codes.give('phone', `${mobile}@${person}`),
    loginCode: fake.state.codes.give('login', person),
  });
const rename = async (as: Login, nickName: string): Promise<string> =>
  (await provider.call(NICK, { nickName }, { as })).code;
const checks = () => fake.state.calls.filter(({ path }) => path === TEXT_CHECK);

test('a name that WeChat finds something in is refused, another one stands', async () => {
  const as = await enter('13600000101', 'anna');
  expect(await rename(as, '小满妈妈')).toBe('0000');
  expect(await rename(as, '加微信领红包')).toBe('4000');
  const user = await provider.ok('GET /passport/user/findLoginUserByKey.do', {}, { as });
  expect(user.nickName).toBe('小满妈妈');
  expect(checks().map(({ body }) => body.scene)).toEqual([1, 1]);
});

test('who is not of the mini-program, or was not there lately, is not held up', async () => {
  const before = checks().length;
  const outside = await provider.signUp('13600000102');
  expect(await rename(outside, '加微信领红包')).toBe('0000');
  expect(checks()).toHaveLength(before);
  const as = await enter('13600000103', 'bert');
  fake.state.seen.clear();
  expect(await rename(as, '小易')).toBe('0000');
  expect(checks().at(-1)?.errcode).toBe(61010);
});
