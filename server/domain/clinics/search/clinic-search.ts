import type { SearchItem } from '@contract/search/endpoints';
import type { Database } from '../../../db/database';
import type { Language } from '../../../kernel/language';
import { isProvince } from '../../../shared/geo/lies-in';
import type { Point } from '../../../shared/geo/distance';
import { Cache } from '../../../kernel/cache';
import {
  CANDIDATES,
  anyOfCountry,
  clinicsOfProvince,
  firstOfCountry,
  nearestOfCountry,
} from './candidates';
import type { ClinicCandidate, Tokens } from './candidates';
import { createCitySearch } from './city-search';
import { Compared } from './compared';
import { LIFETIME } from './lifetime';
import { nearestFirst } from './ranked';

/** Candidates in memory, some 0.7 KB each. */
const MOST_CANDIDATES = 40_000;
/** With fewer results than this in the region, clinics elsewhere are shown as well. */
const FEW_CLINICS = 5;
/** A word that more clinics have is searched for from the reader outwards; those of a rarer one are all read and compared. */
const RARE = 500;
/** Degrees: readers within some 2 km of each other get the same clinics of a province, or of a frequent word. */
const CELL = 0.02;

export interface ClinicsAsked {
  /** At least one. */
  readonly tokens: Tokens;
  readonly regionCode?: string | undefined;
  readonly at: Point | null;
  readonly language: Language;
  /** Most results. */
  readonly most: number;
}

type Clinics = readonly Compared<ClinicCandidate>[];

const centreOf = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude / CELL) * CELL,
  longitude: Math.round(longitude / CELL) * CELL,
});

/** One character is in names everywhere, so it is searched in the region only. */
const isForEverywhere = (tokens: Tokens): boolean => Array.from(tokens.join('')).length > 1;

/** Finds clinics by words: those of a region, and where these are few, others too; the nearest first. */
export function createClinicSearch(database: Database) {
  const cached = new Cache<string, Clinics>({
    ...LIFETIME,
    limit: MOST_CANDIDATES,
    weigh: (all) => all.length + 1,
  });
  const keep = (
    key: readonly [tokens: Tokens, ...where: readonly unknown[]],
    read: () => Promise<ClinicCandidate[]>,
  ): Promise<Clinics> =>
    cached.get(JSON.stringify(key), async () =>
      (await read()).map((each) => new Compared(each, key[0])),
    );

  const inCountry = async (tokens: Tokens, at: Point | null): Promise<Clinics> => {
    if (at === null) return keep([tokens, 'first'], () => firstOfCountry(database, tokens));
    const any = await keep([tokens], () => anyOfCountry(database, tokens, RARE + 1));
    if (any.length <= RARE) return any;
    const centre = centreOf(at);
    return keep([tokens, centre], () => nearestOfCountry(database, tokens, centre));
  };
  const inCity = createCitySearch(database);
  const inRegion = (tokens: Tokens, region: string, at: Point | null): Promise<Clinics> => {
    if (!isProvince(region)) return inCity(tokens, region);
    const centre = at && centreOf(at);
    return keep([tokens, region, centre], () =>
      clinicsOfProvince(database, tokens, region, centre),
    );
  };

  return async ({
    tokens,
    regionCode,
    at,
    language,
    most,
  }: ClinicsAsked): Promise<SearchItem[]> => {
    const first = (all: Clinics): SearchItem[] =>
      nearestFirst(all, language, at, Math.min(most, CANDIDATES));
    if (regionCode === undefined) return first(await inCountry(tokens, at));
    const near = await inRegion(tokens, regionCode, at);
    if (near.length >= FEW_CLINICS || !isForEverywhere(tokens)) return first(near);
    const nearIds = new Set(near.map(({ candidate }) => candidate.id));
    const far = (await inCountry(tokens, at)).filter(({ candidate }) => !nearIds.has(candidate.id));
    return [...first(near), ...first(far)];
  };
}
