import { CODE } from '@contract/errors';
import type { ParsedInputOf } from '@contract/endpoints';
import type { ArticleBlock } from '@contract/article/endpoints';
import type { EncyclopediaCard, EncyclopediaEntry } from '@contract/vaccine/endpoints';
import type { Db } from '../../db/database';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import { byName, initialOf, keywordOf } from '../../search/initial';
import { isOffered } from '../../db/is-offered';
import { priceSpans } from './price-span';
import { LINE_COLUMNS, lineOf } from './product-index';
import { shownOrigin } from './shown-origin';

/** The first paragraph, which is the entry's definition. */
const summaryOf = (blocks: readonly ArticleBlock[]): string =>
  blocks.flatMap((block) => (block.type === 'p' ? [block.text] : []))[0] ?? '';

/** Every entry of the encyclopaedia, in alphabetical order. */
export async function encyclopediaIndex(db: Db, language: Language): Promise<EncyclopediaCard[]> {
  const [entries, products] = await Promise.all([
    db.selectFrom('encyclopedia').selectAll().execute(),
    db
      .selectFrom('products')
      .select(['encyclopedia_id', 'short_name'])
      .where(isOffered('products'))
      .orderBy('sort')
      .execute(),
  ]);
  return entries
    .map(({ id, title, content }) => {
      const name = inLanguage(title, language);
      const against = products.filter((product) => product.encyclopedia_id === id);
      const words = against.map(({ short_name }) => keywordOf(inLanguage(short_name, language)));
      return {
        encyclopediaId: id,
        title: name,
        initial: initialOf(name),
        // Stored by the seed and the operator in the contract's own form.
        summary: summaryOf(inLanguage(content, language) as readonly ArticleBlock[]),
        keywords: [...new Set(words)],
        productCount: against.length,
      };
    })
    .sort((a, b) => byName(a.title, b.title));
}

/** An entry with the vaccines that protect against it. @throws DomainError 4004 */
export async function encyclopediaEntry(
  db: Db,
  { encyclopediaId, regionCode }: ParsedInputOf<'GET /vaccine/encyclopedia/detail.do'>,
  language: Language,
): Promise<EncyclopediaEntry> {
  const [entry, products, spanFor] = await Promise.all([
    db.selectFrom('encyclopedia').selectAll().where('id', '=', encyclopediaId).executeTakeFirst(),
    db
      .selectFrom('products')
      .select(LINE_COLUMNS)
      .where('encyclopedia_id', '=', encyclopediaId)
      .where(isOffered('products'))
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    priceSpans(db, regionCode),
  ]);
  if (!entry) throw new DomainError(CODE.NOT_FOUND);
  return {
    encyclopediaId,
    title: inLanguage(entry.title, language),
    // Stored by the seed and the operator in the contract's own form.
    blocks: [...inLanguage(entry.content, language)] as ArticleBlock[],
    ...shownOrigin(entry.origin, language),
    products: products.map((row) => lineOf(row, spanFor(row.id), language)),
  };
}
