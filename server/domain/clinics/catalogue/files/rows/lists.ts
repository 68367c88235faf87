import { timesProblem } from '../fields/times';
import { zonePicture } from './pictures';
import type { CATALOGS } from '../tables/catalogs';
import type { HOLIDAYS } from '../tables/holidays';
import type { NOTICES } from '../tables/notices';
import type { ZONES } from '../tables/zones';
import type {
  CatalogProductRow,
  CatalogRow,
  DepartmentNoticeRow,
  HolidayRow,
  ZoneRow,
} from '../../../../../catalogue/rows';
import type { FileProblems } from '../file-problems';
import type { Line } from '../read-table';

/** Makes the rows of holidays.csv. */
export const holidayRows = (
  lines: readonly Line<(typeof HOLIDAYS)['columns']>[],
  problems: FileProblems,
): HolidayRow[] =>
  lines.map(({ line, day, kind, as_weekday: weekday, name_zh: zh, name_en: en }) => {
    if (kind === 'working' && weekday === null)
      problems.error(line, 'as_weekday', 'is empty, but working needs it: whose schedule holds');
    if (kind === 'closed' && weekday !== null)
      problems.error(line, 'as_weekday', 'belongs to working only; closed has none');
    return { day, kind, weekday, name: { zh, en } };
  });

type CatalogLine = Line<(typeof CATALOGS)['columns']>;

/** Makes the rows of catalogs.csv, in its order. */
export const catalogRows = (lines: readonly CatalogLine[]): CatalogRow[] =>
  lines.map(({ id, kind, name_zh: zh, name_en: en }, index) => ({
    id,
    kind,
    name: { zh, en },
    sort: index + 1,
  }));

/** Makes the rows that say which products catalogs have. */
export const catalogProductRows = (lines: readonly CatalogLine[]): CatalogProductRow[] =>
  lines.flatMap(({ id, products }) =>
    (products ?? []).map((productId) => ({ catalogId: id, productId })),
  );

/** Makes the rows of zones.csv, in its order. */
export const zoneRows = (lines: readonly Line<(typeof ZONES)['columns']>[]): ZoneRow[] =>
  lines.map((line, index) => ({
    id: line.id,
    name: { zh: line.name_zh, en: line.name_en },
    summary: { zh: line.summary_zh, en: line.summary_en },
    imgUrl: line.picture ?? zonePicture(line.id),
    productIds: [...(line.products ?? [])],
    sort: index + 1,
  }));

/** Makes the rows of notices.csv. */
export const noticeRows = (
  lines: readonly Line<(typeof NOTICES)['columns']>[],
  problems: FileProblems,
): DepartmentNoticeRow[] =>
  lines.map((line) => {
    const wrong = timesProblem(line.published_at, line.published_until);
    if (wrong !== null) problems.error(line.line, 'published_until', wrong);
    return {
      id: line.id,
      depaCode: line.clinic,
      title: { zh: line.title_zh, en: line.title_en },
      content: { zh: line.content_zh, en: line.content_en },
      publishedAt: line.published_at,
      publishedUntil: line.published_until,
    };
  });
