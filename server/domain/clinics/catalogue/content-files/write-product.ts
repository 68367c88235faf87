import type { ProductRow } from '../../../../catalogue/rows';
import { ageAfter, ageWords, leastAge } from './ages';
import { jsonText } from './json-text';
import { writeLeaflet } from './leaflet';
import { drawnPicture } from './read-product';
import { writeDoses } from './write-doses';

const CENTS = 100;

/** Yuan without decimals, or with as many as there are. */
const yuan = (cents: number): number => cents / CENTS;

/** A trade name in both languages; older rows have an empty one where there is none. */
const brandOf = ({ zh, en }: ProductRow['content']) =>
  zh.brand && en.brand ? { zh: zh.brand, en: en.brand } : undefined;

function jsonOf(row: ProductRow): object {
  const ages = {
    from: leastAge(row.minAgeDays),
    before: row.maxAgeDays === null ? null : ageAfter(row.maxAgeDays),
  };
  return {
    vaccineCode: row.vaccineCode,
    category: row.category,
    name: row.name,
    shortName: row.shortName,
    brand: brandOf(row.content),
    maker: row.maker,
    diseases: row.diseases,
    priceYuan: yuan(row.priceCents),
    serviceFeeYuan: yuan(row.serviceFeeCents),
    sex: row.sexLimit === null ? undefined : row.sexLimit === 1 ? 'male' : 'female',
    from: ageWords(ages.from),
    before: ages.before && ageWords(ages.before),
    doses: writeDoses(row.doses, ages),
    encyclopedia: row.encyclopediaId ?? undefined,
    picture: row.imgUrl === drawnPicture(row.id) ? undefined : row.imgUrl,
    sort: row.sort,
    medical: row.medical ?? undefined,
  };
}

/** The three files of a product, by path. */
export const writeProduct = (row: ProductRow): [string, string][] => [
  [`vaccines/${row.id}.json`, `${jsonText(jsonOf(row))}\n`],
  [`vaccines/${row.id}.zh.md`, writeLeaflet(row.content.zh, 'zh')],
  [`vaccines/${row.id}.en.md`, writeLeaflet(row.content.en, 'en')],
];
