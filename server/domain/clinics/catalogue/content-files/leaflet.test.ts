import { FileProblems } from '../files/file-problems';
import { readLeaflet, writeLeaflet } from './leaflet';

const LEAFLET = `## Description

What it is.

## Contraindications

- Allergy
- Fever

## Adverse reactions

- Pain

## Precautions

- Ask

## After care

- Wait

## Questions

### One?

Yes.

### Two?

No.
`;

const read = (text: string, language: 'zh' | 'en' = 'en') => {
  const problems = new FileProblems('x.en.md');
  const { leaflet, shape } = readLeaflet(text, language, problems);
  return {
    leaflet,
    shape,
    problems: problems
      .list()
      .map(({ line, severity, message }) => `${severity} ${String(line)} ${message}`),
  };
};

test('a leaflet is read by its headings, and written again', () => {
  const { leaflet, problems } = read(LEAFLET);
  expect(problems).toEqual([]);
  expect(leaflet).toEqual({
    description: 'What it is.',
    contraindications: ['Allergy', 'Fever'],
    adverseReactions: ['Pain'],
    precautions: ['Ask'],
    afterCare: ['Wait'],
    faq: [
      { question: 'One?', answer: 'Yes.' },
      { question: 'Two?', answer: 'No.' },
    ],
  });
  expect(writeLeaflet(leaflet, 'en')).toBe(LEAFLET);
});

test('headings are those of the language, in any order and with any capitals', () => {
  const { leaflet } = read('## 禁忌\n\n- 过敏\n\n## 说明\n\n是什么。', 'zh');
  expect([leaflet.description, leaflet.contraindications]).toEqual(['是什么。', ['过敏']]);
  expect(read('## CONTRAINDICATIONS\n\n- a').leaflet.contraindications).toEqual(['a']);
  expect(read('## 禁忌\n\n- 过敏').problems).toContainEqual(
    expect.stringMatching(/^error 1 “禁忌” is no heading of a leaflet; there are “## Description”/),
  );
});

test.each([
  ['What it is.', 'What it is.\n\nMore.', 'error 5 the description is one paragraph'],
  ['What it is.', '- a list', 'error 3 the description is one paragraph'],
  ['- Allergy\n- Fever', 'Allergy', 'error 7 this section is one list'],
  ['- Pain', '- Pain\n\nAnd more.', 'error 14 this section is one list'],
  ['- Pain\n', '', 'error 10 this section is one list'],
  ['### One?\n\nYes.', 'Yes.', 'error 24 each question is a line “### …”'],
  ['Yes.', 'Yes.\n\nReally.', 'error 28 each question is a line “### …”'],
  ['Yes.\n', '', 'error 27 each question is a line “### …”'],
  ['## Precautions', '## Warnings', 'error 14 “Warnings” is no heading'],
  ['## Precautions', '## Contraindications', 'error 14 “Contraindications” is there twice'],
  ['## Description\n', '', 'error 2 stands above the first heading'],
  ['## Description\n\nWhat it is.\n', '', 'error null “## Description” is missing'],
  [
    '## Contraindications\n\n- Allergy\n- Fever\n',
    '',
    'error null “## Contraindications” is missing',
  ],
  ['## After care\n\n- Wait\n', '', 'warning null “## After care” is missing'],
  ['Allergy', '**Allergy**', 'error 7 texts have no emphasis'],
])('with %j as %j', (from, to, problem) => {
  const { problems } = read(LEAFLET.replace(from, to));
  expect(problems).toContainEqual(expect.stringContaining(problem));
});
