import { render, screen } from '@testing-library/react';
import type { Answer, Question } from '@contract/questionnaire/question-rules';
import { NumberControl } from './value-control';

const QUESTION = {
  id: 'wait',
  kind: 'number',
  title: { zh: '等了多久', en: 'How long' },
  required: false,
  min: 0,
  max: 600,
  decimals: 0,
} as unknown as Question & { kind: 'number' };

/** As an answer that is no number comes back from the device: JSON has no NaN. */
const FROM_DEVICE = JSON.parse(JSON.stringify({ kind: 'number', value: NaN })) as Answer;

test.each([
  ['in the same visit', { kind: 'number', value: NaN } as const],
  ['after a restart', FROM_DEVICE],
])('what was no number does not stay behind an empty field, %s', (_, answer) => {
  const onChange = jest.fn();
  render(
    <NumberControl
      question={QUESTION}
      answer={answer}
      label="等了多久"
      error={undefined}
      attempt="a"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  expect(onChange.mock.calls).toEqual([[undefined]]);
});

test('a number stays as it was answered', () => {
  const onChange = jest.fn();
  render(
    <NumberControl
      question={QUESTION}
      answer={{ kind: 'number', value: 20 }}
      label="等了多久"
      error={undefined}
      attempt="a"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('textbox')).toHaveProperty('value', '20');
  expect(onChange).not.toHaveBeenCalled();
});
