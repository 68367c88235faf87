import { subjectIn } from './visits';

const visit = {
  orderIds: ['first', 'second', 'third'],
  day: '2026-05-04',
  clinic: { zh: '', en: '' },
};
const none = () => false;

test.each([
  ['the first', none, none, 'first'],
  ['the one it was begun for', none, (id: string) => id === 'third', 'third'],
  [
    'the one it was answered for, whatever was begun',
    (id: string) => id === 'second',
    (id: string) => id === 'first',
    'second',
  ],
])(
  'a visit is known to a questionnaire by %s of its orders',
  (_what, isAnswered, isBegun, subject) => {
    expect(subjectIn(visit, { isAnswered, isBegun })).toBe(subject);
  },
);
