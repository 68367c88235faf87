import { EMPTY_TEXT } from '@contract/manage/content-rules';
import type { ContentField, ContentText } from '@contract/manage/content-rules';
import type { DepartmentNoticeRow } from '../../../../catalogue/rows';
import type { Column } from '../../../clinics/catalogue/files/columns';
import { Refusal } from '../../../clinics/catalogue/files/fields/refusal';
import { DRAFT, timesProblem } from '../../../clinics/catalogue/files/fields/times';
import { NOTICES } from '../../../clinics/catalogue/files/tables/notices';
import { noticeCells } from '../../../clinics/catalogue/files/write/list-cells';
import type { FileLanguage } from './typed-files';

const { columns } = NOTICES;

/** Reports what is wrong with a field. */
export type Report = (field: ContentField, language: FileLanguage | null, message: string) => void;

/** A notice as `notices.csv` would have it; null where something is wrong, which was reported. */
export function readTypedNotice(
  id: string,
  depaCode: string,
  text: ContentText,
  report: Report,
): DepartmentNoticeRow | null {
  let isSound = true;
  const wrong: Report = (...what) => {
    isSound = false;
    report(...what);
  };
  const read = <T>(
    column: Column<T>,
    typed: string,
    [field, language]: readonly [ContentField, FileLanguage | null],
  ): T | null => {
    const cell = typed.replace(/\r\n?/g, '\n').trim();
    if (cell === '' && !column.isRequired) return null;
    const value = cell === '' ? new Refusal('is empty; write the text') : column.read(cell);
    if (!(value instanceof Refusal)) return value;
    wrong(field, language, value.message);
    return null;
  };
  const { title, body, publishedFrom, publishedUntil } = text;
  const titles = {
    zh: read(columns.title_zh, title.zh, ['title', 'zh']) ?? '',
    en: read(columns.title_en, title.en, ['title', 'en']) ?? '',
  };
  const content = {
    zh: read(columns.content_zh, body.zh, ['body', 'zh']) ?? '',
    en: read(columns.content_en, body.en, ['body', 'en']) ?? '',
  };
  const from = read(columns.published_at, publishedFrom.trim() || DRAFT, ['publishedFrom', null]);
  const until = read(columns.published_until, publishedUntil, ['publishedUntil', null]);
  const times = timesProblem(from, until);
  if (times !== null) wrong('publishedUntil', null, times);
  return isSound
    ? { id, depaCode, title: titles, content, publishedAt: from, publishedUntil: until }
    : null;
}

/** A notice as it is typed. */
export function typedOfNotice(row: DepartmentNoticeRow): ContentText {
  const cells = noticeCells(row);
  const from = cells.published_at ?? '';
  return {
    ...EMPTY_TEXT,
    title: { zh: row.title.zh, en: row.title.en },
    body: { zh: row.content.zh, en: row.content.en },
    publishedFrom: from === DRAFT ? '' : from,
    publishedUntil: cells.published_until ?? '',
  };
}
