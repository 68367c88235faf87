import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, done, id, instant, nothing, text, wholeNumber } from '../fields';
import { answerList } from './answers';
import { definitionId, questionnaire, questionnaireCode } from './definition';

const bilingual = v.object({ zh: v.string(), en: v.string() });
/** Of an attempt, made by the client when it begins; sending it again changes nothing. */
const attempt = text(8, 64);
/** The visit that it is about; missing for others. */
const orderId = v.optional(id);

/** A questionnaire that somebody can answer, has begun or has answered. */
export const questionnaireCard = v.object({
  code: questionnaireCode,
  surface: v.picklist(['product', 'activity']),
  title: bilingual,
  intro: bilingual,
  anonymous: v.boolean(),
  givesBeans: v.boolean(),
  /** On the longest path. */
  questions: v.number(),
  state: v.picklist(['open', 'begun', 'answered']),
  closes: day,
  /** The visit that it asks about. */
  visit: v.nullable(v.object({ orderId: id, day, clinic: bilingual })),
});
export type QuestionnaireCard = v.InferOutput<typeof questionnaireCard>;

const draft = v.object({
  attempt,
  answers: answerList,
  /** Id of the question that was shown. */
  at: v.nullable(definitionId),
  savedAt: instant,
});

const version = v.pipe(wholeNumber, v.minValue(1));

const staffCard = v.object({
  code: questionnaireCode,
  version: v.number(),
  title: bilingual,
  anonymous: v.boolean(),
  opens: day,
  closes: day,
  closedAt: v.nullable(instant),
  /** Answers whose results are shown. */
  answers: v.number(),
});

/** What staff see of one question's answers. */
export const questionResult = v.object({
  questionId: definitionId,
  title: bilingual,
  answered: v.number(),
  skipped: v.number(),
  /** Options or steps of a scale, in the definition's sequence. */
  counts: v.array(v.object({ label: bilingual, count: v.number() })),
  /** Of numbers and scales. */
  average: v.nullable(v.number()),
  /** Texts, added texts, days and numbers, at most 50. */
  texts: v.array(v.string()),
  /** Paths of pictures, at most 50, valid for an hour. */
  pictures: v.array(v.string()),
});
export type QuestionResult = v.InferOutput<typeof questionResult>;

/** Questionnaires (specification §2, §3 "survey"); the paths are ours. */
export const questionnaireEndpoints = {
  /** What the account can answer and has answered, what is open first. */
  'GET /questionnaire/list.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({ list: v.array(questionnaireCard) }),
  }),
  /** The definition, in the version that the draft began with while that is open, and the account's draft. */
  'GET /questionnaire/detail.do': endpoint({
    access: 'user',
    input: v.object({
      code: questionnaireCode,
      orderId,
      /** Version of the device's draft, where the account has none. */
      version: v.optional(version),
    }),
    data: v.object({
      questionnaire,
      state: v.picklist(['open', 'begun', 'answered', 'closed']),
      givesBeans: v.boolean(),
      /** Null for anonymous questionnaires: their drafts stay on the device. */
      draft: v.nullable(draft),
    }),
  }),
  /** Stores a draft, unless a newer one is stored; refused for anonymous questionnaires. */
  'POST /questionnaire/draft.do': endpoint({
    access: 'user',
    input: v.object({ code: questionnaireCode, version, orderId, ...draft.entries }),
    data: done,
  }),
  /** Sends the answers of the path; the same attempt again answers the same. */
  'POST /questionnaire/submit.do': endpoint({
    access: 'user',
    input: v.object({ code: questionnaireCode, version, orderId, attempt, answers: answerList }),
    data: v.object({ givesBeans: v.boolean() }),
  }),
  'GET /questionnaire/staff/list.do': endpoint({
    access: 'moderator',
    input: nothing,
    data: v.object({ list: v.array(staffCard) }),
  }),
  /** Counts of one version; nothing of an anonymous one before its first group of answers. */
  'GET /questionnaire/staff/results.do': endpoint({
    access: 'moderator',
    input: v.object({ code: questionnaireCode, version }),
    data: v.object({ card: staffCard, questions: v.array(questionResult) }),
  }),
  /** The same answers as a table: RFC 4180, with a byte order mark, no cell a formula. */
  'GET /questionnaire/staff/csv.do': endpoint({
    access: 'moderator',
    input: v.object({ code: questionnaireCode, version }),
    data: v.object({ fileName: v.string(), csv: v.string() }),
  }),
  /** Closes a version early, or opens it again within its dates. */
  'POST /questionnaire/staff/setOpen.do': endpoint({
    access: 'moderator',
    input: v.object({ code: questionnaireCode, version, open: v.boolean() }),
    data: done,
  }),
};
