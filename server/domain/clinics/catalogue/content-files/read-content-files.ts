import { compareText } from '@contract/text/order-rules';
import type { Bilingual, Block, Catalogue, ProductRow } from '../../../../catalogue/rows';
import type { Problem } from '../problem';
import { readArticle } from './articles';
import { classesOf } from './blocks';
import { readEncyclopedia } from './encyclopedia';
import { FolderReader } from './folder';
import { readProduct } from './read-product';
import { readVideo } from './videos';

/** The parts of a catalogue that are files of texts. */
export type ContentCatalogue = Pick<Catalogue, 'products' | 'encyclopedia' | 'articles' | 'videos'>;

/** What the files of texts do not say themselves. */
export interface ContentContext {
  /** In live a product needs a reviewer, and days are written out. */
  readonly isLive: boolean;
  /** Day from which `today - 3 days` is counted, `YYYY-MM-DD`, Asia/Shanghai. */
  readonly today: string;
  /** Ids of zones, for articles that name one; null: they are not checked. */
  readonly zoneIds: ReadonlySet<string> | null;
  /** Ids of classes of vaccines, for texts that lead to one; null: they are not checked. */
  readonly catalogIds: ReadonlySet<string> | null;
}

const bySort = (a: ProductRow, b: ProductRow): number => a.sort - b.sort || compareText(a.id, b.id);

/** Ids that entries name and that are not there. */
function danglingIds(
  { products, encyclopedia, articles }: ContentCatalogue,
  entryIds: ReadonlySet<string>,
  { zoneIds, catalogIds }: ContentContext,
): Problem[] {
  const error = (file: string, column: string, message: string): Problem => ({
    file,
    line: null,
    column,
    severity: 'error',
    message,
  });
  const unknownClasses = (file: string, { zh }: Bilingual<Block[]>): Problem[] =>
    classesOf(zh)
      .filter((id) => catalogIds !== null && !catalogIds.has(id))
      .map((id) => error(file, 'text', `there is no class “${id}” in catalogs.csv`));
  return [
    ...products.flatMap(({ id, encyclopediaId }) =>
      encyclopediaId === null || entryIds.has(encyclopediaId)
        ? []
        : error(
            `vaccines/${id}.json`,
            'encyclopedia',
            `there is no encyclopedia/${encyclopediaId}.zh.md; write it, or leave the field out`,
          ),
    ),
    ...articles.flatMap(({ id, zoneId }) =>
      zoneId === null || zoneIds === null || zoneIds.has(zoneId)
        ? []
        : error(`articles/${id}.zh.md`, 'zone', `there is no zone “${zoneId}” in zones.csv`),
    ),
    ...articles.flatMap(({ id, blocks }) => unknownClasses(`articles/${id}.zh.md`, blocks)),
    ...encyclopedia.flatMap(({ id, content }) =>
      unknownClasses(`encyclopedia/${id}.zh.md`, content),
    ),
  ];
}

/**
 * Reads the files of vaccines, of the encyclopaedia, of articles and of videos. What an error keeps from being a row is left out.
 * @param files all files of the folder by path, with `/`
 * @returns rows, products by their order and the others by id, and all that is wrong
 */
export function readContentFiles(
  files: ReadonlyMap<string, Uint8Array>,
  context: ContentContext,
): ContentCatalogue & { readonly problems: Problem[] } {
  const folder = new FolderReader(files);
  const today = context.isLive ? null : context.today;
  const encyclopedia = folder.entries('encyclopedia');
  const catalogue = {
    products: folder
      .entries('vaccines')
      .flatMap((entry) => readProduct(entry, context.isLive) ?? [])
      .sort(bySort),
    encyclopedia: encyclopedia.flatMap((entry) => readEncyclopedia(entry) ?? []),
    articles: folder.entries('articles').flatMap((entry) => readArticle(entry, today) ?? []),
    videos: folder.entries('videos').flatMap((entry) => readVideo(entry, today) ?? []),
  };
  const entryIds = new Set(encyclopedia.map(({ id }) => id));
  return {
    ...catalogue,
    problems: [...folder.problems(), ...danglingIds(catalogue, entryIds, context)],
  };
}
