import * as v from 'valibot';
import { articleDetail } from '../article/endpoints';
import { departmentNotice } from '../department/endpoints';
import { endpoint } from '../endpoint';
import { id, instant, text } from '../fields';
import { encyclopediaEntry } from '../vaccine/endpoints';
import { managedClinic } from './clinic-fields';
import {
  BILINGUAL_FIELDS,
  CONTENT_KINDS,
  CONTENT_STATES,
  MOST_TYPED,
  SINGLE_FIELDS,
} from './content-rules';

const kind = v.picklist(CONTENT_KINDS);
const page = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,120}$/));

const typed = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Fields of a text: Markdown, lines of sources, days and times as the catalogue's files have them. */
function fieldsOf<Field extends v.GenericSchema<string, string>>(field: Field, body: Field) {
  const both = (each: Field) => v.object({ zh: each, en: each });
  return v.object({
    title: both(field),
    summary: both(field),
    body: both(body),
    author: both(field),
    reviewer: both(field),
    /** A source a line. */
    sources: both(field),
    reviewedOn: field,
    channel: field,
    zone: field,
    picture: field,
    minutes: field,
    publishedFrom: field,
    publishedUntil: field,
  });
}

/** A text as somebody types it. */
const typedText = fieldsOf(typed(MOST_TYPED.field), typed(MOST_TYPED.body));
/** A stored text as it is typed; files may have more than people type. */
const contentText = fieldsOf(v.string(), v.string());

const language = v.picklist(['zh', 'en']);

/** What is wrong with a field; `line` of it, from 1, where it is a body's. A warning keeps nothing from being saved. */
export const contentProblem = v.object({
  field: v.nullable(v.picklist([...BILINGUAL_FIELDS, ...SINGLE_FIELDS])),
  language: v.nullable(language),
  line: v.nullable(v.number()),
  severity: v.picklist(['error', 'warning']),
  message: v.string(),
});
export type ContentProblem = v.InferOutput<typeof contentProblem>;

const times = { publishedFrom: v.nullable(instant), publishedUntil: v.nullable(instant) };
const state = v.picklist(CONTENT_STATES);

export const contentLine = v.object({
  contentId: id,
  title: v.string(),
  state,
  ...times,
  /** Of a notice. */
  clinic: v.nullable(managedClinic),
});
export type ContentLine = v.InferOutput<typeof contentLine>;

export const contentDetail = v.object({
  kind,
  contentId: id,
  clinic: v.nullable(managedClinic),
  state,
  /** Of all that is stored of it: whoever saves says on which they began. */
  version: v.string(),
  text: contentText,
  /** People who have collected it; 0 where it cannot be. */
  collectedBy: v.number(),
});
export type ContentDetail = v.InferOutput<typeof contentDetail>;

const problems = v.array(contentProblem);

/** What readers of a language get. */
const shown = v.variant('kind', [
  v.object({ kind: v.literal('article'), article: articleDetail }),
  v.object({ kind: v.literal('encyclopedia'), entry: encyclopediaEntry }),
  v.object({ kind: v.literal('notice'), notice: departmentNotice }),
]);
export type ShownContent = v.InferOutput<typeof shown>;

const saved = v.variant('outcome', [
  v.object({ outcome: v.literal('saved'), detail: contentDetail, problems }),
  /** Nothing was saved: these fields are wrong. */
  v.object({ outcome: v.literal('refused'), problems }),
  /** Nothing was saved: somebody else has saved, or applied the catalogue's files, meanwhile. */
  v.object({ outcome: v.literal('conflict'), current: contentDetail }),
]);

/** Null: a new one. */
const which = { kind, contentId: v.nullable(id) };

/**
 * Texts that readers see: the operator's are all, a manager's the notices of their own clinic. What is not theirs is not
 * found. Fields are checked by the rules of the catalogue's files.
 */
export const manageContentEndpoints = {
  /** The newest first, 30 at a time; `words`: a part of the title or the whole id. */
  'GET /manage/content/list.do': endpoint({
    access: 'manage',
    input: v.object({
      kind,
      depaCode: v.optional(id),
      words: v.optional(text(0, 40), ''),
      state: v.optional(state),
      cursor: v.optional(page),
    }),
    data: v.object({ list: v.array(contentLine), next: v.nullable(page) }),
  }),
  'GET /manage/content/detail.do': endpoint({
    access: 'manage',
    input: v.object({ kind, contentId: id }),
    data: contentDetail,
  }),
  /** What readers of each language would see, without saving; null where an error keeps it from being shown. */
  'POST /manage/content/preview.do': endpoint({
    access: 'manage',
    input: v.object({ ...which, text: typedText }),
    data: v.object({
      shown: v.nullable(v.object({ zh: shown, en: shown })),
      problems,
    }),
  }),
  /** `version`: the one that they began on, null for a new text; `depaCode`: a new notice's clinic. */
  'POST /manage/content/save.do': endpoint({
    access: 'manage',
    input: v.object({
      ...which,
      depaCode: v.optional(id),
      version: v.nullable(v.string()),
      text: typedText,
    }),
    data: saved,
  }),
  /** Readers do not see it from now on; one that is planned becomes a draft. @throws 4000 for an entry of the encyclopaedia */
  'POST /manage/content/takeBack.do': endpoint({
    access: 'manage',
    input: v.object({ kind, contentId: id }),
    data: contentDetail,
  }),
};
