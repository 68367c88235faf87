import { FIRST_SEASON_DOSES, fewestDoses } from '@contract/doses/schedule/first-season';
import type { Block, ProductRow } from '../../server/catalogue/rows';
import { sampleCatalogue } from '../samples/catalogue';
import { rowsOfProduct, time } from './product-rows';
import { statedInChinese, statedInEnglish } from './stated-figures';

/*
 * What leaflets and articles of the sample say of doses against influenza has the figures of the tables by which the plan
 * counts and books: sentences about a first season all of them, and no other interval.
 */

const { products, articles } = sampleCatalogue();
const ofVaccine = (code: string): ProductRow[] =>
  products.filter(({ vaccineCode }) => vaccineCode === code);
const inactivated = ofVaccine('flu');
const [nasal] = ofVaccine('flu-nasal');

const secondRow = (product: string) => rowsOfProduct('flu', product)[1]?.dose;
const intervalOf = (product: string) => time(secondRow(product)?.intervals?.[0]?.min)?.days;
const oldestOf = (product: string) =>
  time(secondRow(product)?.skips?.[0]?.when.find(({ age }) => age)?.age?.begin)?.months;

type Language = 'zh' | 'en';
const LANGUAGES: readonly Language[] = ['zh', 'en'];
const stated = { zh: statedInChinese, en: statedInEnglish } as const;
const TWO_DOSES = { zh: /两剂/u, en: /\btwo (?:doses|injections)\b/iu } as const;
const END_OF_SENTENCE = { zh: /[。；]/u, en: /[.;](?:\s|$)/u } as const;

const figuresOf = (text: string, language: Language): string[] =>
  stated[language](text).map(({ value, unit }) => `${value} ${unit}`);

/** Sentences that speak of two doses, with their figures. */
const ofFirstSeason = (texts: readonly string[], language: Language): string[][] =>
  texts
    .flatMap((text) => text.split(END_OF_SENTENCE[language]))
    .filter((sentence) => TWO_DOSES[language].test(sentence))
    .map((sentence) => figuresOf(sentence, language));

const leafletOf = ({ content }: ProductRow, language: Language): string[] => {
  const { description, precautions, faq } = content[language];
  return [description, ...precautions, ...faq.map(({ answer }) => answer)];
};

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'list' ? block.items : [block.text]));
const articleOf = (id: string, language: Language): string[] => {
  const article = articles.find((each) => each.id === id);
  return article ? [article.summary[language], ...textsOf(article.blocks[language])] : [];
};

const cases = inactivated.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const));

test('the tables give every inactivated product the same second dose, in a first season only', () => {
  expect(inactivated.length).toBeGreaterThan(1);
  for (const { id, doses } of inactivated) {
    expect([id, intervalOf(id), oldestOf(id)]).toEqual([id, 28, 108]);
    expect([id, fewestDoses('flu', doses)]).toEqual([id, 1]);
  }
  expect(FIRST_SEASON_DOSES.get('flu')).toEqual([2]);
});

test.each(cases)('%s: its leaflet (%s) says a first season as the tables do', (id, language) => {
  const product = inactivated.find((each) => each.id === id);
  const sentences = product ? ofFirstSeason(leafletOf(product, language), language) : [];
  const interval = `${intervalOf(id)} days`;
  const age = `${oldestOf(id)} months`;
  expect(sentences.length).toBeGreaterThan(0);
  // Each says the interval, and one of them until which age.
  for (const figures of sentences)
    expect(figures.filter((each) => each.endsWith(' days'))).toEqual([interval]);
  expect(sentences.flat()).toEqual(expect.arrayContaining([age, '2 doses', interval]));
});

test.each(LANGUAGES)('the article for families (%s) says it too', (language) => {
  const sentences = ofFirstSeason(articleOf('flu-family', language), language);
  const [first] = inactivated;
  expect(sentences.length).toBe(1);
  expect(sentences[0]).toEqual(
    expect.arrayContaining([
      `${oldestOf(first?.id ?? '')} months`,
      `${intervalOf(first?.id ?? '')} days`,
    ]),
  );
});

const row = rowsOfProduct('flu-nasal', 'flu-nasal')[0]?.vaccine;
const from = time(row?.begin)?.months ?? 0;
const before = time(row?.end)?.months ?? 0;
const [youngest, oldest] = [from / 12, before / 12 - 1];
const RANGE = { zh: `${youngest}～${oldest} 岁`, en: `${youngest} to ${oldest}` } as const;

test('the tables give the nasal spray one dose', () => {
  expect(FIRST_SEASON_DOSES.has('flu-nasal')).toBe(false);
  expect(nasal && fewestDoses('flu-nasal', nasal.doses)).toBe(1);
});

test.each(LANGUAGES)('texts (%s) give the nasal spray its ages and one dose', (language) => {
  const leaflet = nasal ? leafletOf(nasal, language) : [];
  const sentence = articleOf('flu-family', language).find((text) => /鼻喷|nasal/u.test(text));
  expect(leaflet[0]).toContain(RANGE[language]);
  expect(sentence).toContain(RANGE[language]);
  expect(sentence).toMatch({ zh: /一剂/u, en: /\bone dose\b/u }[language]);
  expect(ofFirstSeason(leaflet, language)).toEqual([]);
});
