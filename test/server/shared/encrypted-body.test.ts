import type { Envelope } from '@contract/envelope';
import { CODE } from '@contract/errors';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';
import { sealRequest } from './seal-request';

const RENAME = '/passport/user/updateNickName.do';
const NONCE = 'nonce-of-this-session';

describe('an encrypted body', () => {
  let provider: Provider;
  let login: Login;

  beforeAll(async () => {
    provider = await startProvider({ env: { SEED: 'off' } });
    login = await provider.signUp('13800000201');
  });
  afterAll(() => provider?.stop());

  const post = async (data: string, nonce = NONCE): Promise<Envelope> => {
    const answer = await fetch(provider.url + RENAME, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        tk: login.token,
        nonce,
        'x-encrypted-body': '1',
      },
      body: JSON.stringify({ data }),
    });
    return (await answer.json()) as Envelope;
  };
  const sealed = (text: string, path = RENAME): string =>
    sealRequest(login.secret, NONCE, path, text);
  const nickName = async (): Promise<string> =>
    (await provider.ok('GET /passport/user/findLoginUserByKey.do', {}, { as: login })).nickName;

  test('is read, as JSON and as a form', async () => {
    expect((await post(sealed('{"nickName":"小易"}'))).code).toBe(CODE.SUCCESS);
    expect(await nickName()).toBe('小易');
    expect((await post(sealed(`nickName=${encodeURIComponent('小苗')}`))).code).toBe(CODE.SUCCESS);
    expect(await nickName()).toBe('小苗');
  });

  test.each([
    ['for another path', () => post(sealed('{"nickName":"坏人"}', '/other.do'))],
    ['under another nonce', () => post(sealed('{"nickName":"坏人"}'), 'another-nonce')],
    ['with a changed letter', () => post(sealed('{"nickName":"坏人"}').replace(/^..../, 'AAAA'))],
    ['that is no cipher', () => post('plain')],
    ['that holds no form', () => post(sealed('{broken'))],
  ])('%s is refused and changes nothing', async (_, send) => {
    const before = await nickName();
    expect((await send()).code).toBe(CODE.PARAMETERS);
    expect(await nickName()).toBe(before);
  });
});
