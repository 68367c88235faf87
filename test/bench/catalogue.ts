import { migrate } from '../../server/db/migrate';
import type { Deps } from '../../server/deps';
import { renewSearchIndex } from '../../server/search/keep-index';
import { createTestDatabase, dayFrom, inDatabase, KINDS } from '../server/kit/worlds/booking-world';
import type { Kind } from '../server/kit/worlds/booking-world';
import { startOn } from '../server/kit/start-on';
import { fillCatalogue } from '../server/kit/worlds/large-catalogue';
import { questions } from './catalogue-load';
import { sendLoad } from './load';
import type { Load } from './load';

/** ms. */
const ROUND = 4_000;
const WARM_UP = 6_000;
const ROUNDS = 3;
/** Connections per endpoint; all three are called at the same time. */
const CONNECTIONS = 4;
/** An answer slower than this many times the trivial one, at the 99th percentile, fails the run. */
const MOST = 3;

const get = (path: string): Buffer =>
  Buffer.from(`GET ${encodeURI(path)} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
const { nearby, search } = questions(7);

const QUESTIONS: Readonly<Record<string, () => Buffer>> = {
  trivial: () => get('/base/time/now.do'),
  nearby: () => get(nearby()),
  search: () => get(search()),
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function bench(kind: Kind): Promise<boolean> {
  const box = await createTestDatabase(kind);
  await inDatabase(box, async (database) => {
    await migrate(database.pool, 'server/migrations');
    await fillCatalogue(database, dayFrom(0));
    await renewSearchIndex({ database, db: database.db } as Deps);
  });
  const provider = await startOn(box);
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
    .map((name, index) => {
      const of = (part: keyof Load): number =>
        median(rounds.map((round) => round[index]?.[part] ?? 0));
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
