import {
  causeOfNote,
  isCauseComplete,
  MOST_TAKE_BACK_NOTE,
  noteOfCause,
  TAKE_BACK_REASONS,
} from './take-back-rules';

test('only the reason that says nothing needs words', () => {
  for (const reason of TAKE_BACK_REASONS)
    expect(isCauseComplete({ reason, note: '' })).toBe(reason !== 'other');
  expect(isCauseComplete({ reason: 'other', note: ' 错 ' })).toBe(false);
  expect(isCauseComplete({ reason: 'other', note: '错了' })).toBe(true);
});

test('words end at their limit', () => {
  const note = 'x'.repeat(MOST_TAKE_BACK_NOTE);
  expect(isCauseComplete({ reason: 'wrongPerson', note })).toBe(true);
  expect(isCauseComplete({ reason: 'wrongPerson', note: `${note}x` })).toBe(false);
});

test.each([
  { reason: 'notGiven', note: '' },
  { reason: 'other', note: '两个 空格 的话' },
] as const)('a cause is read from its note as it was written', (cause) => {
  expect(causeOfNote(noteOfCause(cause))).toEqual(cause);
});

test('a note without a known reason is words', () => {
  expect(causeOfNote('later reason')).toEqual({ reason: 'other', note: 'later reason' });
});
