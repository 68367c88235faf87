import { remembered } from './remembered';

function counting(most: number) {
  const made: string[] = [];
  const ask = remembered((text) => {
    made.push(text);
    return text.toUpperCase();
  }, most);
  return { ask, made };
}

test('a text is worked out once', () => {
  const { ask, made } = counting(2);
  expect([ask('a'), ask('a')]).toEqual(['A', 'A']);
  expect(made).toEqual(['a']);
});

test('what is asked for again and again stays, whatever passes by', () => {
  const { ask, made } = counting(2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'd', 'a', 'e', 'a', 'f', 'a']) ask(text);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('what nobody asked for any more is worked out anew', () => {
  const { ask, made } = counting(1);
  for (const text of ['a', 'b', 'c', 'a']) ask(text);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
