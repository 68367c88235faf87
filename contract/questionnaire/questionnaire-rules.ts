import type { QuestionSet, QuestionText } from './question-rules';

/** A published version of a questionnaire. Once somebody has answered it, only its dates may change. */
export interface Questionnaire extends QuestionSet {
  readonly code: string;
  readonly version: number;
  /** Where it is filled in: in the product, or on the activity site. */
  readonly surface: 'product' | 'activity';
  /** What it is about; those about health give no beans, as rewards falsify health data. */
  readonly topic: 'service' | 'health';
  /** `visit`: once for each completed visit; `general`: once. */
  readonly about: 'visit' | 'general';
  /** No account, device, address, sequence or time is stored with the answers. */
  readonly anonymous: boolean;
  /** First and last day, `YYYY-MM-DD` in China. */
  readonly opens: string;
  readonly closes: string;
  readonly title: QuestionText;
  readonly intro: QuestionText;
  readonly thanks: QuestionText;
}

/** Answers below which no result of an anonymous questionnaire is shown, and in groups of which they are released. */
export const FEWEST_ANSWERS = 5;
/** Days after a visit in which it can be rated. */
export const VISIT_DAYS = 30;

/** Whether the dates let it be answered. @param today `YYYY-MM-DD` in China */
export const isWithinDates = ({ opens, closes }: Questionnaire, today: string): boolean =>
  opens <= today && today <= closes;
