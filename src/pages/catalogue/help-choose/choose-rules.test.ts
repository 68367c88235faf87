import type { GuideAdvice, GuideConfigs } from '@contract/recommend/endpoints';
import { adviceFor, answered, isComplete, questionsToAsk } from './choose-rules';

const option = (optionId: string, more = {}) => ({
  optionId,
  label: optionId,
  note: '',
  when: [],
  ...more,
});
const product = (productId: string, more = {}) => ({
  productId,
  shortName: productId,
  brand: '',
  maker: '',
  ageText: '',
  priceFrom: 0,
  priceTo: 0,
  unless: [],
  ...more,
});
const advice = (adviceId: string, more: Partial<GuideAdvice> = {}): GuideAdvice => ({
  adviceId,
  kind: 'vaccine',
  when: [],
  unless: [],
  title: adviceId,
  reason: '',
  products: [product(adviceId)],
  ...more,
});
const ADULT = [{ questionId: 'who', optionIds: ['adult'] }];
const MEN = [{ questionId: 'sex', optionIds: ['male'] }];

const GUIDE: GuideConfigs = {
  version: '1',
  questions: [
    {
      questionId: 'who',
      title: '',
      hint: '',
      when: [],
      options: [option('child'), option('adult')],
    },
    {
      questionId: 'sex',
      title: '',
      hint: '',
      when: ADULT,
      options: [option('female'), option('male')],
    },
    {
      questionId: 'need',
      title: '',
      hint: '',
      when: [],
      options: [
        option('none'),
        option('pregnant', { when: [{ questionId: 'sex', optionIds: ['female'] }] }),
      ],
    },
  ],
  advice: [
    advice('grown', { when: ADULT, products: [product('young', { unless: ADULT })] }),
    advice('women', { when: ADULT, products: [product('w', { unless: MEN })] }),
    advice('calm', { unless: [{ questionId: 'need', optionIds: ['pregnant'] }] }),
    advice('word', { kind: 'note', products: [] }),
  ],
};
const ids = (list: readonly { adviceId: string }[]) => list.map(({ adviceId }) => adviceId);
const asked = (answers: Record<string, string>) =>
  questionsToAsk(GUIDE, answers).map(({ questionId }) => questionId);

test('one question comes after the other, and only those that matter', () => {
  expect(asked({})).toEqual(['who']);
  expect(asked({ who: 'child' })).toEqual(['who', 'need']);
  expect(asked({ who: 'adult' })).toEqual(['who', 'sex']);
});

test('an option is offered only where it can be true', () => {
  const last = (answers: Record<string, string>) =>
    questionsToAsk(GUIDE, answers)
      .at(-1)
      ?.options.map(({ optionId }) => optionId);
  expect(last({ who: 'adult', sex: 'female' })).toEqual(['none', 'pregnant']);
  expect(last({ who: 'adult', sex: 'male' })).toEqual(['none']);
});

test('a changed answer drops those after it that no longer fit', () => {
  const before = { who: 'adult', sex: 'female', need: 'pregnant' };
  expect(isComplete(GUIDE, before)).toBe(true);
  const after = answered(GUIDE, before, 'sex', 'male');
  expect(after).toEqual({ who: 'adult', sex: 'male' });
  expect(isComplete(GUIDE, after)).toBe(false);
});

test('what does not suit the age or the sex is not suggested', () => {
  const of = (answers: Record<string, string>) => ids(adviceFor(GUIDE, answers));
  expect(of({ who: 'adult', sex: 'female', need: 'none' })).toEqual(['women', 'calm', 'word']);
  expect(of({ who: 'adult', sex: 'male', need: 'none' })).toEqual(['calm', 'word']);
  expect(of({ who: 'adult', sex: 'female', need: 'pregnant' })).toEqual(['women', 'word']);
  expect(of({ who: 'child', need: 'none' })).toEqual(['calm', 'word']);
});
