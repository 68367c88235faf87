import { CHINA_GROUPS } from '@contract/doses/schedule/china';
import type { DoseText, IntervalText } from '@contract/doses/schedule/file';
import vaccines from '@contract/doses/schedule/vaccines.json';
import { ADVICE } from '../../server/domain/doses/guide/advice';
import type { ArticleRow, Block, EncyclopediaRow, ProductRow } from '../../server/catalogue/rows';
import { PLAN_MESSAGES } from '../../src/features/doses/plan/messages';
import { sampleCatalogue } from '../samples/catalogue';
import { rowsOfGroups, rowsOfProduct, time } from './product-rows';
import { statedInChinese, statedInEnglish } from './stated-figures';
import type { Kind, Stated } from './stated-figures';

/*
 * Ages, intervals and numbers of doses that the texts about products and diseases state are figures of the schedule's tables.
 * A figure that no table has is mended in the text, or listed here with its reason.
 */

/** Figures that are none of the schedule, by what states them. */
const OTHER_FIGURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bcg: { '4 周': 'the same arm, of the leaflet: no interval between vaccines' },
  dtap: { '7 天': 'how soon after a dose an illness of the brain rules out more' },
  dtp: { '3 月龄': 'ages until 2024', '5 月龄': 'ages until 2024' },
  flu: { '6 周': 'how soon after a dose a Guillain-Barré syndrome rules out more' },
  ppv23: { '10 天': 'before chemotherapy' },
  varicella: {
    '6 周': 'without salicylates afterwards',
    '3 天': 'after a contact, in which a dose may still help',
  },
  hepe: { '6 个月': 'begun before a pregnancy: as long as the course' },
  'hepatitis-e': { '6 个月': 'begun before a pregnancy: as long as the course' },
  'hepb20-ncpc': { '6 个月': 'adults’ course; the tables have the age of babies' },
  'hepb60-kangtai': {
    '1 个月': 'until the blood test afterwards',
    '3 剂': 'the course before it',
  },
  'advice travel': {
    '4 周': 'the whole course of cholera vaccine',
    '2 周': 'until typhoid protects',
  },
  'article travel-list': { '4 周': 'the whole course of cholera vaccine' },
  'article dtap-new': { '1 个月': 'by which the first dose is earlier now' },
  'article combo-or-single': { '12 剂': 'single doses of three series that four replace' },
  'article flu-when': {
    '2 周': 'until it protects',
    '6 个月': 'from which protection fades',
    '8 个月': 'until which protection fades',
    '60 岁': 'those who are vaccinated first',
    '5 岁': 'those who are vaccinated first',
  },
  'article hfmd-season': { '1 周': 'of staying at home when ill' },
  'article rota-window': { '6 个月': 'when intussusceptions are most frequent' },
  'penta-sanofi': { '12 剂': 'single doses of three series that four of it replace' },
  'hpv2-zerun': { '2 个月': 'leaflet: 0-2-6 months; the tables have 0-1-6 for all bivalent ones' },
  'hpv9-innovax': { '1 个月': 'leaflet: 0-1-6 months; the tables recommend 0-2-6' },
  'rabies-chengda': { '4 剂': 'the 2-1-1 schedule' },
  'cholera-oral': { '4 周': 'the whole course, before travel' },
  cholera: { '4 周': 'the whole course, before travel' },
  'typhoid-vi': { '2 周': 'until it protects, before travel' },
  typhoid: { '2 周': 'until it protects, before travel' },
  mmr: {
    '10 天': 'after which a rash may come',
    '6 天': 'after which a rash may come',
    '12 天': 'until which a rash may come',
    '2 天': 'of a fever: from the follow-up’s table',
  },
  'bopv-nip': { '4 剂': 'of the combination that stands in for it' },
  'hepal-nip': { '2 剂': 'of the inactivated form' },
  'flu4-sinovac': { '60 岁': 'from which some cities give it free of charge' },
};

/** What texts may state, each as `kind unit value`. */
type Figures = Set<string>;

interface Figure extends Pick<Stated, 'unit' | 'value'> {
  readonly kind: Kind;
}

const keyOf = ({ kind, unit, value }: Figure): string => `${kind} ${unit} ${value}`;

function addDuration(figures: Figures, kind: Kind, words: string | undefined, isEnd = false): void {
  const found = time(words);
  if (found === null) return;
  const add = (months: number, days: number, as: Kind): void => {
    if (days === 0) figures.add(keyOf({ kind: as, unit: 'months', value: months }));
    if (months === 0) figures.add(keyOf({ kind: as, unit: 'days', value: days }));
  };
  add(found.months, found.days, kind);
  // An end that is excluded, as the last unit that is included.
  if (!isEnd) return;
  for (const as of kind === 'age' ? (['age', 'lastAge'] as const) : [kind]) {
    if (found.months > 0) add(found.months - 1, found.days, as);
    if (found.months > 0) add(found.months - 12, found.days, as);
    if (found.days > 0) add(found.months, found.days - 1, as);
  }
}

