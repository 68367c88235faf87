import { NOTES_LIMIT, withNote } from './note-rules';

test('the latest word stands first, and one typed again moves up', () => {
  expect(withNote(['流感', 'HPV'], ' hpv ')).toEqual(['hpv', '流感']);
});

test('blanks are no word', () => {
  const notes = ['流感'];
  expect(withNote(notes, '  ')).toBe(notes);
});

test('the oldest words are forgotten', () => {
  const many = Array.from({ length: NOTES_LIMIT }, (_, index) => `词${index}`);
  const next = withNote(many, '新');
  expect(next).toHaveLength(NOTES_LIMIT);
  expect(next).not.toContain(`词${NOTES_LIMIT - 1}`);
});
