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
});
