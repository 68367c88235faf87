import type { Ranges } from '@contract/search/endpoints';
import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';

const BEIJING = '110100';
const CENTRE = { latitude: 39.904, longitude: 116.407 };

const marked = (text: string, ranges: Ranges): string[] =>
  ranges.map(([from, to]) => text.slice(from, to));

describe('what is meant by what is typed', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider?.stop());

  const find = (word: string, input: object = {}, language: 'zh-CN' | 'en' = 'zh-CN') =>
    provider.ok(
      'GET /base/search/all.do',
      { word, regionCode: BEIJING, ...CENTRE, ...input },
      { language },
    );
  const group = async (word: string, kind: string) =>
    (await find(word)).groups.find((each) => each.kind === kind)?.items ?? [];

  test.each([
    ['留感', '流感'],
    ['liugna', '流感'],
    ['liuggan', '流感'],
    ['带状泡疹', '带状疱疹'],
    ['缠腰龙疫苗', '带状疱疹'],
    ['flu shot', '流感'],
  ])(
    '%s shows at once what is meant, says %s, and can be searched for as it is',
    async (typed, meant) => {
      const answer = await find(typed);
      expect(answer.meant).toMatch(new RegExp(`^(?:${meant}|Flu)$`, 'i'));
      expect(answer.groups.length).toBeGreaterThan(0);
      expect(answer.groups.map(({ kind }) => kind)).toContain('vaccine');
      expect(await find(typed, { literal: true })).toEqual({
        groups: [],
        meant: null,
        isUrgent: false,
      });
      const page = { word: typed, regionCode: BEIJING, ...CENTRE, kind: 'vaccine' } as const;
      const { list } = await provider.ok('GET /base/search/pageList.do', { ...page, pageSize: 50 });
      const [first] = answer.groups.filter(({ kind }) => kind === 'vaccine');
      expect(list.slice(0, first?.items.length)).toEqual(first?.items);
      const literal = { ...page, literal: true } as const;
      expect((await provider.ok('GET /base/search/pageList.do', literal)).total).toBe(0);
    },
  );

  test.each(['狗咬', '被猫抓了', '老鼠咬了怎么办'])(
    '%s shows first what to do now and where to go, then the vaccine',
    async (typed) => {
      const { groups, isUrgent } = await find(typed);
      expect(isUrgent).toBe(true);
      expect(groups.map(({ kind }) => kind).slice(0, 2)).toEqual(['article', 'clinic']);
      expect(groups[0]?.items[0]?.id).toBe('bite');
      const clinics = groups.find(({ kind }) => kind === 'clinic')?.items ?? [];
      const [nearest] = clinics;
      expect(nearest).toBeDefined();
      const offered = await provider.ok('GET /base/department/vaccines.do', {
        depaCode: nearest?.id ?? '',
      });
      expect(offered.some(({ productId }) => productId.startsWith('rabies-'))).toBe(true);
      expect(groups.map(({ kind }) => kind)).toContain('vaccine');
    },
  );

  test.each(['新冠疫苗', '猴痘', '蛇咬', 'hpv 望远镜'])(
    '%s is taken for nothing else',
    async (typed) => {
      expect(await find(typed)).toEqual({ groups: [], meant: null, isUrgent: false });
    },
  );

  test('what vaccines cost in a region and when they are free there is what their own pages say', async () => {
    const productIds = 'flu4-hualan,rabies-chengda';
    const region = { regionCode: BEIJING };
    const rows = await provider.ok('GET /base/search/availability.do', { productIds, ...region });
    expect(rows.map(({ productId }) => productId).sort()).toEqual(productIds.split(','));
    for (const { productId, priceFrom, priceTo, departmentCount, nextFreeDay } of rows) {
      const page = await provider.ok('GET /vaccine/product/detail.do', {
        vaccId: productId,
        ...region,
      });
      expect(page).toMatchObject({ priceFrom, priceTo, departmentCount });
      const { firstFreeDay } = await provider.ok('GET /department/department/nearbyDepartment.do', {
        ...region,
        productId,
        hasFreeSlots: '1',
      });
      expect(nextFreeDay).toBe(firstFreeDay);
    }
  });

  test('a row of a vaccine says the name that people use, marked, and the ages', async () => {
    const [first] = await group('九价', 'vaccine');
    expect(first?.vaccine?.shortName).toContain('九价');
    expect(marked(first?.vaccine?.shortName ?? '', first?.vaccine?.shortNameRanges ?? [])).toEqual([
      '九价',
    ]);
    expect(first?.vaccine?.ageText).not.toBe('');
  });

  test.each([
    ['zh-CN', ['被猫狗咬了', '新生儿', '孕妇', '老人', '出国', '漏打补种']],
    ['en', ['Animal bite', 'Newborn', 'Pregnancy', 'Older people', 'Travel', 'Missed dose']],
  ] as const)(
    'in %s every situation that the page offers finds something',
    async (language, words) => {
      const found = await Promise.all(words.map((word) => find(word, {}, language)));
      expect(found.map(({ groups }) => groups.length > 0)).toEqual(words.map(() => true));
    },
  );

  test.each([
    ['被狗咬了', '狂犬'],
    ['liugna', '流感'],
  ])(
    'the list of vaccines understands %s as well, and says what it lists',
    async (keyword, meant) => {
      const understood = await provider.ok('GET /vaccine/product/pageList.do', { keyword });
      expect(understood.meant).toContain(meant);
      const plain = await provider.ok('GET /vaccine/product/pageList.do', {
        keyword: understood.meant ?? '',
      });
      expect(understood.total).toBe(plain.total);
      expect(plain.meant).toBeUndefined();
      const english = await provider.ok(
        'GET /vaccine/product/pageList.do',
        { keyword },
        { language: 'en' },
      );
      expect(english.meant).not.toMatch(/\p{Script=Han}/u);
      const nothing = await provider.ok('GET /vaccine/product/pageList.do', { keyword: '望远镜' });
      expect(nothing).toMatchObject({ total: 0, list: [] });
    },
  );
});
