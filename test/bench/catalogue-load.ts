/**
 * Load on the catalogue as far as it matters to a provider that caches answers: many people ask for the same few
 * things, and nearly everybody is at another position. Cities are weighted by population, search words by Zipf's law
 * over what vaccination apps are asked for. Half of the words are cut short: the page searches 250 ms after each key,
 * so prefixes arrive as well. Positions are spread over ten kilometres round the centre, to ten metres, so that no two
 * requests for nearby clinics are equal; filters are those of the list, mostly none. The order is random.
 */

interface City {
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Population in millions. */
  readonly people: number;
  readonly districts: readonly string[];
}

const CITIES: readonly City[] = (
  [
    ['500100', 29.563, 106.551, 32, '渝北 江北 yubei'],
    ['310100', 31.23, 121.474, 25, '浦东 徐汇 pudong'],
    ['110100', 39.904, 116.407, 22, '朝阳 海淀 haidian'],
    ['510100', 30.573, 104.067, 21, '武侯 锦江 wuhou'],
    ['440100', 23.129, 113.264, 19, '天河 越秀 tianhe'],
    ['440300', 22.543, 114.058, 18, '南山 福田 nanshan'],
    ['420100', 30.593, 114.305, 14, '江岸 武昌 hongshan'],
    ['120100', 39.125, 117.19, 14, '和平 河西 hexi'],
    ['610100', 34.341, 108.94, 13, '雁塔 碑林 yanta'],
    ['410100', 34.747, 113.625, 13, '金水 二七 jinshui'],
    ['330100', 30.274, 120.155, 12, '西湖 余杭 xihu'],
    ['320500', 31.299, 120.585, 13, '姑苏 吴中 gusu'],
    ['130100', 38.042, 114.515, 11, '长安 裕华 yuhua'],
    ['370200', 36.067, 120.383, 10, '市南 崂山 laoshan'],
    ['430100', 28.228, 112.939, 10, '岳麓 芙蓉 yuelu'],
    ['320100', 32.06, 118.797, 9, '鼓楼 玄武 gulou'],
    ['530100', 25.039, 102.718, 8, '盘龙 官渡 panlong'],
    ['210100', 41.806, 123.432, 9, '沈河 铁西 tiexi'],
    ['340100', 31.821, 117.227, 9, '蜀山 庐阳 shushan'],
    ['350200', 24.48, 118.089, 5, '思明 湖里 siming'],
  ] as const
).map(([code, latitude, longitude, people, districts]) => ({
  code,
  latitude,
  longitude,
  people,
  districts: districts.split(' '),
}));

/** Most frequent first; the district stands for one of the city, and some are misspelt. */
const DISTRICT = '*';
const WORDS = (
  '流感疫苗 hpv 狂犬疫苗 社区卫生服务中心 liugan 九价 * 带状疱疹 hpv9价 接种门诊 乙肝疫苗 新冠 水痘 13价肺炎 kuangquan 预防接种 ' +
  'lg 百白破 手足口 yigan 妇幼保健院 麻腮风 轮状病毒 九价hpv疫苗 daizhuang 脊灰 卡介苗 shuidou 破伤风 青禾 流脑 甲肝 ' +
  'yfjz 成人接种 hpv疫苗 乙脑 留感 儿童疫苗 听松 五联 influenza 23价 liugna 望湖路 fuyou 云溪 带状泡疹 jiujia 医院 出血热'
).split(' ');

const FILTERS = [
  ['', 6],
  ['&hasFreeSlots=1', 3],
  ['&inStock=1', 2],
  ['&freeOn=weekend', 1],
  ['&freeOn=evening&within=5000', 1],
  ['&openToday=1', 1],
  ['&payWay=2&priceMax=60000', 1],
  ['&vaccineCode=flu', 2],
  ['&keyword=社区', 1],
] as const;

/** Share of searches whose word is cut short. */
const TYPING = 0.5;
/** Degrees from the centre, in each direction. */
const SPREAD = 0.05;

/** Chooses by weight. */
function weighted<T>(
  list: readonly T[],
  weigh: (item: T, index: number) => number,
): (chance: number) => T {
  const sums: number[] = [];
  for (const [index, item] of list.entries())
    sums.push((sums[index - 1] ?? 0) + weigh(item, index));
  const all = sums.at(-1) ?? 0;
  return (chance) => list[sums.findIndex((sum) => sum > chance * all)] as T;
}

const cityBy = weighted(CITIES, ({ people }) => people);
const wordBy = weighted(WORDS, (_word, at) => 1 / (at + 1));
const filterBy = weighted(FILTERS, ([, weight]) => weight);

/** Numbers in [0, 1), the same in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Requests, the same ones in every run. */
export function questions(seed: number) {
  const chance = chances(seed);
  const locationQuery = ({ code, latitude, longitude }: City): string => {
    const off = (): number => (chance() * 2 - 1) * SPREAD;
    return `regionCode=${code}&latitude=${(latitude + off()).toFixed(4)}&longitude=${(longitude + off()).toFixed(4)}`;
  };
  const typed = (city: City): string => {
    const chosen = wordBy(chance());
    const word =
      chosen === DISTRICT
        ? (city.districts[Math.floor(chance() * city.districts.length)] as string)
        : chosen;
    if (chance() > TYPING) return word;
    return word.slice(0, 1 + Math.floor(chance() * word.length));
  };
  return {
    nearby(): string {
      const [filter] = filterBy(chance());
      return `/department/department/nearbyDepartment.do?${locationQuery(cityBy(chance()))}&pageSize=8${filter}`;
    },
    search(): string {
      const city = cityBy(chance());
      return `/base/search/all.do?${locationQuery(city)}&word=${typed(city)}`;
    },
  };
}
