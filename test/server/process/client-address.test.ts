import { CODE } from '@contract/errors';
import { startAppendingProxy } from '../../proxy/appending';
import type { AppendingProxy } from '../../proxy/appending';
import { callFrom } from '../kit/worlds/from-address';
import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';

/** Addresses from which the proxies call; the clients' addresses are others of 127.0.0.0/8. */
const [INNER, OUTER] = ['127.0.1.1', '127.0.1.2'];
const SENT = CODE.SUCCESS;
const REFUSED = CODE.TOO_MANY;

let provider: Provider;
/** One proxy in front of the provider, and one more in front of that. */
let one: AppendingProxy;
let two: AppendingProxy;

const start = async (setting: string): Promise<void> => {
  // Two codes per minute and address.
  const env = { SEED: '0', WRITES_PER_MINUTE: '20', TRUST_PROXY: setting };
  provider = await startProvider({ env });
  one = await startAppendingProxy(provider.url, { from: INNER });
  two = await startAppendingProxy(one.url, { from: OUTER });
};

const stop = async (): Promise<void> => {
  await Promise.all([one.stop(), two.stop()]);
  await provider.stop();
};

let mobiles = 0;

/** Requests codes for this many mobiles, each with another forged address. */
async function codes(url: string, from: string, count: number): Promise<string[]> {
  const answers: string[] = [];
  for (let index = 0; index < count; index += 1) {
    mobiles += 1;
    const { envelope } = await callFrom(url, {
      method: 'POST',
      path: '/message/validate/h5/sendVcode.do',
      from,
      headers: { 'x-forwarded-for': `198.51.100.${mobiles % 250}`, 'x-real-ip': '198.51.100.1' },
      body: { mobile: `138${String(mobiles).padStart(8, '0')}` },
    });
    answers.push(envelope.code);
  }
  return answers;
}

const LIMITED = [SENT, SENT, REFUSED, REFUSED];

/**
 * What the platform login uses of the page's address: whether its cookie is for TLS only, and the host of the return
 * address.
 */
async function pageSeen(url: string, from: string): Promise<{ secure: boolean; back: string }> {
  const { headers } = await callFrom(url, {
    path: '/passport/wx/login.do',
    from,
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example.com' },
  });
  const back = new URL(headers.location ?? '', 'http://here').searchParams.get('redirect_uri');
  return { secure: headers['set-cookie']?.[0]?.includes('Secure') ?? false, back: back ?? '' };
}

describe.each([
  ['the addresses of the proxies', '127.0.1.0/24', () => ({ through: [one.url, two.url] })],
  ['one proxy', '1', () => ({ through: [one.url] })],
  ['two proxies', '2', () => ({ through: [two.url] })],
])('behind %s (%s)', (_, setting, options) => {
  beforeAll(() => start(setting));
  afterAll(stop);

  test('each client counts by its own address, whatever it says of it', async () => {
    for (const [index, url] of options().through.entries()) {
      expect(await codes(url, `127.0.2.${index + 1}`, 4)).toEqual(LIMITED);
      expect(await codes(url, `127.0.3.${index + 1}`, 1)).toEqual([SENT]);
    }
  });

  test('what the proxy says of scheme and host is believed', async () => {
    const [url = ''] = options().through;
    expect((await pageSeen(url, '127.0.2.9')).secure).toBe(true);
  });

  if (setting.includes('/'))
    test('a client that comes past the proxies is believed nothing', async () => {
      expect(await codes(provider.url, '127.0.2.77', 4)).toEqual(LIMITED);
      const seen = await pageSeen(provider.url, '127.0.2.77');
      expect(seen.secure).toBe(false);
      expect(seen.back).not.toContain('evil.example.com');
    });
});

test('a setting under which clients choose their address ends the start', async () => {
  const started = startProvider({ env: { SEED: '0', TRUST_PROXY: 'true' } });
  await expect(started.then((unwanted) => unwanted.stop())).rejects.toThrow(
    /TRUST_PROXY must not be "true".*number of proxies/,
  );
});
