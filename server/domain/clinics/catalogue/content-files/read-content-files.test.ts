import { problemText } from '../problem';
import { readContentFiles } from './read-content-files';
import { EXAMPLE, templateContentFiles } from './template-content-files';

const TODAY = '2026-11-20';
/** The examples of a new folder as files that are read. */
const FILES: ReadonlyMap<string, string> = new Map(
  [...templateContentFiles()].map(([path, text]) => [path.slice(0, -EXAMPLE.length), text]),
);
const bytes = (files: ReadonlyMap<string, string>) =>
  new Map([...files].map(([path, text]) => [path, new TextEncoder().encode(text)]));
const read = (files: ReadonlyMap<string, string>, { isLive = false, zoneIds = ['flu'] } = {}) => {
  const catalogIds = new Set(['disease-flu']);
  const context = { isLive, today: TODAY, zoneIds: new Set(zoneIds), catalogIds };
  const { problems, ...catalogue } = readContentFiles(bytes(files), context);
  return { ...catalogue, problems: problems.map(problemText) };
};
/** The files with one text of one of them replaced; an empty text: without the file. */
const changed = (path: string, from: string | RegExp, to: string): Map<string, string> => {
  const before = FILES.get(path) ?? '';
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} has no ${String(from)}`);
  return new Map([...FILES, [path, after]]);
};
const without = (...paths: readonly string[]): Map<string, string> =>
  new Map([...FILES].filter(([path]) => !paths.includes(path)));

const VACCINE = 'vaccines/example-vaccine.json';
const LEAFLET = 'vaccines/example-vaccine.en.md';
const ARTICLE = 'articles/example-article.zh.md';
const VIDEO = 'videos/example-video.zh.md';

test.each([true, false])('the examples of a new folder are read; live: %s', (isLive) => {
  const { problems, products, encyclopedia, articles, videos } = read(FILES, { isLive });
  expect(problems).toEqual([]);
  expect(products).toMatchObject([
    {
      id: 'example-vaccine',
      priceCents: 19_850,
      serviceFeeCents: 2_500,
      sexLimit: 2,
      minAgeDays: 242,
      maxAgeDays: 6574,
      encyclopediaId: 'example-disease',
      medical: { edition: '2026-01', reviewedOn: '2026-01-05' },
      content: { en: { brand: 'Example brand', faq: [{ question: 'How many doses?' }] } },
    },
  ]);
  expect(encyclopedia.map(({ id, title }) => [id, title.en])).toEqual([
    ['example-disease', 'Example disease'],
  ]);
  expect(articles).toMatchObject([
    {
      channel: 'familyHealth',
      zoneId: 'flu',
      readMinutes: 2,
      publishedAt: '2026-01-05T09:00:00+08:00',
    },
  ]);
  expect(videos).toMatchObject([
    {
      durationMs: 24_000,
      videoUrl: '/videos/example-video.mp4',
      labels: { en: ['Getting ready'] },
    },
  ]);
});

test('the examples themselves say nothing, nor do files of other folders and systems', () => {
  const others = [
    'vaccines/.DS_Store',
    'vaccines/~$x.json',
    'articles/a.zh.md~',
    'README.md',
    'a/b.md',
  ];
  const files = new Map([...templateContentFiles(), ...others.map((path) => [path, 'x'] as const)]);
  expect(read(files)).toEqual({
    products: [],
    encyclopedia: [],
    articles: [],
    videos: [],
    problems: [],
  });
});

test('what may be left out has its default', () => {
  const files = changed(ARTICLE, /zone: flu\n|minutes: 2\n|picture: .*\n/g, '');
  const [article] = read(files).articles;
  expect(article).toMatchObject({
    zoneId: null,
    readMinutes: 1,
    imgUrl: '/pictures/article/example-article.svg',
  });
});

test.each([
  ['today', '2026-11-20T00:00:00+08:00'],
  ['today - 1 day 08:30', '2026-11-19T08:30:00+08:00'],
  ['today - 20 days 09:00', '2026-10-31T09:00:00+08:00'],
  ['2026-11-19', '2026-11-19T00:00:00+08:00'],
])('published %s', (words, instant) => {
  const files = changed(ARTICLE, '2026-01-05 09:00', words);
  expect(read(files).articles[0]?.publishedAt).toBe(instant);
});

test('an article says who wrote and reviewed it, from what, and until when it is shown; a draft is not', () => {
  expect(read(FILES).articles[0]).toMatchObject({
    publishedUntil: '2027-01-05T09:00:00+08:00',
    origin: {
      author: { zh: 'Dr Example', en: 'Dr Example' },
      reviewer: { zh: 'Dr Other', en: 'Dr Other' },
      reviewedOn: '2026-01-05',
      sources: {
        zh: [
          { title: 'Package insert', url: null },
          { title: 'World Health Organization', url: 'https://www.who.int/' },
        ],
      },
    },
  });
  const draft = changed(ARTICLE, 'published: 2026-01-05 09:00', 'published: draft');
  expect(read(draft).articles[0]?.publishedAt).toBeNull();
});

/** A change of a file, and the problem that is then listed. */
const BROKEN: readonly (readonly [string, string | RegExp, string, string])[] = [
  [
    ARTICLE,
    'until: 2027-01-05 09:00',
    'until: 2026-01-05 08:59',
    'until: error: is before it is published',
  ],
  [ARTICLE, 'reviewed: 2026-01-05', 'reviewed: 5.1.2026', 'reviewed: error: “5.1.2026”: the year'],
  [ARTICLE, '(https://www.who.int/)"', '(http://www.who.int/)"', 'sources 2: error: “http://www'],
  [VACCINE, '"from": "8 months"', '"from": "eight months"', ':19 from: error: write an age as'],
  [VACCINE, '"before": "18 years",', '', ': error: is missing'],
  [
    VACCINE,
    '"after": "6 months",',
    '',
    'doses 2 after: error: is missing: write the least interval',
  ],
  [
    VACCINE,
    '"after": "6 months"',
    '"after": "soon"',
    ':26 doses 2 after: error: write an interval as',
  ],
  [VACCINE, '198.5', '198.555', 'priceYuan: error: “198.555” has more than two decimals'],
  [VACCINE, '198.5', '-1', 'priceYuan: error: “-1” is no price'],
  [VACCINE, '"paid"', '"free"', ':16 priceYuan: error: is not 0, and the category is “free”'],
  [VACCINE, '"paid"', '"private"', 'category: error: write "free" or "paid"'],
  [VACCINE, '"sort": 100,', '"sort": 100', ':35: error: is no JSON from here on'],
  [VACCINE, '"en": "Example vaccine"', '"en": ""', 'name en: error: is empty'],
  [
    VACCINE,
    '{ "zh": "示例", "en": "Example" }',
    '"示例"',
    ':12 shortName: error: write it in both languages',
  ],
  [VACCINE, '["示例病"]', '["示例病", "又一种"]', 'diseases: error: has another number of texts'],
  [VACCINE, '"sex": "female"', '"sex": "f"', 'sex: error: write "female" or "male"'],
  [VACCINE, '2026-01-05', '2026-02-30', 'medical reviewedOn: error: write the day as'],
  [VACCINE, '"mmr"', '"mmmr"', ':9 vaccineCode: warning: the schedule has no vaccine “mmmr”'],
  [VACCINE, '"Example brand"', '"示例"', 'en: warning: “'],
  [
    VACCINE,
    'example-disease',
    'other',
    'encyclopedia: error: there is no encyclopedia/other.zh.md',
  ],
  [
    LEAFLET,
    '- Fever or acute illness: wait until it is over\n',
    '',
    ':7: error: is a section of 1 contraindications here, and a section of 2',
  ],
  [LEAFLET, 'What this', 'What **this**', ':5: error: texts have no emphasis'],
  [
    'encyclopedia/example-disease.en.md',
    '- another item\n',
    '',
    ':9: error: is a list of 1 here, and a list of 2 in Chinese (line 9)',
  ],
  ['encyclopedia/example-disease.en.md', 'A tip.', '提示。', 'en: warning:'],
  [
    'encyclopedia/example-disease.en.md',
    '> A tip.\n',
    '',
    ':13: error: is a link here, and a tip in Chinese (line 12)',
  ],
  [
    ARTICLE,
    'channel: familyHealth',
    'channel: family',
    ':5 channel: error: write one of familyHealth',
  ],
  [ARTICLE, 'channel: familyHealth\n', '', 'channel: error: is missing'],
  [ARTICLE, 'minutes: 2', 'minutes: 0', 'minutes: error: write whole minutes'],
  [ARTICLE, '2026-01-05 09:00', '5.1.2026', 'published: error: “5.1.2026”: the year comes first'],
  [ARTICLE, 'title: 示例文章', 'title: a: b', ':2: error: cannot be read'],
  [ARTICLE, 'minutes: 2', 'title: x', ': error: the field is there twice'],
  [ARTICLE, '---\n', '', ':1: error: begins with its fields between two lines “---”'],
  [
    'articles/example-article.en.md',
    'summary:',
    'channel: knowledge\nsummary:',
    'channel: error: there is no such field',
  ],
  [ARTICLE, 'zone: flu', 'zone: hpv', 'zone: error: there is no zone “hpv”'],
  [VIDEO, 'seconds: 24', 'seconds: long', 'seconds: error: write how many seconds'],
  [VIDEO, '- 视频里说的话', '视频里说的话', 'error: what is said in the video is one list'],
  [VIDEO, '[接种准备]', '[接种准备, 家长]', 'labels: error: are not as many as in Chinese'],
  [VIDEO, '[接种准备]', '接种准备', 'labels: error: write a list'],
];

test.each(BROKEN)('%s with %j as %j', (path, from, to, problem) => {
  const { problems } = read(changed(path, from, to));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
  expect(problems[0]?.startsWith(path.split('.')[0] ?? path)).toBe(true);
});

test.each([
  [VACCINE, '"before": "18 years"', '"befor": "18 years"', '1 before', '20 befor'],
  [ARTICLE, 'title: 示例文章', 'titel: 示例文章', '2 title', '2 titel'],
])('%s: a slip in a name is shown beside what is then missing', (path, from, to, missing, slip) =>
  expect(read(changed(path, from, to)).problems).toEqual([
    expect.stringContaining(`${path}:${missing}: error: is missing`),
    expect.stringContaining(`${path}:${slip}: error: there is no such field`),
  ]),
);

test.each([
  ['disease-flu', []],
  ['none', [`${ARTICLE} text: error: there is no class “none” in catalogs.csv`]],
])('an article leads to vaccines of the class %s', (id, problems) => {
  const english = ARTICLE.replace('.zh.', '.en.');
  const files = new Map([
    ...changed(ARTICLE, '## 小标题', `[疫苗](catalogs/${id})`),
    [english, (FILES.get(english) ?? '').replace('## A heading', `[Vaccines](catalogs/${id})`)],
  ]);
  expect(read(files).problems).toEqual(problems);
});

test('all that is wrong is said at once, and the rest is read', () => {
  const files = new Map([
    ...changed(VACCINE, '"from": "8 months"', '"from": 8'),
    ...[...changed(ARTICLE, 'channel: familyHealth', 'channel: x')].filter(
      ([path]) => path === ARTICLE,
    ),
    [LEAFLET, 'nothing'],
  ]);
  const { problems, products, articles, videos } = read(files);
  expect([products.length, articles.length, videos.length]).toEqual([0, 0, 1]);
  for (const file of [VACCINE, ARTICLE, LEAFLET])
    expect(problems.some((problem) => problem.startsWith(file))).toBe(true);
});

test.each([
  [without(LEAFLET), 'vaccines/example-vaccine.en.md: error: is missing'],
  [without('articles/example-article.zh.md'), 'articles/example-article.zh.md: error: is missing'],
  [new Map([...FILES, ['vaccines/x.txt', '']]), 'vaccines/x.txt: error: is no file of this folder'],
  [
    new Map([...FILES, ['articles/x.fr.md', '']]),
    'articles/x.fr.md: error: is no file of this folder',
  ],
  [
    new Map([...FILES, ['articles/x.json', '']]),
    'articles/x.json: error: is no file of this folder',
  ],
  [
    new Map([...FILES, ['articles/中.zh.md', '']]),
    'articles/中.zh.md: error: is no file of this folder',
  ],
  [
    new Map([...FILES, ['articles/a/b.zh.md', '']]),
    'articles/a/b.zh.md: error: is no file of this folder',
  ],
])('files that are there or not: %#', (files, problem) =>
  expect(read(files).problems).toEqual([expect.stringContaining(problem)]),
);

test('a product without a reviewer, or with the sample’s, is refused in live and pointed at elsewhere', () => {
  const none = changed(VACCINE, /,\s*"medical": \{[^}]*\}/, '');
  const sample = changed(VACCINE, 'Dr Example, Example Clinic', 'sample data, not reviewed');
  for (const files of [none, sample]) {
    expect(read(files).problems).toEqual([expect.stringContaining('medical: warning: ')]);
    expect(read(files).products).toHaveLength(1);
    expect(read(files, { isLive: true }).problems).toEqual([
      expect.stringContaining('medical: error: '),
    ]);
    expect(read(files, { isLive: true }).products).toEqual([]);
  }
});

test('in live a day that moves is refused', () => {
  const files = changed(ARTICLE, '2026-01-05 09:00', 'today - 1 day');
  expect(read(files, { isLive: true }).problems).toEqual([
    expect.stringContaining('published: error: “today - 1 day” is another day each day'),
  ]);
});

test('GB 18030 is read, and what is no text is not', () => {
  const chinese = FILES.get(ARTICLE) ?? '';
  // 示例 in GB 18030.
  const title = Uint8Array.of(0xca, 0xbe, 0xc0, 0xfd);
  const ascii = chinese.replace(/[^\p{ASCII}]/gu, 'x').replace(/title: .*/, 'title: @');
  const [before = '', after = ''] = ascii.split('@');
  const encoder = new TextEncoder();
  const gb = Uint8Array.from([...encoder.encode(before), ...title, ...encoder.encode(after)]);
  const context = { isLive: false, today: TODAY, zoneIds: null, catalogIds: null };
  const { articles } = readContentFiles(new Map([...bytes(FILES), [ARTICLE, gb]]), context);
  expect(articles[0]?.title.zh).toBe('示例');
  const pdf = encoder.encode('%PDF-1.7');
  expect(
    readContentFiles(new Map([...bytes(FILES), [ARTICLE, pdf]]), context).problems,
  ).toMatchObject([{ file: ARTICLE, message: 'is a PDF, not text: save it as UTF-8' }]);
});
