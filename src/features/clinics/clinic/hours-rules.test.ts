import { hoursLines, unbroken } from './hours-rules';

const MORNING = [{ from: '08:00', to: '11:30' }];
const WHOLE = [...MORNING, { from: '13:30', to: '16:30' }];

test('days with equal hours stand in one line', () => {
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, periods: WHOLE }));
  expect(hoursLines([...hours, { weekday: 6, periods: MORNING }])).toEqual([
    { from: 1, to: 5, times: '08:00–11:30  13:30–16:30' },
    { from: 6, to: 6, times: '08:00–11:30' },
    { from: 7, to: 7, times: '' },
  ]);
});

test('a clinic that is open every day needs one line', () => {
  const hours = [7, 6, 5, 4, 3, 2, 1].map((weekday) => ({ weekday, periods: MORNING }));
  expect(hoursLines(hours)).toEqual([{ from: 1, to: 7, times: '08:00–11:30' }]);
});

test('no line breaks inside the hours of a morning', () => {
  expect(unbroken('08:00–11:30 13:30–16:30').split('\u2060–\u2060')).toEqual([
    '08:00',
    '11:30 13:30',
    '16:30',
  ]);
});
