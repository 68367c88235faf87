import type { Question } from '@contract/questionnaire/question-rules';
import { ChoiceControl } from './choice-control';
import type { QuestionControlProps } from './control-props';
import { PictureControl } from './picture-control';
import { DateControl, NumberControl, ScaleControl, TextControl } from './value-control';

/** The control of a question's kind. */
export function QuestionControl({ question, ...rest }: QuestionControlProps<Question['kind']>) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <ChoiceControl question={question} {...rest} />;
    case 'text':
      return <TextControl question={question} {...rest} />;
    case 'number':
      return <NumberControl question={question} {...rest} />;
    case 'scale':
      return <ScaleControl question={question} {...rest} />;
    case 'date':
      return <DateControl question={question} {...rest} />;
    case 'picture':
      return <PictureControl question={question} {...rest} />;
  }
}
