import { migrate } from '../../server/db/migrate';
import type { Deps } from '../../server/deps';
import { renewSearchIndex } from '../../server/search/keep-index';
import { createTestDatabase, dayFrom, inDatabase, KINDS } from '../server/kit/worlds/booking-world';
import type { Kind } from '../server/kit/worlds/booking-world';
import { startOn } from '../server/kit/start-on';
import { fillCatalogue } from '../server/kit/worlds/large-catalogue';
import { askTogether, MOST, reportTogether } from './catalogue-together';
import type { Load } from './load';

/** ms. */
const ROUND = 4_000;
const WARM_UP = 6_000;
const ROUNDS = 3;
async function bench(kind: Kind): Promise<boolean> {
  const box = await createTestDatabase(kind);
  await inDatabase(box, async (database) => {
    await migrate(database.pool, 'server/migrations');
    await fillCatalogue(database, dayFrom(0));
    await renewSearchIndex({ database, db: database.db } as Deps);
  });
  const provider = await startOn(box);
  await askTogether(provider.url, WARM_UP);
  const rounds: Load[][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await askTogether(provider.url, ROUND));
  await provider.halt();
  await box.remove();

  console.log(`${kind}: 20,000 clinics, 200 products, medians`);
  return reportTogether(rounds);
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const kinds = KINDS.filter((kind) => asked.length === 0 || asked.includes(kind));
  if (kinds.length === 0) throw new Error(`Databases: ${KINDS.join(', ')}`);
  const held: boolean[] = [];
  for (const kind of kinds) held.push(await bench(kind));
  console.log(`p99 below ${MOST}× the trivial endpoint: ${held.every(Boolean) ? 'yes' : 'NO'}`);
  process.exitCode = held.every(Boolean) ? 0 : 1;
}

void main();
