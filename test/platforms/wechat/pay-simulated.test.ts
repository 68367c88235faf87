import { startProvider } from '../../server/kit/harness';
import type { Provider } from '../../server/kit/harness';

/* The simulated partner as a person at a demonstration and the simulated phone reach it. */

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider({ env: { SEED: 'off' } });
});
afterAll(() => provider?.stop());

const post = async (body: unknown) => {
  const answer = await fetch(`${provider.url}/simulated/wechat-pay/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { errMsg: string };
};

test('the sheet refuses what nobody signed', async () => {
  const call = {
    appId: 'wx5f0000000000051a',
    timeStamp: '1795312800',
    nonceStr: 'n',
    package: 'prepay_id=wx1',
    signType: 'RSA',
    paySign: 'x',
  };
  expect(await post(call)).toEqual({ errMsg: 'requestPayment:fail prepay_id expired' });
  for (const broken of [null, [], 'x', {}, { ...call, paySign: 1 }])
    expect(await post(broken)).toEqual({ errMsg: 'requestPayment:fail parameters' });
});

test('the page of an H5 payment that nobody ordered says so', async () => {
  const page = await fetch(`${provider.url}/simulated/wechat-pay/h5?prepay_id=wx1`);
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toContain('text/html');
});

test('a callback that is not signed changes nothing, and is no fault of the server', async () => {
  for (const body of ['', '{}', '{"id":"1"}', 'x']) {
    const answer = await fetch(`${provider.url}/payment/wechat/notify.do`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([400, 401, 403, 503]).toContain(answer.status);
  }
});