function addIntervals(figures: Figures, intervals: readonly IntervalText[] | undefined): void {
  for (const { absoluteMin, min, earliest, latest } of intervals ?? []) {
    [absoluteMin, min, earliest].forEach((each) => addDuration(figures, 'interval', each));
    addDuration(figures, 'interval', latest, true);
  }
}

function addRow(figures: Figures, row: DoseText): void {
  const { age, intervals, allowableIntervals, skips } = row;
  [age?.absoluteMin, age?.min, age?.earliest].forEach((each) => addDuration(figures, 'age', each));
  [age?.latest, age?.max].forEach((each) => addDuration(figures, 'age', each, true));
  addIntervals(figures, intervals);
  addIntervals(figures, allowableIntervals);
  for (const { begin, end } of [...row.vaccines, ...(row.allowable ?? [])]) {
    addDuration(figures, 'age', begin);
    addDuration(figures, 'age', end, true);
  }
  for (const { begin, end, age: skipAge } of skips?.flatMap(({ when }) => when) ?? []) {
    [begin, skipAge?.begin].forEach((each) => addDuration(figures, 'age', each, true));
    [end, skipAge?.end].forEach((each) => addDuration(figures, 'age', each, true));
  }
}

/** Days after the first dose, along the least intervals. */
function addDays(figures: Figures, rows: readonly DoseText[]): void {
  let day = 0;
  figures.add(keyOf({ kind: 'day', unit: 'days', value: 0 }));
  for (const { intervals, isRecurring } of rows.slice(1)) {
    const least = time(intervals?.find(({ since }) => since === undefined)?.min);
    if (isRecurring === true) {
      figures.add(keyOf({ kind: 'day', unit: 'days', value: least?.days ?? 0 }));
      continue;
    }
    day += least?.days ?? 0;
    figures.add(keyOf({ kind: 'day', unit: 'days', value: day }));
  }
}

/** Intervals of other vaccines' doses, and after immunoglobulin. */
function addOthers(figures: Figures, code: string): void {
  for (const { between, end } of vaccines.conflicts)
    if (between.includes(code)) addDuration(figures, 'interval', end);
  for (const { series, deferrals } of CHINA_GROUPS) {
    const isOfGroup = series.some(({ doses }) =>
      doses.some((dose) => dose.vaccines.some((each) => each.code === code)),
    );
    if (!isOfGroup) continue;
    for (const { interval, vaccines: only } of deferrals ?? [])
      if (only?.includes(code) !== false) addDuration(figures, 'interval', interval);
  }
}

/** The figures of a product's rows, and of the groups that it counts in. */
function figuresOf({ vaccineCode, id }: Pick<ProductRow, 'vaccineCode' | 'id'>): Figures {
  const figures: Figures = new Set();
  for (const row of rowsOfGroups(vaccineCode)) addRow(figures, row);
  addOthers(figures, vaccineCode);

  const own = rowsOfProduct(vaccineCode, id);
  for (const group of new Set(own.map((row) => row.group))) {
    const rows = own.filter((row) => row.group === group).map(({ dose }) => dose);
    addDays(figures, rows);
    addDuration(figures, 'interval', own.find((row) => row.group === group)?.series.restartsAfter);
    const doses = rows.filter(({ isRecurring }) => isRecurring !== true);
    const most = new Set(doses.map((dose) => dose.id)).size;
    const least = new Set(doses.filter(({ skips }) => !skips).map((dose) => dose.id)).size;
    for (let value = Math.max(1, least); value <= most; value += 1)
      figures.add(keyOf({ kind: 'count', unit: 'doses', value }));
    // By number in the whole series, such as the oral doses 3 and 4.
    const all = own.find((row) => row.group === group)?.series.doses.length ?? 0;
    for (let value = 1; value <= all; value += 1)
      figures.add(keyOf({ kind: 'ordinal', unit: 'doses', value }));
  }
  return figures;
}

const { products, encyclopedia, articles } = sampleCatalogue();

/** A text in Chinese and in English. */
type Text = readonly [zh: string, en: string];

const statedIn = ([zh, en]: Text): Stated[] => [...statedInChinese(zh), ...statedInEnglish(en)];

