import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  catalogProductRows,
  catalogRows,
  zoneRows,
} from '../domain/clinics/catalogue/files/rows/lists';
import { FileProblems } from '../domain/clinics/catalogue/files/file-problems';
import { readTable } from '../domain/clinics/catalogue/files/read-table';
import type { Line } from '../domain/clinics/catalogue/files/read-table';
import type { Columns, CsvFile } from '../domain/clinics/catalogue/files/columns';
import { CATALOGS } from '../domain/clinics/catalogue/files/tables/catalogs';
import { ZONES } from '../domain/clinics/catalogue/files/tables/zones';
import { readContentFiles } from '../domain/clinics/catalogue/content-files/read-content-files';
import { isAcceptable, problemsText } from '../domain/clinics/catalogue/problem';
import type { Problem } from '../domain/clinics/catalogue/problem';
import type { SampleContent } from '../seed/build-seed';

/** Every file of a folder by its path inside it, with `/`. */
const filesIn = (directory: string): Map<string, Uint8Array> =>
  new Map(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry): [string, Uint8Array] => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(directory.length + 1).replaceAll(sep, '/'), readFileSync(path)];
      }),
  );

function linesOf<C extends Columns>(
  file: CsvFile<C>,
  files: ReadonlyMap<string, Uint8Array>,
  problems: Problem[],
): readonly Line<C>[] {
  const found = new FileProblems(file.name);
  const table = readTable(file, files.get(file.name) ?? new Uint8Array(), found);
  problems.push(...found.list());
  return table?.lines ?? [];
}

function readSample(directory: string, today: string): SampleContent {
  const files = filesIn(directory);
  const problems: Problem[] = [];
  const catalogs = linesOf(CATALOGS, files, problems);
  const zones = zoneRows(linesOf(ZONES, files, problems));
  const zoneIds = new Set(zones.map(({ id }) => id));
  const catalogIds = new Set(catalogs.map(({ id }) => id));
  const content = readContentFiles(files, { isLive: false, today, zoneIds, catalogIds });
  problems.push(...content.problems);
  if (!isAcceptable(problems))
    throw new Error(`The sample data in ${directory}:\n${problemsText(problems)}`);
  return {
    encyclopedia: content.encyclopedia,
    products: content.products,
    articles: content.articles,
    videos: content.videos,
    catalogs: catalogRows(catalogs),
    catalogProducts: catalogProductRows(catalogs),
    zones,
  };
}

let last: { readonly key: string; readonly content: SampleContent } | null = null;

/**
 * What the sample's files say, as of a day `YYYY-MM-DD`; the last answer is kept, as a first start asks twice.
 * @throws Error that names every problem of the files
 */
export function sampleContent(directory: string, today: string): SampleContent {
  const key = `${today} ${directory}`;
  if (last?.key !== key) last = { key, content: readSample(directory, today) };
  return last.content;
}
