import { Refusal } from '../files/fields/refusal';
import { readSource, writeSource } from './sources';

test.each([
  ['说明书', { title: '说明书', url: null }],
  ['疫苗学[M]. 2020', { title: '疫苗学[M]. 2020', url: null }],
  ['https://www.who.int/', { title: 'https://www.who.int/', url: 'https://www.who.int/' }],
  ['[WHO](https://www.who.int/a?b=1#c)', { title: 'WHO', url: 'https://www.who.int/a?b=1#c' }],
  ['[指南[J]](https://www.who.int)', { title: '指南[J]', url: 'https://www.who.int' }],
])('%s is read, and written as it was', (text, source) => {
  expect(readSource(text)).toEqual(source);
  expect(writeSource(source)).toBe(text);
});

test.each([
  '[WHO](http://www.who.int/)',
  '[WHO](javascript:alert(1))',
  '[WHO]()',
  '[WHO](https://)',
  '[WHO](https://user@www.who.int/)',
  '[WHO](https:\\\\evil.example)',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://www.who.int/',
])('%s is no source', (text) => {
  const read = readSource(text);
  // What is no link of ours is a title, and leads nowhere.
  if (read instanceof Refusal) expect(read.message).toContain('begins with https://');
  else expect(read.url).toBeNull();
});
