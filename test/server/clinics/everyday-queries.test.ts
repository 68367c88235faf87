import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';
import { isFound, queriesOf } from './everyday-queries';

/** As the page asks for who has chosen nothing. */
const BEIJING = { regionCode: '110100' };
/** Share that has to be found. */
const LEAST = 0.97;

describe('what people type in everyday words', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider?.stop());

  test.each(['everyday-queries.csv', 'further-queries.csv'])(
    'of the queries of %s 97 of 100 show what is meant in the first three rows',
    async (file) => {
      const missed: string[] = [];
      const queries = queriesOf(file);
      for (const each of queries) {
        const answer = await provider.ok('GET /base/search/all.do', {
          word: each.query,
          ...BEIJING,
        });
        if (isFound(answer, each)) continue;
        const shown = answer.groups.flatMap(({ kind, items }) =>
          items.slice(0, 3).map(({ title }) => `${kind} ${title}`),
        );
        missed.push(`${each.query} (${each.meant}): ${shown.join('; ')}`);
      }
      const share = 1 - missed.length / queries.length;
      expect({ share: share >= LEAST, missed: share >= LEAST ? [] : missed }).toEqual({
        share: true,
        missed: [],
      });
    },
  );

  test.each([
    ['老人肺炎针', '周岁及以上'],
    ['奶奶肺炎疫苗', '周岁及以上'],
    ['新生儿', '出生'],
    ['月子里的娃', '出生'],
  ])('of “%s” vaccines come first whose age is “%s”', async (word, age) => {
    const input = { word, ...BEIJING };
    const { groups } = await provider.ok('GET /base/search/all.do', input);
    const ages = (groups.find(({ kind }) => kind === 'vaccine')?.items ?? []).map(
      ({ vaccine }) => vaccine?.ageText.includes(age) ?? false,
    );
    expect(ages.slice(0, 3)).toEqual([true, true, true]);
    // Those for nobody of that age come last.
    expect(ages.lastIndexOf(true)).toBe(ages.filter(Boolean).length - 1);
    const page = await provider.ok('GET /base/search/pageList.do', { ...input, kind: 'vaccine' });
    expect(page.list.slice(0, 3).map(({ vaccine }) => vaccine?.ageText.includes(age))).toEqual([
      ...[true, true, true],
    ]);
  });
});
