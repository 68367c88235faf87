import type { Answer, Question } from '@contract/questionnaire/question-rules';

/** What every control of a question gets. */
export interface QuestionControlProps<Kind extends Question['kind']> {
  readonly question: Question & { readonly kind: Kind };
  readonly answer: Answer | undefined;
  /** Accessible name: the question as it is shown. */
  readonly label: string;
  readonly error: string | undefined;
  /** Id of the attempt, for the sequence of shuffled options. */
  readonly attempt: string;
  readonly onChange: (answer: Answer | undefined) => void;
}
