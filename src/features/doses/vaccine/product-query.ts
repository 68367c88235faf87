import type { InputOf } from '@contract/endpoints';

/** Filter of a list by payment; `all` does not filter. */
export const CATEGORIES = ['all', 'free', 'paid'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Products on one page of the list. */
export const PRODUCTS_A_PAGE = 8;
const KEYWORD_LIMIT = 40;

export interface ProductsAsked {
  readonly regionCode: string;
  readonly keyword?: string | undefined;
  readonly catalogId?: string | undefined;
  readonly zoneId?: string | undefined;
  readonly category: Category;
}

type ProductQuery = Omit<InputOf<'GET /vaccine/product/pageList.do'>, 'pageNo'>;

/** The query for products; unset conditions are left out. */
export function productQuery(asked: ProductsAsked): ProductQuery {
  const { regionCode, keyword = '', catalogId, zoneId, category } = asked;
  const word = keyword.trim().slice(0, KEYWORD_LIMIT);
  return {
    regionCode,
    ...(word ? { keyword: word } : {}),
    ...(catalogId ? { catalogId } : {}),
    ...(zoneId ? { zoneId } : {}),
    ...(category === 'all' ? {} : { category }),
    pageSize: PRODUCTS_A_PAGE,
  };
}

/** The category in a link; 'all' for anything else. */
export const categoryOf = (text: string | undefined): Category =>
  CATEGORIES.find((category) => category === text) ?? 'all';
