import { EMPTY_TEXT } from '@contract/manage/content-rules';
import type { BilingualField, ContentText, SingleField } from '@contract/manage/content-rules';
import {
  readFrontMatter,
  writeFrontMatter,
} from '../../../clinics/catalogue/content-files/front-matter';
import type { Entry } from '../../../clinics/catalogue/content-files/folder';
import { DRAFT } from '../../../clinics/catalogue/files/fields/times';
import { FileProblems } from '../../../clinics/catalogue/files/file-problems';

export type FileLanguage = 'zh' | 'en';
const LANGUAGES: readonly FileLanguage[] = ['zh', 'en'];

/** What the fields are called in files; those that are written once are in the Chinese one. */
const ONCE: Readonly<Record<SingleField, string>> = {
  reviewedOn: 'reviewed',
  channel: 'channel',
  zone: 'zone',
  picture: 'picture',
  minutes: 'minutes',
  publishedFrom: 'published',
  publishedUntil: 'until',
};
const EACH = ['title', 'summary', 'author', 'reviewer'] as const;

/** A field by what files call it; null for none of them. */
export function fieldOfFile(name: string): BilingualField | SingleField | null {
  const once = Object.entries(ONCE).find(([, inFile]) => inFile === name);
  if (once) return once[0] as SingleField;
  return name === 'sources' ? name : (EACH.find((each) => each === name) ?? null);
}

const linesOf = (typed: string): string[] =>
  typed.split(/\r?\n/).flatMap((line) => line.trim() || []);

type FileFields = Record<string, string | string[] | undefined>;

const orNothing = (typed: string): string | undefined => typed.trim() || undefined;

function fieldsOfFile(text: ContentText, language: FileLanguage, isArticle: boolean): FileFields {
  const sources = linesOf(text.sources[language]);
  const fields: FileFields = { sources: sources.length > 0 ? sources : undefined };
  // What is left empty is said to be, so that its field is named.
  fields['title'] = text.title[language].trim();
  if (isArticle) fields['summary'] = text.summary[language].trim();
  fields['author'] = orNothing(text.author[language]);
  fields['reviewer'] = orNothing(text.reviewer[language]);
  if (language === 'en') return fields;
  fields['reviewed'] = orNothing(text.reviewedOn);
  if (!isArticle) return fields;
  fields['channel'] = text.channel.trim();
  fields['zone'] = orNothing(text.zone);
  fields['picture'] = orNothing(text.picture);
  fields['minutes'] = orNothing(text.minutes);
  fields['published'] = orNothing(text.publishedFrom) ?? DRAFT;
  fields['until'] = orNothing(text.publishedUntil);
  return fields;
}

/** The two files of what was typed, as one of the catalogue's folders has them, and on which line their bodies begin. */
export interface TypedFiles {
  readonly entry: Entry<'.zh.md' | '.en.md'>;
  readonly bodyLines: Readonly<Record<FileLanguage, number>>;
}

/** Writes what was typed as files. */
export function filesOfTyped(
  kind: 'article' | 'encyclopedia',
  id: string,
  text: ContentText,
): TypedFiles {
  const fileOf = (language: FileLanguage) => {
    const body = text.body[language].replace(/\r\n?/g, '\n');
    const head = writeFrontMatter(fieldsOfFile(text, language, kind === 'article'), '');
    const file = { text: head + body, problems: new FileProblems(language) };
    return { file, line: head.split('\n').length };
  };
  const [zh, en] = [fileOf('zh'), fileOf('en')];
  return {
    entry: { id, files: { '.zh.md': zh.file, '.en.md': en.file } },
    bodyLines: { zh: zh.line, en: en.line },
  };
}

const said = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
};

/** What files that the catalogue has written say, as it is typed. @param files Chinese, English */
export function typedOfFiles(files: readonly string[]): ContentText {
  const read = LANGUAGES.map((language, index) => {
    const found = readFrontMatter(files[index] ?? '', new FileProblems(language));
    if (!found) throw new Error('A text that is stored cannot be written as a file.');
    return { fields: found.fields.value as Record<string, unknown>, body: found.body.trim() };
  });
  const [zh, en] = read;
  const both = (name: string) => ({ zh: said(zh?.fields[name]), en: said(en?.fields[name]) });
  const once = Object.entries(ONCE).map(([field, name]) => [field, said(zh?.fields[name])]);
  const text: ContentText = {
    ...EMPTY_TEXT,
    ...(Object.fromEntries(once) as Partial<ContentText>),
    title: both('title'),
    summary: both('summary'),
    body: { zh: zh?.body ?? '', en: en?.body ?? '' },
    author: both('author'),
    reviewer: both('reviewer'),
    sources: both('sources'),
  };
  return text.publishedFrom === DRAFT ? { ...text, publishedFrom: '' } : text;
}