/** Figures of texts that the tables do not have, without those that are listed; the texts of either language. */
function unknownIn(texts: readonly Text[], figures: Figures, names: readonly string[]): string[] {
  const isKnown = ({ kinds, unit, value }: Stated): boolean =>
    kinds.some((kind) => figures.has(keyOf({ kind, unit, value })));
  const isListed = (stated: Stated): boolean =>
    names.some((name) => stated.names.some((words) => words in (OTHER_FIGURES[name] ?? {})));
  const unknownOf = (text: string, stated: readonly Stated[]): string[] =>
    stated
      .filter((each) => !isKnown(each) && !isListed(each))
      .map(({ kinds, names: [words] }) => `${kinds.join(' or ')} ${words}: ${text}`);
  return texts.flatMap(([zh, en]) => [
    ...unknownOf(zh, statedInChinese(zh)),
    ...unknownOf(en, statedInEnglish(en)),
  ]);
}

const pairOf = ({ zh, en }: { readonly zh: string; readonly en: string }): Text => [zh, en];

/** Two languages of a list, item by item. */
const pairsOf = (zh: readonly string[], en: readonly string[]): Text[] =>
  zh.map((text, index): Text => [text, en[index] ?? '']);

const textsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'list' ? block.items : [block.text]));
const paragraphsOf = ({ content }: EncyclopediaRow): Text[] =>
  pairsOf(
    ...((['zh', 'en'] as const).map((language) =>
      content[language].flatMap((block) => (block.type === 'p' ? [block.text] : [])),
    ) as [string[], string[]]),
  );

/** What a product's own texts say, and what leaflets of its vaccine have in common. */
function textsOf({ doses, content: { zh, en }, encyclopediaId }: ProductRow) {
  // The description of the disease is at the end of a product's.
  const entry = encyclopedia.find(({ id }) => id === encyclopediaId);
  const what = (entry && paragraphsOf(entry)[0]) ?? ['', ''];
  const note: Text = [zh.description.replace(what[0], ''), en.description.replace(what[1], '')];
  return {
    own: [note, ...doses.map(({ recommendedAge }) => pairOf(recommendedAge))],
    labels: doses.map(({ label }) => pairOf(label)),
    ofVaccine: [
      ...pairsOf(zh.contraindications, en.contraindications),
      ...pairsOf(zh.precautions, en.precautions),
    ],
  };
}

/** How to prevent a disease, and the questions that leaflets of its vaccines answer. */
function textsOfEntry(entry: EncyclopediaRow): Text[] {
  const prevent = paragraphsOf(entry).at(-1) ?? ['', ''];
  const questions = products
    .filter(({ encyclopediaId }) => encyclopediaId === entry.id)
    .flatMap(({ content: { zh, en } }) =>
      pairsOf(
        ...([zh, en].map(({ faq }) =>
          faq.flatMap(({ question, answer }) => [question, answer]),
        ) as [string[], string[]]),
      ),
    );
  return [prevent, ...questions];
}

test.each(products)('$id: its texts state figures of its rows', (product) => {
  const { id, vaccineCode } = product;
  const { own, labels, ofVaccine } = textsOf(product);
  const texts = [...own, ...labels, ...ofVaccine];
  expect(unknownIn(texts, figuresOf(product), [id, vaccineCode])).toEqual([]);
});

test.each(encyclopedia)('$id: its texts state figures of its vaccines', (entry) => {
  const { id } = entry;
  const own = products.filter(({ encyclopediaId }) => encyclopediaId === id);
  expect(own.length).toBeGreaterThan(0);
  const figures = new Set(own.flatMap((product) => [...figuresOf(product)]));
  expect(unknownIn(textsOfEntry(entry), figures, [id])).toEqual([]);
});

/** Figures of several vaccines. */
const figuresOfCodes = (codes: readonly string[]): Figures =>
  new Set(
    products
      .filter(({ vaccineCode }) => codes.includes(vaccineCode))
      .flatMap((product) => [...figuresOf(product)]),
  );

test.each(ADVICE.filter(({ codes }) => codes !== undefined))(
  'the guide’s advice on $id states figures of its vaccines',
  ({ id, title, reason, codes = [] }) => {
    expect(
      unknownIn([pairOf(title), pairOf(reason)], figuresOfCodes(codes), [`advice ${id}`]),
    ).toEqual([]);
  },
);

/** Vaccines that an article is about. */
const ARTICLE_CODES: Readonly<Record<string, readonly string[]>> = {
  'dtap-new': ['dtap'],
  'combo-or-single': ['dtap', 'polio', 'bopv', 'hib', 'dtap-ipv-hib'],
  'rota-window': ['rota'],
  'hfmd-season': ['ev71'],
  'late-dose': ['rota', 'bcg', 'mpsv-a', 'mpsv-ac'],
  'hpv-choose': ['hpv2', 'hpv9'],
  'hpv-free': ['hpv2'],
  'hpv-men': ['hpv4', 'hpv9'],
  'flu-when': ['flu'],
  'flu-family': ['flu'],
  'zoster-50': ['zoster', 'zoster-live'],
  'elder-pneumonia': ['ppv23'],
  'travel-list': ['cholera', 'typhoid', 'hepa-i', 'rabies'],
  bite: ['rabies'],
  pregnancy: ['mmr', 'varicella', 'hepb', 'flu'],
};

