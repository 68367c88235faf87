import { compactHeaders } from './headers';

/** Whether a browser accepts the value: it throws for anything outside Latin-1. */
const isTaken = (value: string | undefined): boolean => {
  const xhr = new XMLHttpRequest();
  xhr.open('GET', 'https://api.example.com/');
  xhr.setRequestHeader('trace-source', value ?? '');
  return true;
};

test('empty fields are left out', () => {
  expect(compactHeaders({ a: '', b: null, c: undefined, d: '0' })).toEqual({ d: '0' });
});

test('plain values travel as they are', () => {
  const value = 'poster-7 (50% off)';
  expect(compactHeaders({ source: value })).toEqual({ source: value });
});

test('a source in Chinese letters, as links carry it, does not break the call', () => {
  const { source } = compactHeaders({ source: '社区海报 7' });
  expect(source).toBe('%E7%A4%BE%E5%8C%BA%E6%B5%B7%E6%8A%A5 7');
  expect(isTaken(source)).toBe(true);
});

test.each(['a\r\nevil: 1', 'tab\there', 'é', '\ud83d', '\u0000'])(
  'what no header may hold (%j) is never sent as it is',
  (value) => expect(isTaken(compactHeaders({ source: value })['source'])).toBe(true),
);
