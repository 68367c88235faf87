import type { WhiteUrl } from '@contract/external/endpoints';
import type { ContentProblem } from '@contract/manage/content-endpoints';
import type { ContentKind, ContentText } from '@contract/manage/content-rules';
import type {
  ArticleRow,
  Block,
  DepartmentNoticeRow,
  EncyclopediaRow,
  TextOrigin,
} from '../../../../catalogue/rows';
import { readArticle } from '../../../clinics/catalogue/content-files/articles';
import { classesOf } from '../../../clinics/catalogue/content-files/blocks';
import { readEncyclopedia } from '../../../clinics/catalogue/content-files/encyclopedia';
import type { Problem } from '../../../clinics/catalogue/problem';
import { isListed, linksOf, sourceLinks } from './listed-links';
import { fieldOfFile, filesOfTyped } from './typed-files';
import type { FileLanguage } from './typed-files';
import { readTypedNotice } from './typed-notice';

/** A text of one of the kinds, as the catalogue has it. */
export type ContentRow =
  | { readonly kind: 'article'; readonly row: ArticleRow }
  | { readonly kind: 'encyclopedia'; readonly row: EncyclopediaRow }
  | { readonly kind: 'notice'; readonly row: DepartmentNoticeRow };

/** What decides on a text beside its own words. */
export interface TypedContext {
  /** Zones that an article may be of. */
  readonly zoneIds: ReadonlySet<string>;
  /** Classes of vaccines that a text may lead to. */
  readonly catalogIds: ReadonlySet<string>;
  /** Outside addresses that the product opens. */
  readonly whiteUrls: readonly Pick<WhiteUrl, 'url'>[];
}

/** What was typed of which text; `depaCode`: a notice's clinic, '' otherwise. */
export interface Typed {
  readonly kind: ContentKind;
  readonly id: string;
  readonly depaCode: string;
  readonly text: ContentText;
}

export interface ReadTyped {
  /** Null where an error keeps it from being one. */
  readonly read: ContentRow | null;
  readonly problems: ContentProblem[];
}

const LISTED_NUMBER = /^(\w+) (\d+)$/;

/** A problem of a file, as one of what was typed. */
function ofTyped(
  { line, column, severity, message }: Problem,
  language: FileLanguage,
  bodyLine: number,
): ContentProblem {
  const [, listed, number] = LISTED_NUMBER.exec(column ?? '') ?? [];
  const field = fieldOfFile(listed ?? column ?? '');
  if (field !== null)
    return { field, language, line: number ? Number(number) : null, severity, message };
  if (line === null || column !== null)
    return { field: null, language, line: null, severity, message };
  return { field: 'body', language, line: Math.max(1, line - bodyLine + 1), severity, message };
}

const error = (
  field: ContentProblem['field'],
  language: FileLanguage | null,
  message: string,
): ContentProblem => ({ field, language, line: null, severity: 'error', message });

interface Linking {
  readonly blocks: Readonly<Record<FileLanguage, readonly Block[]>>;
  readonly origin: TextOrigin | null;
}

/** What a text leads to and the product has not. */
function unlisted(
  { blocks, origin }: Linking,
  { catalogIds, whiteUrls }: TypedContext,
): ContentProblem[] {
  const problemsOf = (field: 'body' | 'sources', language: FileLanguage, urls: string[]) =>
    urls
      .filter((url) => !isListed(url, whiteUrls))
      .map((url) => error(field, language, `the product opens no pages of ${url}`));
  return (['zh', 'en'] as const).flatMap((language) => [
    ...problemsOf('body', language, linksOf(blocks[language])),
    ...classesOf(blocks[language])
      .filter((id) => !catalogIds.has(id))
      .map((id) => error('body', language, `there is no class of vaccines “${id}”`)),
    ...problemsOf('sources', language, sourceLinks(origin, language)),
  ]);
}

function readFiles({ kind, id, text }: Typed, context: TypedContext): ReadTyped {
  const files = filesOfTyped(kind === 'article' ? kind : 'encyclopedia', id, text);
  const { entry, bodyLines } = files;
  const read: ContentRow | null =
    kind === 'article'
      ? wrap('article', readArticle(entry, null))
      : wrap('encyclopedia', readEncyclopedia(entry));
  const problems = (['zh', 'en'] as const).flatMap((language) =>
    entry.files[`.${language}.md`].problems
      .list()
      .map((problem) => ofTyped(problem, language, bodyLines[language])),
  );
  if (read?.kind === 'article') {
    const { zoneId, blocks, origin } = read.row;
    if (zoneId !== null && !context.zoneIds.has(zoneId))
      problems.push(error('zone', null, `there is no zone “${zoneId}”`));
    problems.push(...unlisted({ blocks, origin }, context));
  }
  if (read?.kind === 'encyclopedia') {
    const { content, origin } = read.row;
    problems.push(...unlisted({ blocks: content, origin }, context));
  }
  return { read, problems };
}

const wrap = <Kind extends ContentKind, Row>(kind: Kind, row: Row | null) =>
  row === null ? null : { kind, row };

/** Reads what was typed by the rules of the catalogue's files. */
export function readTyped(typed: Typed, context: TypedContext): ReadTyped {
  const { kind, id, depaCode, text } = typed;
  const { read, problems } =
    kind === 'notice' ? readNotice(id, depaCode, text) : readFiles(typed, context);
  const isSound = !problems.some(({ severity }) => severity === 'error');
  return { read: isSound ? read : null, problems };
}

function readNotice(id: string, depaCode: string, text: ContentText): ReadTyped {
  const problems: ContentProblem[] = [];
  const row = readTypedNotice(id, depaCode, text, (field, language, message) =>
    problems.push(error(field, language, message)),
  );
  return { read: wrap('notice', row), problems };
}
