import type { DataOf, ParsedInputOf } from '@contract/endpoints';
import type { Database } from '../../../db/database';
import type { Language } from '../../../kernel/language';
import { productPage } from '../../../shared/catalogue/products';
import type { FreeClinics } from '../../../shared/catalogue/products';
import { isHan } from '../../../search/units';
import { understand } from '../../../search/understanding/understanding';
import { createCatalogueWords } from './catalogue-words';

type Input = ParsedInputOf<'GET /vaccine/product/pageList.do'>;
type Page = DataOf<'GET /vaccine/product/pageList.do'>;

/** What was searched for, in the reader's language: the words of the table of meanings are Chinese. */
function meantIn(language: Language, keyword: string, { list }: Page): Pick<Page, 'meant'> {
  if (language === 'zh-CN' || !isHan(keyword)) return { meant: keyword };
  const name = list[0]?.diseases[0];
  return name === undefined ? {} : { meant: name };
}

/**
 * Pages of products. Where nothing has the words as they are typed, those that are meant by them, as the search has it, with
 * what that is.
 */
export function createUnderstoodProducts(database: Database) {
  const wordsOf = createCatalogueWords(database);
  return async (input: Input, language: Language, freeClinics: FreeClinics): Promise<Page> => {
    const { db } = database;
    const typed = await productPage(db, input, language, freeClinics);
    if (!input.keyword?.trim() || typed.list.length > 0) return typed;
    const understood = understand(await wordsOf(), input.keyword);
    for (const keyword of understood?.searches ?? []) {
      const page = await productPage(db, { ...input, keyword }, language, freeClinics);
      if (page.list.length > 0) return { ...page, ...meantIn(language, keyword, page) };
    }
    return typed;
  };
}
