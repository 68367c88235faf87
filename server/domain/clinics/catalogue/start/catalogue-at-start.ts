import type { Deps } from '../../../../deps';
import type { CatalogueRegion } from '../files/context';
import { problemsText } from '../problem';
import { catalogueOfFiles } from '../folder/catalogue-of-files';
import { folderDigest, readFolder } from '../folder/read-folder';
import { applyCatalogue } from '../stored/apply-catalogue';
import type { Applied } from '../stored/apply-catalogue';
import { summaryOf } from '../stored/describe-changes';
import { describeMet } from '../stored/describe-met';
import { dayOf } from '../../../../kernel/clock';
import { whyNothingIsOffered } from './nothing-offered';

type StartDeps = Pick<Deps, 'database' | 'db' | 'clock' | 'config' | 'log'>;

/** Problems that a start logs; `check` shows the others. */
const PROBLEMS_LOGGED = 10;

/** The regions that the database has, by code. */
async function regionsOf({ db }: StartDeps): Promise<ReadonlyMap<string, CatalogueRegion>> {
  const rows = await db.selectFrom('regions').select(['code', 'level', 'parent_code']).execute();
  return new Map(
    rows.map(({ code, level, parent_code: parent }) => [
      code,
      { level: level as CatalogueRegion['level'], parent },
    ]),
  );
}

async function isAppliedAlready({ db }: StartDeps, digest: string): Promise<boolean> {
  const row = await db
    .selectFrom('progress')
    .select('value')
    .where('key', '=', 'catalogue')
    .executeTakeFirst();
  return row?.value === digest;
}

/** Whether the database has never had a clinic, so that there is nothing that could be changed for anybody. */
async function hasNoClinic({ db }: StartDeps): Promise<boolean> {
  return (
    (await db.selectFrom('departments').select('depa_code').limit(1).executeTakeFirst()) ===
    undefined
  );
}

function logOutcome({ log, config }: StartDeps, { state, diff }: Applied): void {
  const summary = summaryOf(diff.changes);
  if (state === 'applied') log.info({ summary }, 'catalogue applied');
  if (state !== 'unseen') return;
  const met = describeMet(diff.met, [diff.before], 0).split('\n')[0];
  const hint = `npm run catalogue -- diff ${config.catalogueDir ?? ''}`;
  log.warn({ summary, met, hint }, 'the catalogue folder says something else than the database');
}

/** Compares the folder with the database; a new database gets it. */
async function compareFolder(deps: StartDeps, directory: string): Promise<void> {
  const { database, clock, config, log } = deps;
  const files = readFolder(directory);
  const folder = folderDigest(files);
  if (await isAppliedAlready(deps, folder)) return;
  const now = clock.now();
  const { catalogue, problems } = catalogueOfFiles(files, {
    regions: await regionsOf(deps),
    isLive: config.env === 'live',
    today: dayOf(now),
  });
  if (catalogue === null) {
    log.error({ problems: problemsText(problems, PROBLEMS_LOGGED) }, 'the catalogue has errors');
    return;
  }
  const condition = (await hasNoClinic(deps)) ? 'always' : 'never';
  logOutcome(
    deps,
    await applyCatalogue(database, catalogue, { by: 'start', condition, now, folder }),
  );
}

/**
 * Looks at the start whether the folder of `CATALOGUE_DIR` is what the database has, and says what would change: it changes
 * nothing by itself, except that a database without any clinic gets it. Says, too, why nothing can be booked where that is so.
 * What is wrong with the folder keeps no provider from starting: its database has all that it needs.
 */
export async function catalogueAtStart(deps: StartDeps): Promise<void> {
  const { config, log } = deps;
  if (config.catalogueDir !== null)
    try {
      await compareFolder(deps, config.catalogueDir);
    } catch (error) {
      log.error({ err: error }, 'the catalogue folder cannot be compared');
    }
  const why = await whyNothingIsOffered(deps.db, deps.clock.now());
  if (why !== null) log.warn({ why }, 'nothing can be booked');
}
