import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from '@contract/questionnaire/question-rules';
import { answersTable } from './csv';
import { readDefinition, readDefinitions } from './read-definitions';

const DIRECTORY = join(__dirname, '../../../questionnaires');
const text = readFileSync(join(DIRECTORY, 'visit.1.json'), 'utf8');
type Json = Record<string, unknown> & { questions: Record<string, unknown>[] };
const changed = (change: (json: Json) => void): string => {
  const json = JSON.parse(text) as Json;
  change(json);
  return JSON.stringify(json);
};

test('every definition that comes with the product can be published', () => {
  const files = readdirSync(DIRECTORY);
  expect(readDefinitions(DIRECTORY).map(({ code, version }) => `${code}.${version}.json`)).toEqual(
    files.sort(),
  );
});

test.each<[string, (json: Json) => void, RegExp]>([
  ['a misspelt field', (json) => Object.assign(json, { anonymus: true }), /anonymus/],
  [
    'an unknown kind',
    (json) => Object.assign(json.questions[0] ?? {}, { kind: 'rank' }),
    /questions\.0/,
  ],
  ['a cycle', (json) => Object.assign(json.questions[4] ?? {}, { next: 'wait' }), /wait: cycle/],
  ['a missing language', (json) => Object.assign(json, { title: { zh: '问卷' } }), /title\.en/],
  ['dates upside down', (json) => Object.assign(json, { closes: '2025-01-01' }), /closes/],
  [
    'an anonymous visit with pictures',
    (json) => Object.assign(json, { anonymous: true }),
    /photo: .*\n.*about: /,
  ],
  [
    'a visit on the activity site, whose page takes none',
    (json) => Object.assign(json, { surface: 'activity' }),
    /surface: /,
  ],
])('%s is refused with the file and the place', (_what, change, path) => {
  const read = () => readDefinition('visit.1.json', changed(change));
  expect(read).toThrow(/^visit\.1\.json cannot be published/);
  expect(read).toThrow(path);
});

test('a file is named after its code and version', () => {
  expect(() => readDefinition('visit.2.json', text)).toThrow('visit.1.json');
  expect(() => readDefinition('visit.1.json', '{')).toThrow(/visit\.1\.json cannot/);
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['+86', `"'+86"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1', `"' =1"`],
  ['＝1', `"'＝1"`],
  ['\t=1', `"'\t=1"`],
  ['say "hi", now', `"say ""hi"", now"`],
  ['两行\r\n=1', `"两行\r\n=1"`],
  ['很好', `"很好"`],
])('the text %j is the cell %s', (words, cell) => {
  const definition = readDefinition('visit.1.json', text);
  const answers: Answers = { contact: { kind: 'text', text: words } };
  const [, ...rows] = answersTable(definition, [answers], 'en').split(
    /(?<=photo.*|show us\?")\r\n/,
  );
  expect(rows.join('\r\n')).toBe(`,,${cell},,\r\n`);
});
