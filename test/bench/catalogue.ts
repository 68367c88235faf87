import { migrate } from '../../server/db/migrate';
import type { Deps } from '../../server/deps';
import { renewSearchIndex } from '../../server/search/keep-index';
import { createPlace, dayFrom, inDatabase, KINDS } from '../server/booking-world';
import type { Kind } from '../server/booking-world';
import { startProvider } from '../server/harness';
import { fillCatalogue } from '../server/large-catalogue';
import { sendLoad } from './load';
import type { Load } from './load';

/** ms. */
const ROUND = 4_000;
const WARM_UP = 3_000;
const ROUNDS = 3;
/** Connections of each question; all three are asked at the same time. */
const CONNECTIONS = 4;
/** A slower answer than this many times the trivial one, at the 99th percentile, is a fault. */
const MOST = 3;

/** Cities that people ask from, with their centres. */
const CITIES = [
  ['110100', 39.904, 116.407],
  ['310100', 31.23, 121.474],
  ['440100', 23.129, 113.264],
  ['510100', 30.572, 104.066],
  ['420100', 30.593, 114.305],
] as const;
const WORDS = [
  '流感',
  'liugan',
  'hpv',
  '社区',
  '青禾',
  'qh',
  '浦东',
  'p',
  '狂犬',
  '接种门诊',
  'yfjz',
  '带状',
];
const FILTERS = ['', '', '&hasFreeSlots=1', '&inStock=1', '&payWay=2&priceMax=60000'];

const get = (path: string): Buffer =>
  Buffer.from(`GET ${encodeURI(path)} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
let turn = 0;
const pick = <T>(list: readonly T[]): T =>
  list[(turn = (turn * 16_807 + 11) % 2_147_483_647) % list.length] as T;

/** People of a city are spread over some ten kilometres, and give their position to ten metres. */
function place(): string {
  const [code, latitude, longitude] = pick(CITIES);
  const nudge = (): number => (pick(Array.from({ length: 1000 }, (_, at) => at)) - 500) / 10_000;
  return `regionCode=${code}&latitude=${(latitude + nudge()).toFixed(4)}&longitude=${(longitude + nudge()).toFixed(4)}`;
}

const QUESTIONS: Readonly<Record<string, () => Buffer>> = {
  trivial: () => get('/base/time/now.do'),
  nearby: () =>
    get(`/department/department/nearbyDepartment.do?${place()}&pageSize=8${pick(FILTERS)}`),
  search: () => get(`/base/search/all.do?${place()}&word=${pick(WORDS)}`),
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function bench(kind: Kind): Promise<boolean> {
  const box = await createPlace(kind);
  await inDatabase(box, async (database) => {
    await migrate(database.pool, 'server/migrations');
    await fillCatalogue(database, dayFrom(0));
    await renewSearchIndex({ database, db: database.db } as Deps);
  });
  const provider = await startProvider({
    dataDir: box.dataDir,
    env: { SEED: '0' },
    ...(box.postgres && { postgres: box.postgres }),
  });
  const names = Object.keys(QUESTIONS);
  const together = (duration: number): Promise<Load[]> =>
    Promise.all(
      names.map((name) =>
        sendLoad(provider.url, CONNECTIONS, duration, QUESTIONS[name] as () => Buffer),
      ),
    );
  await together(WARM_UP);
  const rounds: Load[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await together(ROUND));
  await provider.halt();
  await box.remove();

  console.log(`${kind}: 20,000 clinics, 200 products, ${CONNECTIONS} connections each, medians`);
  const trivial = median(rounds.map((round) => round[0]?.p99 ?? 0));
  return names
    .map((name, at) => {
      const of = (part: keyof Load): number =>
        median(rounds.map((round) => round[at]?.[part] ?? 0));
      const ratio = of('p99') / trivial;
      console.log(
        `  ${name.padEnd(8)} ${Math.round(of('perSecond')).toString().padStart(6)}/s  p50 ${of('p50').toFixed(1)} ms  ` +
          `p99 ${of('p99').toFixed(1)} ms  p99 / trivial ${ratio.toFixed(2)}`,
      );
      return ratio < MOST;
    })
    .every(Boolean);
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const kinds = KINDS.filter((kind) => asked.length === 0 || asked.includes(kind));
  const held: boolean[] = [];
  for (const kind of kinds) held.push(await bench(kind));
  console.log(`p99 below ${MOST}× the trivial endpoint: ${held.every(Boolean) ? 'yes' : 'NO'}`);
  process.exitCode = held.every(Boolean) ? 0 : 1;
}

void main();
