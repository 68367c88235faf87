import type { City } from '@contract/region/endpoints';
import { compareText } from '@contract/text/order-rules';
import { groupByLetter } from '@/ui/letter-groups';
import type { LetterGroup } from '@/ui/letter-groups';

/** Province codes of the municipalities (specification §9). */
export const MUNICIPALITIES: readonly string[] = ['11', '12', '31', '50'];

/** Whether a region belongs to a municipality, which is province and city in one. */
export const isMunicipality = (code: string): boolean => MUNICIPALITIES.includes(code.slice(0, 2));

const LETTER = /^[a-z]/;
/** Letter for names whose pinyin is unknown. */
const OTHER = '#';

const letterOf = ({ initials }: City): string =>
  LETTER.test(initials) ? initials.charAt(0).toUpperCase() : OTHER;

const byPinyin = (a: City, b: City): number =>
  a.pinyin < b.pinyin ? -1 : a.pinyin > b.pinyin ? 1 : 0;

/** Cities with clinics; all others are found by searching. */
export const bookableCities = (cities: readonly City[]): readonly City[] =>
  cities.filter((city) => city.departmentCount > 0);

/** Province codes of Hong Kong and Macau, whose districts need the region's name to be recognised. */
const PARTS_OF_A_REGION = ['81', '82'];

/** Whether a city's name is shown with its province. */
export const needsProvince = ({ cityCode }: City): boolean =>
  PARTS_OF_A_REGION.includes(cityCode.slice(0, 2));

/** Cities grouped by letter, A to Z, each group by pinyin; those without a letter come last. */
export function groupCities(cities: readonly City[]): readonly LetterGroup<City>[] {
  const rank = (letter: string): string => (letter === OTHER ? '~' : letter);
  const indexed = [...cities].sort(byPinyin).map((city) => ({ initial: letterOf(city), city }));
  return groupByLetter(indexed)
    .map(({ letter, items }) => ({ letter, items: items.map(({ city }) => city) }))
    .sort((a, b) => compareText(rank(a.letter), rank(b.letter)));
}

/** How well a city matches the input; lower is better, undefined is no match. */
function fit(city: City, word: string): number | undefined {
  if (city.cityName.toLowerCase().startsWith(word)) return 0;
  if (city.initials === word) return 1;
  if (city.pinyin.startsWith(word)) return 2;
  if (city.initials.startsWith(word)) return 3;
  if (city.cityName.toLowerCase().includes(word)) return 4;
  if (city.provinceName.toLowerCase().startsWith(word)) return 5;
  return undefined;
}

/** Cities by name, pinyin, initials or province; best match first, ties by number of clinics. */
export function searchCities(cities: readonly City[], typed: string): readonly City[] {
  const word = typed
    .trim()
    .toLowerCase()
    .replace(/['’\s]/g, '');
  if (!word) return [];
  return cities
    .flatMap((city) => {
      const rank = fit(city, word);
      return rank === undefined ? [] : [{ city, rank }];
    })
    .sort((a, b) => a.rank - b.rank || b.city.departmentCount - a.city.departmentCount)
    .map(({ city }) => city);
}