const textsOfArticle = ({ title, summary, blocks }: ArticleRow): Text[] => [
  pairOf(title),
  pairOf(summary),
  ...pairsOf(textsIn(blocks.zh), textsIn(blocks.en)),
];

test.each(articles.filter(({ id }) => id in ARTICLE_CODES))(
  'the article $id states figures of its vaccines',
  (article) => {
    const figures = figuresOfCodes(ARTICLE_CODES[article.id] ?? []);
    expect(unknownIn(textsOfArticle(article), figures, [`article ${article.id}`])).toEqual([]);
  },
);

test('the plan’s messages state figures of their vaccines', () => {
  const { 'zh-CN': zh, en } = PLAN_MESSAGES;
  const of = {
    bcgTest: ['bcg'],
    bcgTooOld: ['bcg'],
    waitGroupA: ['mpsv-ac'],
    acInstead: ['mpsv-ac'],
    waitLive: ['mmr'],
    ppv23: ['ppv23'],
    zoster: ['zoster'],
    flu: ['flu'],
    flu_begun: ['flu'],
    dtapTooOld: ['dtap'],
  } as const;
  for (const name of Object.keys(of) as (keyof typeof of)[])
    expect(unknownIn([[zh[name], en[name]]], figuresOfCodes(of[name]), ['plan'])).toEqual([]);
});

test('every listed figure is stated', () => {
  const stated = new Map<string, Set<string>>();
  const add = (name: string, texts: readonly Text[]): void => {
    const known = stated.get(name) ?? new Set();
    texts.flatMap(statedIn).forEach(({ names }) => names.forEach((words) => known.add(words)));
    stated.set(name, known);
  };
  for (const product of products) {
    const { own, ofVaccine } = textsOf(product);
    add(product.vaccineCode, ofVaccine);
    add(product.id, own);
  }
  for (const entry of encyclopedia) add(entry.id, textsOfEntry(entry));
  for (const { id, title, reason } of ADVICE) add(`advice ${id}`, [pairOf(title), pairOf(reason)]);
  for (const article of articles) add(`article ${article.id}`, textsOfArticle(article));
  const unused = Object.entries(OTHER_FIGURES).flatMap(([name, figures]) =>
    Object.keys(figures)
      .filter((words) => stated.get(name)?.has(words) !== true)
      .map((words) => `${name} ${words}`),
  );
  expect(unused).toEqual([]);
});

test.each([
  [
    '3～5 月龄起种三剂，6～23 月龄起种两剂',
    ['3 月龄', '5 月龄', '6 月龄', '23 月龄', '3 剂', '2 剂'],
  ],
  ['第 1 剂后 7～10 天', ['7 天', '10 天', '1 剂']],
  ['第 0、7、28 天，出发前至少四周', ['第 0 天', '第 7 天', '第 28 天', '4 周']],
  ['2011 年 11 月 10 日之后，提前半年', ['6 个月']],
  ['两三个月后，每 10 年加强一剂', ['10 年']],
  ['2、4、6 月龄和 6 周岁', ['2 月龄', '4 月龄', '6 月龄', '6 周岁']],
])('%s', (text, words) => {
  expect(statedInChinese(text).flatMap(({ names }) => names)).toEqual(words);
});

test.each<readonly [string, readonly string[]]>([
  [
    'Three doses from 3–5 months, two doses from 6 to 23 months',
    ['3 doses', '2 doses', '3 months', '5 months', '6 months', '23 months'],
  ],
  ['Dose 2, 28 days after dose 1', ['2. dose', '1. dose', '28 days']],
  ['On days 0, 7 and 28, and at least four weeks before', ['day 0', 'day 7', 'day 28', '28 days']],
  ['From 10 November 2011; half a year, every 10 years', ['6 months', '120 months']],
  ['After two or three weeks, one dose from 60 on, of 2,000 at 9 am', ['720 months']],
  ['At 2, 4 and 6 months and at 6 years', ['2 months', '4 months', '6 months', '72 months']],
])('%s', (text, figures) => {
  const shown = statedInEnglish(text).map(({ kinds: [kind], unit, value }) => {
    if (kind === 'day') return `day ${value}`;
    return kind === 'ordinal' ? `${value}. dose` : `${value} ${unit}`;
  });
  expect([...shown].sort()).toEqual([...figures].sort());
});
