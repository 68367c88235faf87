import type { Catalogue } from '../../../../catalogue/rows';
import { readContentFiles } from '../content-files/read-content-files';
import { writeContentFiles } from '../content-files/write-content-files';
import type { CatalogueRegion } from '../files/context';
import { readCatalogueFiles } from '../files/read-catalogue';
import { writeCatalogueFiles } from '../files/write-catalogue';
import { isAcceptable } from '../problem';
import type { Problem } from '../problem';
import type { CatalogueFiles } from './read-folder';

/** What the files of a catalogue do not say themselves. */
export interface FilesContext {
  /** The country’s regions by code. */
  readonly regions: ReadonlyMap<string, CatalogueRegion>;
  /** In live a vaccine needs who answers for its rules. */
  readonly isLive: boolean;
  /** `YYYY-MM-DD`, Asia/Shanghai. */
  readonly today: string;
}

/** What the files of a catalogue say, null where any of them has an error, and all that is wrong. */
export interface CatalogueOfFiles {
  readonly catalogue: Catalogue | null;
  readonly problems: readonly Problem[];
}

const VACCINE = /^vaccines\/([^/]+)\.json$/;

/** Ids of the vaccines that have a file: one with an error is complained of once, not again by each clinic that has it. */
const productIdsIn = (files: CatalogueFiles): ReadonlySet<string> =>
  new Set([...files.keys()].flatMap((path) => VACCINE.exec(path)?.[1] ?? []));

/** Reads and checks all files of a catalogue, each and against each other. */
export function catalogueOfFiles(files: CatalogueFiles, context: FilesContext): CatalogueOfFiles {
  const { regions, isLive, today } = context;
  const csv = readCatalogueFiles(files, { regions, productIds: productIdsIn(files) });
  const zoneIds = csv.catalogue && new Set(csv.catalogue.zones.map(({ id }) => id));
  const catalogIds = csv.catalogue && new Set(csv.catalogue.catalogs.map(({ id }) => id));
  const { problems: inContent, ...content } = readContentFiles(files, {
    isLive,
    today,
    zoneIds,
    catalogIds,
  });
  const problems = [...csv.problems, ...inContent];
  const isWhole = csv.catalogue !== null && isAcceptable(problems);
  return { catalogue: isWhole ? { ...csv.catalogue, ...content } : null, problems };
}

/** The files of a catalogue by path, as {@link catalogueOfFiles} reads them. */
export const filesOfCatalogue = (catalogue: Catalogue): CatalogueFiles =>
  new Map(
    [...writeCatalogueFiles(catalogue), ...writeContentFiles(catalogue)].map(([path, text]) => [
      path,
      Buffer.from(text),
    ]),
  );
