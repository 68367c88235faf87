import type { Ranges } from '@contract/search/endpoints';
import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';

const BEIJING = '110100';
const CENTRE = { latitude: 39.904, longitude: 116.407 };

const marked = (text: string, ranges: Ranges): string[] =>
  ranges.map(([from, to]) => text.slice(from, to));

describe.each(['pglite', 'postgres'] as const)('search on %s', (database) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider({ database });
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

  test.each(['流感', 'liugan', 'liug', 'lg', 'LG'])(
    '%s finds flu vaccines, and marks what fits in their names',
    async (word) => {
      const vaccines = await group(word, 'vaccine');
      const flu = vaccines.find(
        ({ title }) => title.includes('流感') || title.includes('流行性感冒'),
      );
      expect(flu).toBeDefined();
      expect(flu && marked(flu.title, flu.titleRanges).join('')).toMatch(/^流/);
    },
  );

  test.each([
    ['流感疫苗', /流感|流行性感冒/],
    ['liug疫苗', /流感|流行性感冒/],
    ['liugym', /流感|流行性感冒/],
    ['流gan', /流感|流行性感冒/],
    ['hpv疫苗', /HPV|人乳头瘤/],
    ['hpv9', /九价/],
    ['9价hpv', /九价/],
    ['二价hpv', /双价/],
    ['yg', /乙型肝炎/],
  ])('%s, as people say or type it, finds first the vaccine that was meant', async (word, name) => {
    const [first] = await group(word, 'vaccine');
    expect(first?.title).toMatch(name);
  });

  /** [typed, what one of the first three vaccines says in its name or second line] */
  const EVERYDAY: readonly (readonly [typed: string, meant: RegExp])[] = [
    ...(['佳达修', 'Gardasil', 'gardasil9', '佳达修9', '佳达修９', 'jiadaxiu'] as const).map(
      (typed) => [typed, /佳达修/] as const,
    ),
    ...(['希瑞适', 'Cervarix', 'cervarix', 'xiruishi'] as const).map(
      (typed) => [typed, /希瑞适/] as const,
    ),
    ...(['馨可宁', 'Cecolin'] as const).map((typed) => [typed, /馨可宁/] as const),
    ['沃泽惠', /沃泽惠/],
    ...(['沛儿', '沛儿13', 'Prevnar', '沛兒'] as const).map((typed) => [typed, /沛儿/] as const),
    ['沃安欣', /沃安欣/],
    ...(['欣安立适', 'Shingrix', '欣安立適'] as const).map((typed) => [typed, /欣安立适/] as const),
    ['感维', /带状疱疹/],
    ...(['潘太欣', 'Pentaxim', '五联', '5联', '五聯', '５联', '五联疫苗', '五合一'] as const).map(
      (typed) => [typed, /百白破灭活脊髓灰质炎/] as const,
    ),
    ['四联', /百白破 b 型/],
    ['4联', /百白破 b 型/],
    ['爱宝惟', /脊髓灰质炎灭活/],
    ['愛寶惟', /脊髓灰质炎灭活/],
    ['乐儿德', /轮状/],
    ['RotaTeq', /轮状/],
    ['纽莫法', /23 价肺炎/],
    ['曼海欣', /ACYW135/],
    ...(['水痘', '水痘疫苗', 'shuidou', 'chickenpox'] as const).map(
      (typed) => [typed, /水痘/] as const,
    ),
    ...(['肺炎鏈球菌', '肺炎球菌', '13價肺炎', '十三价', '13价', 'ppv23'] as const).map(
      (typed) => [typed, /肺炎球菌/] as const,
    ),
    ...(['流感疫苗', '流感', '四價流感', 'ｆｌｕ', 'flu'] as const).map(
      (typed) => [typed, /流感/] as const,
    ),
    ...(['乙肝', '乙型肝炎', '乙肝疫苗', 'hepatitis b'] as const).map(
      (typed) => [typed, /乙型肝炎/] as const,
    ),
    ...(['狂犬病', '狂犬疫苗', '狂犬', 'rabies'] as const).map(
      (typed) => [typed, /狂犬病/] as const,
    ),
    ...(['ＨＰＶ', '九價hpv', '宫颈癌', '宮頸癌疫苗'] as const).map(
      (typed) => [typed, /乳头瘤/] as const,
    ),
    ['帶狀皰疹', /带状疱疹/],
    ['輪狀病毒', /轮状/],
    ['手足口', /肠道病毒 71/],
    ['糖丸', /口服.*脊髓灰质炎/],
    ['破傷風', /破伤风/],
    ['麻腮风', /麻疹腮腺炎风疹/],
    ['卡介苗', /卡介苗/],
    ['百白破', /百白破/],
  ];

  test.each(EVERYDAY)('%s is meant by one of the first three vaccines', async (typed, meant) => {
    const first = (await group(typed, 'vaccine')).slice(0, 3);
    const names = first.map(({ title, note }) => `${title} ${note}`);
    expect(names).toContainEqual(expect.stringMatching(meant));
  });

  test.each([
    ['hpv9-msd', '佳达修 9', 'Gardasil 9'],
    ['hepb-nip', '', ''],
  ])('the page and the lists of %s say its trade name', async (vaccId, zh, en) => {
    for (const [language, brand] of [
      ['zh-CN', zh],
      ['en', en],
    ] as const) {
      const page = await provider.ok('GET /vaccine/product/detail.do', { vaccId }, { language });
      const index = await provider.ok('GET /vaccine/product/index.do', {}, { language });
      const { list } = await provider.ok(
        'GET /vaccine/product/pageList.do',
        { pageSize: 50 },
        { language },
      );
      const near = { regionCode: BEIJING, ...CENTRE, productId: vaccId };
      const { list: clinics } = await provider.ok(
        'GET /department/department/nearbyDepartment.do',
        near,
      );
      const { depaCode = '' } = clinics[0] ?? {};
      const atClinic = await provider.ok(
        'GET /base/department/vaccines.do',
        { depaCode },
        { language },
      );
      const lines = [...index, ...list, ...atClinic].filter(
        ({ productId }) => productId === vaccId,
      );
      expect([page, ...lines].map((each) => each.brand)).toEqual([brand, brand, brand, brand]);
    }
  });

  test.each([
    ['佳达修', /肺炎|双价|万泰/],
    ['沛儿', /沃森|民海|23 价/],
    ['希瑞适', /万泰|泽润|默沙东/],
    ['Shingrix', /减毒/],
    ['五联', /脊髓灰质炎灭活疫苗（|^无细胞/],
    ['水痘', /带状疱疹|流感/],
    ['狂犬病', /破伤风/],
  ])('%s does not find another vaccine', async (typed, other) => {
    const found = await group(typed, 'vaccine');
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ title, note }) => `${title} ${note}`)).not.toContainEqual(
      expect.stringMatching(other),
    );
  });

  test.each([
    ['hpv 北京', /乳头瘤/, /^.*(?:北京|城区|朝阳区|海淀区|丰台区)/],
    ['北京 hpv', /乳头瘤/, /^.*(?:北京|城区|朝阳区|海淀区|丰台区)/],
    ['流感 朝阳', /流感/, /朝阳/],
    ['流感 朝陽', /流感/, /朝阳/],
    ['佳达修 海淀', /佳达修/, /海淀/],
  ])(
    '%s finds the vaccine and the clinics there that offer it',
    async (typed, vaccine, location) => {
      const [vaccines, clinics] = [await group(typed, 'vaccine'), await group(typed, 'clinic')];
      expect(vaccines.slice(0, 3).map(({ title, note }) => `${title} ${note}`)).toContainEqual(
        expect.stringMatching(vaccine),
      );
      expect(clinics.length).toBeGreaterThan(0);
      for (const { title, note } of clinics) expect(`${title}${note}`).toMatch(location);
      for (const { id } of clinics) {
        const offered = await provider.ok('GET /base/department/vaccines.do', { depaCode: id });
        const wanted = vaccines.map((each) => each.id);
        expect(offered.some(({ productId }) => wanted.includes(productId))).toBe(true);
      }
      const page = {
        word: typed,
        regionCode: BEIJING,
        ...CENTRE,
        kind: 'clinic',
        pageSize: 50,
      } as const;
      const { list } = await provider.ok('GET /base/search/pageList.do', page);
      expect(list.slice(0, clinics.length)).toEqual(clinics);
    },
  );

  test.each(['hpv 望远镜', '水痘 2', '望远镜 朝阳'])('%s finds nothing', async (typed) => {
    expect((await find(typed)).groups).toEqual([]);
  });

  test('a district is found by a word that is shortened in the middle', async () => {
    const [first] = await group('dongcq', 'clinic');
    expect(`${first?.title}${first?.note}`).toContain('东城区');
  });

  test('what people call a vaccine comes before what only has the word in its name', async () => {
    const [first] = await group('流感', 'vaccine');
    expect(first?.title).not.toContain('嗜血杆菌');
  });

  test.each(['流感', 'liugan', 'flu'])(
    'every list puts vaccines against influenza before the others that %s finds',
    async (word) => {
      const lists = [
        await provider.ok('GET /base/search/pageList.do', { word, kind: 'vaccine', pageSize: 50 }),
        await provider.ok('GET /vaccine/product/pageList.do', { keyword: word, pageSize: 50 }),
      ];
      for (const { list } of lists) {
        const names = list.map((each) => ('title' in each ? each.title : each.name));
        const flu = names.filter((name) => /流感|流行性感冒/.test(name) && !/嗜血杆菌/.test(name));
        expect(flu.length).toBeGreaterThan(3);
        expect(names.slice(0, flu.length)).toEqual(flu);
      }
    },
  );

  test('a disease is found by the vaccine against it, and an article by words of its title', async () => {
    expect((await group('hpv', 'disease')).length).toBeGreaterThan(0);
    const articles = await group('流感', 'article');
    expect(articles.some(({ title }) => title.includes('流感'))).toBe(true);
  });

  test('clinics of the region come nearest first, by district, pinyin and initials', async () => {
    for (const word of ['东城', 'dongcheng', 'dcq']) {
      const clinics = await group(word, 'clinic');
      expect(clinics.length).toBeGreaterThan(0);
      const distances = clinics.map(({ distance }) => distance ?? -1);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
    }
  });

  test('several words must all fit, wherever they stand', async () => {
    const clinics = await group('东城 预防接种', 'clinic');
    for (const { title, note } of clinics) {
      expect(`${title}${note}`).toContain('东城');
      expect(title).toContain('预防接种');
    }
    expect((await find('东城 望远镜')).groups).toEqual([]);
  });

  test('nothing is made up: an unknown word and mere punctuation find nothing and suggest nothing', async () => {
    expect(await find('量子纠缠望远镜')).toEqual({ groups: [], meant: null, isUrgent: false });
    for (const word of ['%', "'", '\\', ':*', "a' | 'b", '&!()'])
      expect((await find(word)).groups.every(({ items }) => items.length > 0)).toBe(true);
    expect((await find('%')).groups).toEqual([]);
  });

  test('in English the names are English, and Chinese still finds them', async () => {
    const { groups } = await find('influenza', {}, 'en');
    const vaccines = groups.find(({ kind }) => kind === 'vaccine')?.items ?? [];
    expect(vaccines.length).toBeGreaterThan(0);
    expect(vaccines[0]?.title).not.toMatch(/\p{Script=Han}/u);
    expect((await find('流感', {}, 'en')).groups.length).toBeGreaterThan(0);
  });

  test('the rest of a kind comes page by page, none twice', async () => {
    const page = (pageNo: number) =>
      provider.ok('GET /base/search/pageList.do', {
        word: '北京',
        regionCode: BEIJING,
        ...CENTRE,
        kind: 'clinic',
        pageNo,
        pageSize: 5,
      });
    const [first, second] = [await page(1), await page(2)];
    expect(first.hasMore).toBe(true);
    const ids = [...first.list, ...second.list].map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
  });

  test('the lists of clinics and of vaccines understand pinyin too', async () => {
    const clinics = await provider.ok('GET /department/department/nearbyDepartment.do', {
      regionCode: BEIJING,
      keyword: 'dongcheng',
    });
    expect(clinics.list.map(({ regionName }) => regionName)).toContain('东城区');
    const vaccines = await provider.ok('GET /vaccine/product/pageList.do', { keyword: 'liugan' });
    expect(vaccines.total).toBeGreaterThan(0);
  });

  test('a vaccine that is searched for among clinics finds those that have it', async () => {
    const nearby = async (keyword: string) =>
      (
        await provider.ok('GET /department/department/nearbyDepartment.do', {
          regionCode: BEIJING,
          keyword,
        })
      ).list;
    for (const [typed, name] of [
      ['九价', '九价'],
      ['九介hpv', '九价'],
      ['缠腰龙', '带状疱疹'],
      ['狗咬', '狂犬病'],
      ['dzpz', '带状疱疹'],
      ['shingrex', '带状疱疹'],
    ] as const) {
      const clinics = await nearby(typed);
      expect([typed, clinics.length > 0]).toEqual([typed, true]);
      for (const { depaCode } of clinics) {
        const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
        expect(vaccines.map((each) => each.name).join(' ')).toContain(name);
      }
    }
    expect(await nearby('没有这种东西')).toEqual([]);
  });

  test('each vaccine that a word finds at a clinic has its own day, the soonest first', async () => {
    const nearby = async (keyword: string) =>
      (
        await provider.ok('GET /department/department/nearbyDepartment.do', {
          regionCode: BEIJING,
          keyword,
          eachProduct: '1',
        })
      ).list;
    const clinics = await nearby('九价');
    for (const { depaCode, nextFreeDay, vaccineCount, products = [] } of clinics) {
      const own = await provider.ok('GET /base/department/vaccines.do', { depaCode });
      expect(products).toHaveLength(vaccineCount);
      for (const product of products) {
        expect(product.shortName).toContain('九价');
        const { productId, nextFreeDay: day } = product;
        expect(own.find((one) => one.productId === productId)?.nextFreeDay).toBe(day);
      }
      expect(products[0]?.nextFreeDay ?? null).toBe(nextFreeDay);
    }
    expect(clinics.some(({ products = [] }) => products.length > 1)).toBe(true);
    const [named] = await nearby('dongcheng');
    expect(named?.products).toEqual([]);
  });

  test.each(['zh-CN', 'en'] as const)(
    'in %s words are suggested that find vaccines, none of them part of another',
    async (language) => {
      const { words } = await provider.ok('GET /base/search/popular.do', {}, { language });
      expect(words.length).toBeGreaterThanOrEqual(6);
      for (const word of words)
        expect(words.filter((other) => other.includes(word))).toEqual([word]);
      const kinds = await Promise.all(
        words.map(async (word) => (await find(word, {}, language)).groups[0]?.kind),
      );
      expect(kinds).toEqual(words.map(() => 'vaccine'));
    },
  );

  test('a large answer that everybody gets is compressed, and may be given out by a CDN for seconds', async () => {
    const path = `${provider.url}/base/region/allRegionData.do`;
    const asked = (accepted: string) => fetch(path, { headers: { 'accept-encoding': accepted } });
    const plain = await asked('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip;q=0.8, br;q=0', 'gzip'],
    ] as const) {
      const answer = await asked(accepted);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length / 3);
      expect(await answer.text()).toBe(text);
      expect(answer.headers.get('vary')).toBe('x-language, accept-encoding');
      expect(answer.headers.get('cache-control')).toMatch(
        /^public, max-age=0, s-maxage=([1-9]|10),/,
      );
    }
  });

  test('answers that everybody reads carry a validator, and an unchanged one is not sent again', async () => {
    const url = `${provider.url}/base/search/all.do?word=hpv`;
    const first = await fetch(url);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});
