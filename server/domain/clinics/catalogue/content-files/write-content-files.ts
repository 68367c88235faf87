import { writeArticle } from './articles';
import { writeEncyclopedia } from './encyclopedia';
import type { ContentCatalogue } from './read-content-files';
import { writeVideo } from './videos';
import { writeProduct } from './write-product';

/** The files of vaccines, of the encyclopaedia, of articles and of videos by path, as `readContentFiles` reads them. */
export const writeContentFiles = (catalogue: ContentCatalogue): Map<string, string> =>
  new Map([
    ...catalogue.products.flatMap(writeProduct),
    ...catalogue.encyclopedia.flatMap(writeEncyclopedia),
    ...catalogue.articles.flatMap(writeArticle),
    ...catalogue.videos.flatMap(writeVideo),
  ]);
