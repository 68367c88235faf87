import { SEARCH_KINDS } from '@contract/search/endpoints';
import type { SearchKind } from '@contract/search/endpoints';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Deps } from '../../deps';
import type { Context } from '../../http/context';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { tokensOf } from '../../search/tokens';
import { pageOf } from '../../kernel/page-of';
import { CANDIDATES } from '../../domain/clinics/search/candidates';
import { createAvailability } from '../../domain/clinics/search/availability';
import { popularTerms } from '../../domain/clinics/search/popular';
import { createUnderstoodSearch } from '../../domain/clinics/search/understood-search';
import type { Answer } from '../../domain/clinics/search/understood-search';
import { createVaccineFacts } from '../../domain/clinics/search/vaccine-facts';

/** ms; the search index changes by hand. */
const KEEP = 10_000;
/** ms; what is popular changes slowly. */
const KEEP_POPULAR = 600_000;
/** Results of each kind in a search of all kinds. */
const SHOWN = 5;

export const searchRoutes = ({ database, clock }: Deps): readonly Route[] => {
  const findUnderstood = createUnderstoodSearch(database, clock);
  const availabilityOf = createAvailability(database, clock);
  const { forAges, withFacts } = createVaccineFacts(database);
  const find = async (
    input: ParsedInputOf<'GET /base/search/all.do'>,
    { language }: Context,
    kinds: readonly SearchKind[],
    most: number,
  ): Promise<Answer> => {
    const { word, regionCode, latitude, longitude, literal = false } = input;
    const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    const answer = await findUnderstood(
      { word, isLiteral: literal, regionCode, at, language, most },
      kinds,
    );
    const vaccines = answer.found.get('vaccine');
    if (answer.ages === null || !vaccines) return answer;
    const ordered = await forAges(vaccines, answer.ages);
    return { ...answer, found: new Map([...answer.found, ['vaccine', ordered]]) };
  };
  /** Words that rows of vaccines are highlighted by. */
  const markedBy = (word: string, { meant }: Answer) => tokensOf(meant ?? word);

  return [
    route(
      'GET /base/search/all.do',
      async (input, context) => {
        const answer = await find(input, context, SEARCH_KINDS, SHOWN + 1);
        const groups = await Promise.all(
          [...answer.found]
            .filter(([, items]) => items.length > 0)
            .map(async ([kind, items]) => ({
              kind,
              items: await withFacts(
                items.slice(0, SHOWN),
                markedBy(input.word, answer),
                context.language,
              ),
              hasMore: items.length > SHOWN,
            })),
        );
        return { groups, meant: answer.meant, isUrgent: answer.isUrgent };
      },
      { keepFor: KEEP },
    ),
    route(
      'GET /base/search/pageList.do',
      async (input, context) => {
        const { kind, pageNo, pageSize } = input;
        // The kind that is asked for may only be found by what is understood of the words, as in a search of all kinds.
        const answer = await find(input, context, SEARCH_KINDS, CANDIDATES);
        const items = answer.found.get(kind) ?? [];
        const list = await withFacts(
          items.slice((pageNo - 1) * pageSize, pageNo * pageSize),
          markedBy(input.word, answer),
          context.language,
        );
        return pageOf(list, { total: items.length, pageNo, pageSize });
      },
      { keepFor: KEEP },
    ),
    route(
      'GET /base/search/availability.do',
      async ({ productIds, regionCode }) => [...(await availabilityOf(productIds, regionCode))],
      { keepFor: KEEP },
    ),
    route(
      'GET /base/search/popular.do',
      async (_input, { today, language }) => ({
        words: await popularTerms(database, today, language),
      }),
      { keepFor: KEEP_POPULAR },
    ),
  ];
};
