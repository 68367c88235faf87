/** A text in both languages. */
export interface QuestionText {
  readonly zh: string;
  readonly en: string;
}

/** Where a path leads: the id of a question, or the end. */
export const END = 'end';

/** What the answer to a question can be tested for; the first jump of a question that applies is taken. */
export type Condition =
  | { readonly kind: 'chosen'; readonly option: string }
  /** Of numbers and scales, both limits included. */
  | { readonly kind: 'between'; readonly min: number; readonly max: number }
  | { readonly kind: 'skipped' };

export interface Jump {
  readonly when: Condition;
  readonly to: string;
}

export interface Option {
  readonly id: string;
  readonly label: QuestionText;
  /** Characters of the text that whoever chooses it may add. */
  readonly otherText?: number;
  /** Chosen alone, such as "none of these". */
  readonly exclusive?: true;
}

/** A day `YYYY-MM-DD`, or the day in China on which it is answered. */
export type DayLimit = string;
export const TODAY = 'today';

interface Common {
  readonly id: string;
  /** `{id}` stands for the answer to an earlier question. */
  readonly title: QuestionText;
  readonly note?: QuestionText;
  readonly required: boolean;
  readonly jumps?: readonly Jump[];
  /** Where it goes on without a jump; may be missing where jumps cover every answer. */
  readonly next?: string;
}

export type Question = Common &
  (
    | { readonly kind: 'single'; readonly options: readonly Option[]; readonly shuffled?: true }
    | {
        readonly kind: 'multiple';
        readonly options: readonly Option[];
        readonly shuffled?: true;
        /** How many may be chosen; an exclusive option needs no other. */
        readonly min: number;
        readonly max: number;
      }
    | { readonly kind: 'text'; readonly max: number }
    | {
        readonly kind: 'number';
        readonly min: number;
        readonly max: number;
        readonly decimals: 0 | 1 | 2;
        readonly unit?: QuestionText;
      }
    | {
        readonly kind: 'scale';
        readonly min: number;
        readonly max: number;
        readonly minLabel: QuestionText;
        readonly maxLabel: QuestionText;
      }
    | { readonly kind: 'date'; readonly min: DayLimit; readonly max: DayLimit }
    | { readonly kind: 'picture'; readonly max: number }
  );
export type QuestionKind = Question['kind'];

/** The questions of a questionnaire or a check; the first one begins. Everything here is a function of this alone. */
export interface QuestionSet {
  readonly questions: readonly Question[];
}

export type Answer =
  | {
      readonly kind: 'choice';
      readonly options: readonly string[];
      /** Text added to the chosen option that allows it. */
      readonly other?: string | undefined;
    }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'picture'; readonly fileIds: readonly string[] }
  /** Passed by without an answer. */
  | { readonly kind: 'skipped' };

/** Answers by question id. A question that is missing has not been reached, or was left open. */
export type Answers = Readonly<Record<string, Answer>>;

/** Choices on a scale: more do not fit on a phone. */
export const MOST_SCALE_STEPS = 11;
/** Characters of the longest text answer. */
export const MOST_TEXT = 500;
/** Pictures of one answer. */
export const MOST_PICTURES = 3;
/** Options of one question. */
export const MOST_OPTIONS = 20;

export const questionOf = ({ questions }: QuestionSet, id: string): Question | undefined =>
  questions.find((question) => question.id === id);

/** The answer to a question; ids such as `constructor` find nothing that was not given. */
export const answerTo = (answers: Answers, id: string): Answer | undefined =>
  Object.prototype.hasOwnProperty.call(answers, id) ? answers[id] : undefined;

/** The options of a question that has them. */
export const optionsOf = (question: Question): readonly Option[] =>
  question.kind === 'single' || question.kind === 'multiple' ? question.options : [];
