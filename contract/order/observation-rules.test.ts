import { OBSERVATION, observationAt, toggled } from './observation-rules';

test('the observation lasts half an hour from the vaccination, whenever one looks', () => {
  expect(observationAt(1000, 1000)).toEqual({
    endsAt: 1000 + OBSERVATION,
    left: OBSERVATION,
    share: 0,
  });
  expect(observationAt(0, OBSERVATION / 2)).toMatchObject({ left: OBSERVATION / 2, share: 0.5 });
  expect(observationAt(0, OBSERVATION + 1)).toMatchObject({ left: 0, share: 1 });
});

test('a clock that runs behind shows no more than half an hour', () => {
  expect(observationAt(5000, 0).left).toBe(OBSERVATION);
});

test('"no reaction" and reactions exclude each other', () => {
  expect(toggled(['none'], 'fever')).toEqual(['fever']);
  expect(toggled(['fever', 'rash'], 'none')).toEqual(['none']);
  expect(toggled(['fever', 'rash'], 'fever')).toEqual(['rash']);
});
