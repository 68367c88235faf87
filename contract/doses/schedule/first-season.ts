import { CHINA } from './china';
import { WITH_PRODUCTS } from './products';

/**
 * Doses that only the first season has, by vaccine: numbers in the course, from 1. By 中国流感疫苗预防接种技术指南（2023–2024）children from
 * 6 months to 8 years have two doses of the inactivated influenza vaccine, at least 4 weeks apart, in their first season; who
 * had one in an earlier season, is older or has the live vaccine has one. Who needs such a dose is for the table's skips to say.
 */
export const FIRST_SEASON_DOSES: ReadonlyMap<string, readonly number[]> = new Map(
  [...WITH_PRODUCTS].flatMap((code) => {
    const numbers = [...CHINA.antigens.values()]
      .flatMap(({ series }) => series)
      .flatMap(({ doses }) =>
        doses.flatMap(({ preferable, skips }, index) => {
          const isOfSeason = skips.some(({ sets }) =>
            sets.some(({ conditions }) => conditions.some(({ kind }) => kind === 'laterSeason')),
          );
          return isOfSeason && preferable.some((row) => row.code === code) ? [index + 1] : [];
        }),
      );
    return numbers.length > 0 ? [[code, numbers] as const] : [];
  }),
);

/** How many of a product's doses somebody has at least in a season; all of them where none is for a first season alone. */
export const fewestDoses = (code: string, doses: readonly { readonly doseNo: number }[]): number =>
  doses.filter(({ doseNo }) => FIRST_SEASON_DOSES.get(code)?.includes(doseNo) !== true).length;
