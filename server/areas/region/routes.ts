import type { Deps } from '../../deps';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import type { Language } from '../../kernel/language';
import { locationAt } from '../../shared/geo/geocoder';
import { regionName } from '../../shared/geo/region-name';
import { citiesOf, childrenOf, pathOf, wholeTree } from '../../shared/geo/regions';

/** ms; regions change once a year, the counts of clinics rarely. */
const KEEP = 60_000;

const itemIn =
  (language: Language) =>
  (region: Parameters<typeof regionName>[0] & { readonly code: string }) => ({
    value: region.code,
    name: regionName(region, language),
  });

export const regionRoutes = ({ db, config }: Deps): readonly Route[] => [
  route('GET /base/map/tiles.do', () => config.mapTiles, { keepFor: KEEP }),
  route('GET /base/region/cities.do', (_input, { language }) => citiesOf(db, language), {
    keepFor: KEEP,
  }),
  route(
    'GET /base/region/childRegions.do',
    async ({ parentCode }, { language }) =>
      (await childrenOf(db, parentCode ?? null)).map(itemIn(language)),
    { keepFor: KEEP },
  ),
  route(
    'GET /base/region/getCityChildRegions.do',
    async ({ cityCode }, { language }) => (await childrenOf(db, cityCode)).map(itemIn(language)),
    { keepFor: KEEP },
  ),
  route(
    'GET /base/region/path.do',
    async ({ code }, { language }) => (await pathOf(db, code)).map(itemIn(language)),
    { keepFor: KEEP },
  ),
  route('GET /base/region/allRegionData.do', (_input, { language }) => wholeTree(db, language), {
    keepFor: KEEP,
  }),
  route('GET /department/region/geocoder.do', ({ lat, lng }, { language }) =>
    locationAt(db, lat, lng, language),
  ),
];
