import { CHINA } from '@contract/doses/schedule/china';
import { FIRST_SEASON_DOSES } from '@contract/doses/schedule/first-season';
import type { ProductRow } from '../../../../catalogue/rows';
import type { FileProblems } from '../files/file-problems';
import { lastDay, leastDays } from './ages';
import { doseProblems, doseRows } from './doses';
import { checkEnglish } from './english';
import { checkFields } from './fields';
import type { Entry } from './folder';
import { readJson } from './json-file';
import { readLeaflet } from './leaflet';
import type { Leaflet } from './leaflet';
import { productFields, reviewProblem } from './product-fields';
import type { ProductFields } from './product-fields';
import { checkShapes } from './same-shape';

const SEXES = { male: 1, female: 2 } as const;

/** Path of the picture that is drawn for a product. */
export const drawnPicture = (id: string): string => `/pictures/vaccine/${id}.svg`;

function contentOf({ brand }: ProductFields, language: 'zh' | 'en', leaflet: Leaflet) {
  return { ...(brand && { brand: brand[language] }), ...leaflet };
}

function rowOf(
  id: string,
  fields: ProductFields,
  leaflets: { zh: Leaflet; en: Leaflet },
): ProductRow {
  const { from, before, medical } = fields;
  return {
    id,
    vaccineCode: fields.vaccineCode,
    category: fields.category,
    name: fields.name,
    shortName: fields.shortName,
    maker: fields.maker,
    diseases: fields.diseases,
    imgUrl: fields.picture ?? drawnPicture(id),
    priceCents: fields.priceYuan,
    serviceFeeCents: fields.serviceFeeYuan,
    sexLimit: fields.sex === undefined ? null : SEXES[fields.sex],
    minAgeDays: leastDays(from),
    maxAgeDays: before === null ? null : lastDay(before),
    doses: doseRows(fields.doses, { from, before }),
    content: {
      zh: contentOf(fields, 'zh', leaflets.zh),
      en: contentOf(fields, 'en', leaflets.en),
    },
    encyclopediaId: fields.encyclopedia ?? null,
    medical:
      medical === undefined
        ? null
        : {
            source: medical.source,
            edition: medical.edition,
            reviewer: medical.reviewer,
            reviewedOn: medical.reviewedOn,
          },
    sort: fields.sort,
  };
}

/** @param lineOf line of a field */
function checkProduct(
  row: ProductRow,
  fields: ProductFields,
  { lineOf, isLive, problems }: ProductCheck,
): void {
  for (const { index, field, message } of doseProblems(fields.doses, fields))
    problems.error(lineOf(['doses', index, field]), `doses ${String(index + 1)} ${field}`, message);
  if (row.category === 'free' && row.priceCents > 0)
    problems.error(lineOf(['priceYuan']), 'priceYuan', 'is not 0, and the category is “free”');
  if (!CHINA.associations.has(row.vaccineCode))
    problems.warning(
      lineOf(['vaccineCode']),
      'vaccineCode',
      `the schedule has no vaccine “${row.vaccineCode}”: bookings are judged by the ages and intervals of this file alone`,
    );
  const lacking = (FIRST_SEASON_DOSES.get(row.vaccineCode) ?? []).filter((number) =>
    row.doses.every(({ doseNo }) => doseNo !== number),
  );
  for (const number of lacking)
    problems.warning(
      lineOf(['doses']),
      'doses',
      `the schedule has dose ${String(number)} in a child’s first season, which nobody can book of this product: add it with its interval, such as "after": "28 days"`,
    );
  const unreviewed = reviewProblem(row.medical);
  if (unreviewed === null) return;
  if (isLive) problems.error(lineOf(['medical']), 'medical', unreviewed);
  // Without its line, which is the slowest part of reading a folder of which every product says so.
  else problems.warning(null, 'medical', unreviewed);
}

interface ProductCheck {
  readonly lineOf: (path: readonly (string | number)[]) => number | null;
  readonly isLive: boolean;
  readonly problems: FileProblems;
}

/** Reads a product of its three files; null where an error keeps it from being one. */
export function readProduct({ id, files }: Entry, isLive: boolean): ProductRow | null {
  const [json, zh, en] = [files['.json'], files['.zh.md'], files['.en.md']];
  const fields = readJson(json.text, json.problems);
  const checked = fields && checkFields(productFields, fields, json.problems);
  const chinese = readLeaflet(zh.text, 'zh', zh.problems);
  const english = readLeaflet(en.text, 'en', en.problems);
  if (!zh.problems.hasErrors && !en.problems.hasErrors) checkShapes(chinese, english, en.problems);
  if (!fields || !checked) return null;
  const row = rowOf(id, checked, { zh: chinese.leaflet, en: english.leaflet });
  checkProduct(row, checked, { lineOf: fields.lineOf, isLive, problems: json.problems });
  checkEnglish({ ...row, content: null }, json.problems);
  checkEnglish({ en: row.content.en }, en.problems);
  return [json, zh, en].some(({ problems }) => problems.hasErrors) ? null : row;
}
