import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { openForCommand, runBare } from './command';
import type { CommandConfig } from './command';
import type { Catalogue } from './catalogue/rows';
import type { Database } from './db/database';
import { migrate } from './db/migrate';
import { templateContentFiles } from './domain/clinics/catalogue/content-files/template-content-files';
import { templateFiles } from './domain/clinics/catalogue/files/template-files';
import {
  catalogueOfFiles,
  filesOfCatalogue,
} from './domain/clinics/catalogue/folder/catalogue-of-files';
import { folderDigest, readFolder } from './domain/clinics/catalogue/folder/read-folder';
import { writeFolder } from './domain/clinics/catalogue/folder/write-folder';
import { problemsText } from './domain/clinics/catalogue/problem';
import {
  applyCatalogue,
  diffCatalogue,
  storedCatalogue,
} from './domain/clinics/catalogue/stored/apply-catalogue';
import type { Applied, CatalogueDiff } from './domain/clinics/catalogue/stored/apply-catalogue';
import { describeChanges } from './domain/clinics/catalogue/stored/describe-changes';
import { describeMet } from './domain/clinics/catalogue/stored/describe-met';
import { dayOf } from './kernel/clock';
import { CommandError } from './kernel/command-error';
import { loadRegions, regionRows } from './seed-load/regions';

const USAGE = `Clinics, vaccines, prices, schedules and texts, in a folder of files (docs/catalogue.md).
  catalogue template <folder>        writes an empty set of files, explained
  catalogue check <folder>           says all that is wrong in them; needs no database
  catalogue diff <folder> [--all]    says what would change, whom it meets, and the digest of that; --all: every line
  catalogue apply <folder> --digest <digest> [--by <name>]   does what diff said, unless it has become something else
  catalogue apply <folder> --yes [--by <name>]               does it at once where it meets nobody
  catalogue export <folder>          writes the files of what the database has`;

interface Options {
  readonly all: boolean;
  readonly yes: boolean;
  readonly digest: string | null;
  readonly by: string;
}

/** @throws CommandError with the usage for an option that there is not */
function readOptions(words: readonly string[]): Options {
  const options = {
    all: false,
    yes: false,
    digest: null as string | null,
    by: userInfo().username,
  };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    const value = words[index + 1];
    if (word === '--all') options.all = true;
    else if (word === '--yes') options.yes = true;
    else if (value !== undefined && word === '--digest') options.digest = value;
    else if (value !== undefined && word === '--by') options.by = value;
    else throw new CommandError(USAGE);
    if (word === '--digest' || word === '--by') index += 1;
  }
  return options;
}

/** Reads the folder. @throws CommandError with all that is wrong in it */
function read(folder: string, now: number): { catalogue: Catalogue; digest: string; said: string } {
  const files = readFolder(folder);
  const regions = new Map(
    regionRows().map(({ code, level, parentCode }) => [code, { level, parent: parentCode }]),
  );
  const isLive = process.env.APP_ENV === 'live';
  const { catalogue, problems } = catalogueOfFiles(files, { regions, isLive, today: dayOf(now) });
  const said = problemsText(problems).trim();
  if (catalogue === null) throw new CommandError(said);
  return { catalogue, digest: folderDigest(files), said };
}

async function onDatabase<Result>(
  config: CommandConfig,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openForCommand(config);
  try {
    await migrate(database.pool, config.migrationsDir);
    await loadRegions({ database });
    return await work(database);
  } finally {
    await database.close();
  }
}

function described(diff: CatalogueDiff, after: Catalogue, all: boolean): string {
  const most = all ? Infinity : undefined;
  const parts = [describeChanges(diff.changes, most)];
  if (diff.changes.length > 0)
    parts.push(describeMet(diff.met, [diff.before, after], most), `Digest: ${diff.digest}`);
  return parts.join('\n\n');
}

async function diff(config: CommandConfig, folder: string, { all }: Options): Promise<string> {
  const { catalogue } = read(folder, config.now);
  const found = await onDatabase(config, (database) =>
    diffCatalogue(database, catalogue, config.now),
  );
  return described(found, catalogue, all);
}

/** @throws CommandError where nothing was applied though something would change */
function outcome({ state, diff: found }: Applied, after: Catalogue, options: Options): string {
  const text = described(found, after, options.all);
  if (state === 'nothing') return text;
  if (state === 'applied') return `${text}\n\nApplied.`;
  const why =
    state === 'other'
      ? `Nothing was applied: this is no longer what ${options.digest ?? ''} stood for.`
      : 'Nothing was applied yet.';
  throw new CommandError(`${text}\n\n${why} To do this: --digest ${found.digest}`);
}

async function apply(config: CommandConfig, folder: string, options: Options): Promise<string> {
  const { catalogue, digest } = read(folder, config.now);
  const { by, yes } = options;
  const unseen = yes ? 'meetsNobody' : 'never';
  const applied = await onDatabase(config, (database) =>
    applyCatalogue(database, catalogue, {
      by,
      condition: options.digest === null ? unseen : { digest: options.digest },
      now: config.now,
      folder: digest,
    }),
  );
  return outcome(applied, catalogue, options);
}

async function exportTo(config: CommandConfig, folder: string): Promise<string> {
  const files = filesOfCatalogue(await onDatabase(config, storedCatalogue));
  writeFolder(folder, files);
  return `${folder} holds ${files.size} files.`;
}

function template(folder: string): string {
  const texts = [...templateFiles(), ...templateContentFiles()];
  const files = new Map(texts.map(([path, text]) => [path, Buffer.from(text)]));
  writeFolder(folder, files);
  return `${folder} holds ${files.size} files to fill in; docs/catalogue.md says what they are for.`;
}

runBare(async (config, [verb, name, ...more]) => {
  if (name === undefined || name.startsWith('-')) throw new CommandError(USAGE);
  const folder = resolve(name);
  const options = readOptions(more);
  if (verb === 'diff') return diff(config, folder, options);
  if (verb === 'apply') return apply(config, folder, options);
  if (more.length > 0) throw new CommandError(USAGE);
  if (verb === 'check') return read(folder, config.now).said;
  if (verb === 'export') return exportTo(config, folder);
  if (verb === 'template') return template(folder);
  throw new CommandError(USAGE);
});
