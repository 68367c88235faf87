import { openIdOf } from '../../../server/platforms/simulated/alipay/handlers';
import { phoneMessage } from '../../../server/platforms/simulated/alipay/phone-message';
import { startProvider } from '../../server/kit/harness';
import type { Login, Provider } from '../../server/kit/harness';
import { MINI_ID, startFake } from './start-fake';
import type { RunningFake } from './start-fake';

const NICK = 'POST /passport/user/updateNickName.do';
const CHECK = 'alipay.security.risk.content.sync.detect';

let fake: RunningFake;
let provider: Provider;
beforeAll(async () => {
  fake = await startFake({ checksContent: true });
  const env = { SEED: 'off', ALIPAY_CONTENT_TENANTS: 'clinic', ...fake.env };
  provider = await startProvider({ env });
});
afterAll(async () => {
  await provider?.stop();
  await fake?.stop();
});
afterEach(() => {
  expect(fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
});

const rename = async (as: Login, nickName: string): Promise<string> =>
  (await provider.call(NICK, { nickName }, { as })).code;
const nameOf = async (as: Login) =>
  (await provider.ok('GET /passport/user/findLoginUserByKey.do', {}, { as })).nickName;
const lastCheck = () => fake.state.calls.filter(({ method }) => method === CHECK).at(-1);

test('a name that Alipay blocks is refused, with the writer’s id in its mini-program', async () => {
  const as = await provider.ok('POST /passport/mini/phoneLogin.do', {
    platform: 'alipay',
    encrypted: phoneMessage('13600000201'),
    loginCode: fake.state.codes.give(MINI_ID, 'anna'),
  });
  expect(await rename(as, '小满妈妈')).toBe('0000');
  expect(await rename(as, '上门赌博')).toBe('4000');
  expect(await nameOf(as)).toBe('小满妈妈');
  expect(lastCheck()?.parameters).toMatchObject({
    data_list: ['上门赌博'],
    open_id: openIdOf(MINI_ID, 'anna'),
  });
});

test('who writes on the web site is checked too, without an id', async () => {
  const as = await provider.signUp('13600000202');
  expect(await rename(as, '上门赌博')).toBe('4000');
  expect(lastCheck()?.parameters).not.toHaveProperty('open_id');
  expect(await rename(as, '小易')).toBe('0000');
});

test('while Alipay does not answer nobody is held up', async () => {
  const as = await provider.signUp('13600000203');
  fake.state.methodTroubles.set(CHECK, ['lost']);
  expect(await rename(as, '小易')).toBe('0000');
});
