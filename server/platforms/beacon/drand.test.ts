import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDrand } from './drand';
import { readBeacon } from './read-beacon';
import { simulatedBeacon } from '../simulated/beacon';

const SIGNATURE = 'ab'.repeat(48);
const RANDOMNESS = createHash('sha256').update(Buffer.from(SIGNATURE, 'hex')).digest('hex');
const PATH = /^\/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971\/public\/(\d+)$/;

/** A relay: it has the rounds up to the tenth; `change` is what it gets wrong. */
async function openRelay(change: object = {}): Promise<{ url: string; server: Server }> {
  const server = createServer((request, answer) => {
    const round = Number(PATH.exec(request.url ?? '')?.[1] ?? Infinity);
    // As drand does for a round to come.
    if (round > 10) return answer.writeHead(425).end('{"error":"Requested future beacon"}');
    const data = { round, randomness: RANDOMNESS, signature: SIGNATURE, ...change };
    return answer.end(JSON.stringify(data));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const servers: Server[] = [];
const relay = async (change?: object): Promise<string> => {
  const { url, server } = await openRelay(change);
  servers.push(server);
  return url;
};
afterAll(() => servers.forEach((server) => server.close()));

test('rounds are counted from the genesis of quicknet, one every 3 s', () => {
  const { roundAt } = createDrand([]);
  expect(roundAt(1_692_803_367_000)).toBe(1);
  expect(roundAt(1_692_803_367_001)).toBe(2);
  expect(roundAt(1_692_803_370_000)).toBe(2);
});

test('the value of a round comes from a relay; of a round to come there is none', async () => {
  const drand = createDrand([await relay()]);
  expect(await drand.valueOf(10)).toBe(RANDOMNESS);
  expect(await drand.valueOf(11)).toBeNull();
});

test.each([
  ['another round', { round: 9 }],
  ['a randomness that does not follow from its signature', { randomness: 'cd'.repeat(32) }],
  ['no signature', { signature: '' }],
  ['something else', { randomness: null }],
])('a relay that answers %s is passed over for the next', async (_what, change) => {
  const wrong = await relay(change);
  expect(await createDrand([wrong]).valueOf(10)).toBeNull();
  expect(await createDrand([wrong, await relay()]).valueOf(10)).toBe(RANDOMNESS);
});

test('a relay that is away is passed over', async () => {
  expect(await createDrand(['http://127.0.0.1:1', await relay()]).valueOf(1)).toBe(RANDOMNESS);
});

test('without relays values are simulated outside live, and there are none in live', () => {
  expect(readBeacon('', simulatedBeacon)).toBe(simulatedBeacon);
  expect(readBeacon(undefined, null)).toBeNull();
  expect(readBeacon('https://api.drand.sh/, https://drand.example.cn', null)?.source).toBe('drand');
  expect(() => readBeacon('http://api.drand.sh', null)).toThrow('LOTTERY_BEACON');
  expect(() => readBeacon('drand', simulatedBeacon)).toThrow('LOTTERY_BEACON');
});
