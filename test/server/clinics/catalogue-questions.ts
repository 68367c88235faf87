import { FREE_ON } from '@contract/department/free-on-rules';
import type { NearbyInput } from '../../../server/domain/clinics/clinic/nearby-input';
import type { Asked } from '../../../server/domain/clinics/search/search';
import { tokensOf } from '../../../server/search/tokens';

const REGIONS = [
  ['310100', 31.23, 121.474],
  ['310115', 31.22, 121.54],
  ['110100', 39.904, 116.407],
  ['500233', 30.3, 108.04],
  ['419001', 35.07, 112.6],
  ['440000', 23.129, 113.264],
  ['999900', 30, 110],
] as const;
/** Search texts: whole words and prefixes, in characters, pinyin and abbreviations. */
export const WORDS =
  '流感 liugan hpv9 社区 青禾 qh 浦东 p 接种门诊 yfjz 带状 liugym pudongxq 东城 dongcheng l 妇幼保健院 anlan clinic 朝阳'.split(
    ' ',
  );

/** Requests with every mixture of filters, the same ones in every run. */
export function mixedQuestions(products: readonly string[], seed = 11) {
  let state = seed;
  const chance = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const sometimes = <T>(often: number, part: T): T | undefined =>
    chance() < often ? part : undefined;
  const regionQuery = () => {
    const [regionCode, latitude, longitude] = pick(REGIONS);
    const at = {
      latitude: latitude + (chance() - 0.5) / 5,
      longitude: longitude + (chance() - 0.5) / 5,
    };
    return { regionCode, at: sometimes(0.8, at) ?? null };
  };
  return {
    nearby(): NearbyInput {
      const { regionCode, at } = regionQuery();
      return {
        regionCode,
        ...at,
        pageNo: pick([1, 1, 2]),
        pageSize: pick([3, 8, 50]),
        hasFreeSlots: sometimes(0.3, true),
        bookable: sometimes(0.3, true),
        freeOn: sometimes(0.2, pick(FREE_ON)),
        openToday: sometimes(0.2, true),
        payWay: sometimes(0.2, pick(['1', '2', '5'])),
        priceMax: sometimes(0.2, pick([0, 10_000, 60_000])),
        within: sometimes(0.2, pick([2_000, 20_000])),
        keyword: sometimes(0.2, pick(['%', ...WORDS])),
        productId: sometimes(0.1, pick(products)),
        vaccineCode: sometimes(0.1, pick(['flu', 'none'])),
        zoneId: sometimes(0.1, pick(['none'])),
      };
    },
    search: (): Asked => ({
      ...regionQuery(),
      tokens: tokensOf(pick(WORDS)),
      language: pick(['zh-CN', 'zh-CN', 'en']),
      most: pick([6, 100]),
    }),
  };
}
