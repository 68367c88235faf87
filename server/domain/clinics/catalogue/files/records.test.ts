import { FileProblems } from './file-problems';
import { eachRecord } from './records';

type Found = readonly (readonly [number, readonly string[]])[];

/** The records of a text with their lines; a number: the line of its error. */
function recordsOf(text: string, separator = ',', most = Infinity): Found | number | null {
  const problems = new FileProblems('x.csv');
  const found: [number, readonly string[]][] = [];
  const isWhole = eachRecord(text, separator, problems, (cells, line) => {
    found.push([line, cells]);
    return found.length < most;
  });
  return problems.hasErrors ? (problems.list()[0]?.line ?? null) : isWhole ? found : null;
}

/** After it, a text is for the parser. */
const QUOTED = '\n"q"';

test.each([
  'a,b\n1,2',
  'a,b\n1,2\n',
  '\n\na,b\n\n , \n1,2\n\n\n',
  '# said, first\na,b\n#1,2\n1,2',
  ' # no comment\n1,#2\n#',
  'a;b;c\n1;;\n;;3',
  'a\tb\n\t2',
  'one\n,\n,,,\ntwo,,',
  '',
  '甲,乙\n１,２',
])('a text without quotation marks has the records that the parser finds: %j', (text) => {
  for (const separator of [',', ';', '\t']) {
    const parsed = recordsOf(`${text}${QUOTED}`, separator);
    const [...before] = Array.isArray(parsed) ? parsed : [];
    expect(before.pop()).toEqual([expect.any(Number), ['q']]);
    expect(recordsOf(text, separator)).toEqual(before);
  }
});

test('either way it ends where no more are taken', () => {
  for (const more of ['', QUOTED]) expect(recordsOf(`a\nb\nc${more}`, ',', 2)).toBeNull();
});

test('a line that is far too long is an error in either', () => {
  const longest = 'x'.repeat(200_000);
  expect(recordsOf(`a\n${longest}`)).toEqual([
    [1, ['a']],
    [2, [longest]],
  ]);
  for (const more of ['', QUOTED]) expect(recordsOf(`a\n${longest}xxx${more}`)).toBe(2);
});
