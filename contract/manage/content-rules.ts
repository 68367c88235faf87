/** What is edited on the page for managing clinics: the operator's texts, and notices of a clinic. */
export const CONTENT_KINDS = ['article', 'encyclopedia', 'notice'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** `planned`: shown from a later time on. */
export const CONTENT_STATES = ['draft', 'planned', 'published', 'takenBack'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** Characters that may be typed of a body in a language, and of any other field: a call has 64 KiB. */
export const MOST_TYPED = { body: 10_000, field: 1_000 } as const;

/** Fields that are written in both languages, of every kind. */
export const BILINGUAL_FIELDS = [
  'title',
  'summary',
  'body',
  'author',
  'reviewer',
  'sources',
] as const;
export type BilingualField = (typeof BILINGUAL_FIELDS)[number];

/** Fields that are written once. */
export const SINGLE_FIELDS = [
  'reviewedOn',
  'channel',
  'zone',
  'picture',
  'minutes',
  'publishedFrom',
  'publishedUntil',
] as const;
export type SingleField = (typeof SINGLE_FIELDS)[number];

export type ContentField = BilingualField | SingleField;

/** A text as it is typed, as the catalogue's files have it: '' where nothing is said. */
export type ContentText = Readonly<
  Record<BilingualField, { readonly zh: string; readonly en: string }> & Record<SingleField, string>
>;

/** The fields that a kind has, in the order of the form. */
export const FIELDS_OF: Readonly<Record<ContentKind, readonly ContentField[]>> = {
  article: [...BILINGUAL_FIELDS, ...SINGLE_FIELDS],
  encyclopedia: ['title', 'body', 'author', 'reviewer', 'sources', 'reviewedOn'],
  notice: ['title', 'body', 'publishedFrom', 'publishedUntil'],
};

const NOTHING = { zh: '', en: '' };

/** A text before anything is typed. */
export const EMPTY_TEXT: ContentText = {
  title: NOTHING,
  summary: NOTHING,
  body: NOTHING,
  author: NOTHING,
  reviewer: NOTHING,
  sources: NOTHING,
  reviewedOn: '',
  channel: '',
  zone: '',
  picture: '',
  minutes: '',
  publishedFrom: '',
  publishedUntil: '',
};

/** The times of a text, ms: shown from the first (null: a draft) until before the second (null: for good). */
export interface ContentTimes {
  readonly from: number | null;
  readonly until: number | null;
}

/** Whether readers see a text. @param now ms */
export function contentState({ from, until }: ContentTimes, now: number): ContentState {
  if (from === null) return 'draft';
  if (until !== null && until <= now) return 'takenBack';
  return from > now ? 'planned' : 'published';
}

const tidy = (typed: string): string => typed.replace(/\r\n?/g, '\n').trim();

const written = (text: ContentText, field: ContentField): string => {
  const value: string | { readonly zh: string; readonly en: string } = text[field];
  return typeof value === 'string' ? tidy(value) : `${tidy(value.zh)}\u0000${tidy(value.en)}`;
};

/** The fields in which two versions of a text differ, in the order of the form; blanks at the ends do not count. */
export const changedFields = (
  kind: ContentKind,
  one: ContentText,
  other: ContentText,
): ContentField[] =>
  FIELDS_OF[kind].filter((field) => written(one, field) !== written(other, field));

/**
 * What somebody typed on the version that they began with, on a newer one: each field that they have changed stays theirs,
 * the others become the newer one's.
 * @returns the text, the fields that the newer one has changed, and those that both have, otherwise than each other
 */
export function onNewer(
  kind: ContentKind,
  began: ContentText,
  typed: ContentText,
  newer: ContentText,
): {
  readonly text: ContentText;
  readonly changed: ContentField[];
  readonly both: ContentField[];
} {
  const own = changedFields(kind, began, typed);
  const theirs = changedFields(kind, began, newer);
  const changes = Object.fromEntries(own.map((field) => [field, typed[field]]));
  const differing = changedFields(kind, typed, newer);
  return {
    text: { ...newer, ...changes },
    changed: theirs,
    both: own.filter((field) => theirs.includes(field) && differing.includes(field)),
  };
}
