import { CODE } from '@contract/errors';
import { startProvider } from '../kit/harness';
import { priceViolations } from './price-surfaces';
import type { Provider } from '../kit/harness';

const BEIJING = '110100';
/** The product whose slots are opened by announced releases in the sample data. */
const SCARCE = 'hpv9-msd';
const CENTRE = { latitude: 39.904, longitude: 116.407 };

describe.each(['pglite', 'postgres'] as const)('public readings on %s', (database) => {
  let provider: Provider;

  beforeAll(async () => {
    provider = await startProvider({ database });
    await provider.scheduleReady();
  });
  afterAll(() => provider?.stop());

  const nearby = (input: object = {}) =>
    provider.ok('GET /department/department/nearbyDepartment.do', {
      regionCode: BEIJING,
      ...input,
    });

  test('the provider tells its time', async () => {
    const { now } = await provider.ok('GET /base/time/now.do', undefined);
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
  });

  test('regions form one tree, with names in the language asked for', async () => {
    const tree = await provider.ok('GET /base/region/allRegionData.do', undefined);
    const beijing = tree.find(({ value }) => value === '110000');
    expect(beijing?.cities[0]?.areas.map(({ name }) => name)).toContain('东城区');
    const provinces = await provider.ok('GET /base/region/childRegions.do', {}, { language: 'en' });
    expect(provinces.map(({ name }) => name)).toContain('Beijing');
    const areas = await provider.ok('GET /base/region/getCityChildRegions.do', {
      cityCode: BEIJING,
    });
    expect(areas.length).toBeGreaterThan(5);
    const path = async (code: string) =>
      (await provider.ok('GET /base/region/path.do', { code })).map(({ name }) => name);
    expect(await path('320500')).toEqual(['江苏省', '苏州市']);
    // Counties that lie in no city of their number.
    expect(await path('429004')).toEqual(['湖北省', '仙桃市']);
    expect(await path('500229')).toEqual(['重庆市', '重庆市', '城口县']);
    expect(await path('999999')).toEqual([]);
    const cities = await provider.ok('GET /base/region/cities.do', undefined);
    expect(cities.find(({ cityCode }) => cityCode === BEIJING)?.departmentCount).toBeGreaterThan(0);
  });

  test('a position becomes its city and district; the open sea does not', async () => {
    const location = await provider.ok('GET /department/region/geocoder.do', {
      lat: 39.93,
      lng: 116.41,
    });
    expect(location).toMatchObject({ cityCode: BEIJING, cityName: '北京市', regionName: '东城区' });
    const sea = await provider.call('GET /department/region/geocoder.do', { lat: 10, lng: -140 });
    expect(sea.code).toBe(CODE.NOT_FOUND);
  });

  test('pictures of vaccines, articles and zones are drawn for what the catalogue has', async () => {
    const drawn = async (name: string) => {
      const answer = await fetch(`${provider.url}/pictures/${name}.svg`);
      return `${answer.status} ${await answer.text()}`;
    };
    expect(await drawn('vaccine/rota5-msd')).toMatch(
      /^200 .*五价轮状 Rotavirus, 5-valent<\/title>/,
    );
    expect(await drawn('article/first-visit')).toMatch(/^200 .*Baby’s first vaccination visit/);
    expect(await drawn('zone/hpv')).toMatch(/^200 .*HPV 专区 HPV<\/title>/);
    expect(await drawn('zone/none')).toMatch(/^404/);
  });

  test('nearby clinics come nearest first, page by page, none twice', async () => {
    const first = await nearby({ ...CENTRE, pageSize: 5 });
    const second = await nearby({ ...CENTRE, pageSize: 5, pageNo: 2 });
    const distances = [...first.list, ...second.list].map(({ distance }) => distance ?? -1);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const codes = new Set([...first.list, ...second.list].map(({ depaCode }) => depaCode));
    expect(codes.size).toBe(10);
    expect(first.hasMore).toBe(true);
    const within = await nearby({ ...CENTRE, within: 5000, pageSize: 50 });
    expect(within.list.length).toBeGreaterThan(0);
    expect(within.list.every(({ distance }) => (distance ?? Infinity) <= 5000)).toBe(true);
    expect(within.total).toBeLessThan(first.total);
  });

  test('filters keep what they promise', async () => {
    const free = await nearby({ hasFreeSlots: '1', pageSize: 50 });
    expect(free.list.every(({ nextFreeDay }) => nextFreeDay !== null)).toBe(true);
    const any = await nearby({ productId: SCARCE, pageSize: 50 });
    expect(any.list.some(({ nextFreeDay }) => nextFreeDay === null)).toBe(true);
    const bookable = await nearby({ productId: SCARCE, bookable: '1', pageSize: 50 });
    expect(bookable.list.map(({ depaCode }) => depaCode).sort()).toEqual(
      any.list.flatMap((each) => (each.nextFreeDay === null ? [] : each.depaCode)).sort(),
    );
    const open = await nearby({ openToday: '1', pageSize: 50 });
    expect(open.list.every(({ openToday }) => openToday)).toBe(true);
    const flu = await nearby({ vaccineCode: 'flu', pageSize: 50 });
    for (const { depaCode } of flu.list.slice(0, 3)) {
      const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
      expect(vaccines.map(({ vaccineCode }) => vaccineCode)).toContain('flu');
    }
    const percent = await nearby({ keyword: '%' });
    expect(percent.total).toBe(0);
  });

  test('a price is at most what is paid for a dose, the service fee included', async () => {
    const { list } = await nearby({ pageSize: 50 });
    const [clinic] = list.filter(({ isOnline }) => isOnline);
    const depaCode = clinic?.depaCode ?? '';
    const clinicProducts = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    const paid = clinicProducts.find(({ serviceFeeCents }) => serviceFeeCents > 0);
    expect(paid).toBeDefined();
    const { productId = '', priceCents = 0, serviceFeeCents = 0 } = paid ?? {};
    const codesUpTo = async (priceMax: number): Promise<string[]> =>
      (await nearby({ productId, priceMax, pageSize: 50 })).list.map((each) => each.depaCode);
    expect(await codesUpTo(priceCents + serviceFeeCents - 1)).not.toContain(depaCode);
    expect(await codesUpTo(priceCents + serviceFeeCents)).toContain(depaCode);
  });

  test('the next free day is a day with a place that can be taken', async () => {
    const { list } = await nearby({ hasFreeSlots: '1', pageSize: 3 });
    const depaCode = list[0]?.depaCode ?? '';
    const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    const free = vaccines.filter(({ nextFreeDay }) => nextFreeDay !== null);
    expect(free.length).toBeGreaterThan(0);
    for (const { productId, nextFreeDay } of free) {
      const input = { depaCode, productId, day: nextFreeDay ?? '' };
      const slots = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', input);
      expect(slots.some(({ residue }) => residue > 0)).toBe(true);
    }
  });

  test('a search for a product says of each clinic what the clinic’s own page says', async () => {
    const { list: products } = await provider.ok('GET /vaccine/product/pageList.do', {
      regionCode: BEIJING,
      pageSize: 50,
    });
    const kinds = new Set<string>();
    for (const { productId } of products) {
      const { list } = await nearby({ productId, pageSize: 4 });
      for (const { depaCode, isOnline, inStock, nextFreeDay, releaseAt, releaseId } of list) {
        const clinicProducts = await provider.ok('GET /base/department/vaccines.do', { depaCode });
        const clinicProduct = clinicProducts.find((each) => each.productId === productId);
        expect([productId, depaCode, inStock, nextFreeDay]).toEqual([
          productId,
          depaCode,
          clinicProduct?.inStock,
          clinicProduct?.nextFreeDay,
        ]);
        kinds.add(inStock ? 'in stock' : 'out of stock');
        if (!isOnline || !inStock || nextFreeDay !== null) continue;
        expect({ releaseAt, releaseId }).toEqual({
          releaseAt: clinicProduct?.releaseAt,
          releaseId: clinicProduct?.releaseId,
        });
        kinds.add(releaseAt === null ? 'full' : 'awaits a release');
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['in stock', 'out of stock']));
  });

  test('the first free day is the earliest of all clinics, not of those on the page', async () => {
    const all = await nearby({ ...CENTRE, hasFreeSlots: '1', pageSize: 50 });
    const days = all.list.flatMap(({ nextFreeDay }) => nextFreeDay ?? []).sort();
    const one = await nearby({ ...CENTRE, hasFreeSlots: '1', pageSize: 1 });
    expect(all.total).toBe(all.list.length);
    expect(one.firstFreeDay).toBe(days[0]);
    expect((await nearby(CENTRE)).firstFreeDay).toBeNull();
  });

  test('a clinic’s page, notices and catalogue answer in both languages', async () => {
    const { list } = await nearby({ pageSize: 1 });
    const depaCode = list[0]?.depaCode ?? '';
    const chinese = await provider.ok('GET /base/department/detail.do', { depaCode, ...CENTRE });
    const english = await provider.ok(
      'GET /base/department/detail.do',
      { depaCode },
      { language: 'en' },
    );
    expect(chinese.distance).toBeGreaterThan(0);
    expect(english.distance).toBeNull();
    expect(english.name).not.toMatch(/\p{Script=Han}/u);
    expect(english.payWayStr).not.toMatch(/\p{Script=Han}/u);
    expect(chinese.hours).toHaveLength(7);
    const notices = await provider.ok('GET /hospital-page/notice/listThree.do', { depaCode });
    expect(notices.length).toBeGreaterThan(0);
    expect(notices.length).toBeLessThanOrEqual(3);
    const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    const catalogue = await provider.ok(
      'GET /department/department/getDepartmentVaccineCatalogForOnline.do',
      { depaCode },
    );
    const listed = new Set(
      catalogue.flatMap((node) => node.vaccines.map(({ productId }) => productId)),
    );
    expect([...listed].every((id) => vaccines.some(({ productId }) => productId === id))).toBe(
      true,
    );
    expect(listed.size).toBeGreaterThan(0);
    const unknown = await provider.call('GET /base/department/detail.do', { depaCode: 'nowhere' });
    expect(unknown.code).toBe(CODE.NOT_FOUND);
  });

  test('the clinic page, the calendar and the line name one time of the next release', async () => {
    const list = 'GET /subscribe/release/list.do';
    const { list: clinics } = await nearby({ productId: SCARCE, pageSize: 50 });
    const kinds = new Set<string>();
    for (const { depaCode } of clinics.filter(({ isOnline }) => isOnline)) {
      const clinicProducts = await provider.ok('GET /base/department/vaccines.do', { depaCode });
      const { productId, releaseAt, releaseId } =
        clinicProducts.find(({ productId: id, inStock }) => id === SCARCE && inStock) ?? {};
      if (productId === undefined || typeof releaseAt !== 'number') continue;
      const { today } = await provider.ok('GET /base/time/now.do', undefined).then(({ now }) => ({
        today: new Date(now + 8 * 3_600_000).toISOString(),
      }));
      const calendar = await provider.ok('GET /subscribe/subscribe/departmentWorkDays.do', {
        depaCode,
        productId,
        month: today.slice(0, 7),
      });
      expect(calendar.releaseAt).toBe(releaseAt);
      const releases = await provider.ok(list, { depaCode, productId });
      // An earlier release would be the next one; a release at that very time is named.
      const next = releases.find((release) => release.state === 'announced');
      expect(next && next.releaseAt <= releaseAt ? next.releaseId : null).toBe(releaseId);
      if (releaseId) {
        const release = await provider.ok('GET /subscribe/release/detail.do', { releaseId });
        expect(release).toMatchObject({ depaCode, productId, releaseAt });
      }
      kinds.add(releaseId ? 'line' : next ? 'line later' : 'no line');
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['line', 'no line']));
  });

  test('every product has one total price on every surface, or a lowest one where clinics differ', async () => {
    expect(await priceViolations(provider, BEIJING)).toEqual([]);
  });

  test('of the clinics with a product those count as free that have a time to book, as in the list of clinics', async () => {
    const { list } = await provider.ok('GET /vaccine/product/pageList.do', {
      regionCode: BEIJING,
      pageSize: 50,
    });
    const counted = [];
    for (const { productId, freeDepartmentCount } of list) {
      const near = { regionCode: BEIJING, productId, pageSize: 50 };
      const clinics = await provider.ok('GET /department/department/nearbyDepartment.do', near);
      const free = clinics.list.filter(({ nextFreeDay }) => nextFreeDay !== null).length;
      const { freeDepartmentCount: inDetail } = await provider.ok(
        'GET /vaccine/product/detail.do',
        { vaccId: productId, regionCode: BEIJING },
      );
      expect([productId, freeDepartmentCount, inDetail]).toEqual([productId, free, free]);
      counted.push({ free, all: clinics.total });
    }
    expect(counted.some(({ free, all }) => free > 0 && free < all)).toBe(true);
  });

  test('products, zones, catalogue and disclosures fit together', async () => {
    const page = await provider.ok('GET /vaccine/product/pageList.do', {
      regionCode: BEIJING,
      pageSize: 50,
    });
    expect(page.list.some(({ departmentCount }) => departmentCount > 0)).toBe(true);
    const [anywhere] = (await provider.ok('GET /vaccine/product/pageList.do', {})).list;
    expect(anywhere?.freeDepartmentCount).toBeNull();
    const catalogue = await provider.ok('GET /vaccine/catalog/list.do', undefined);
    const entry = catalogue.find(({ productCount }) => productCount > 0);
    const inEntry = await provider.ok('GET /vaccine/product/pageList.do', {
      catalogId: entry?.catalogId ?? '',
      pageSize: 50,
    });
    expect(inEntry.total).toBe(entry?.productCount);
    for (const zone of await provider.ok('GET /vaccine/zone/list.do', undefined)) {
      const inZone = await provider.ok('GET /vaccine/product/pageList.do', { zoneId: zone.zoneId });
      expect(inZone.total).toBe(zone.productCount);
    }
    const vaccId = page.list[0]?.productId ?? '';
    const path = 'GET /vaccine/vaccineArticle/findVaccGuidelines.do';
    const chinese = await provider.ok(path, { vaccId });
    const english = await provider.ok(path, { vaccId }, { language: 'en' });
    expect(english.version).toBe(chinese.version);
    expect(english.sections[0]?.title).not.toBe(chinese.sections[0]?.title);
    expect((await provider.call('GET /vaccine/product/detail.do', { vaccId: 'none' })).code).toBe(
      CODE.NOT_FOUND,
    );
  });

  test('a search finds a disease by its name in either language', async () => {
    for (const keyword of ['流感', 'influenza']) {
      const found = await provider.ok('GET /vaccine/product/pageList.do', { keyword });
      expect(found.total).toBeGreaterThan(0);
    }
  });

  test('the index names every product once, in the order of the alphabet of its language', async () => {
    const { total } = await provider.ok('GET /vaccine/product/pageList.do', { pageSize: 1 });
    const classes = await provider.ok('GET /vaccine/catalog/list.do', undefined);
    for (const language of ['zh-CN', 'en'] as const) {
      const index = await provider.ok('GET /vaccine/product/index.do', {}, { language });
      expect(new Set(index.map(({ productId }) => productId)).size).toBe(total);
      const letters = index.map(({ initial }) => initial);
      expect(letters).toEqual([...letters].sort());
      expect(new Set(letters).size).toBeGreaterThan(5);
      for (const { catalogId, productCount } of classes)
        expect(index.filter(({ catalogIds }) => catalogIds.includes(catalogId))).toHaveLength(
          productCount,
        );
    }
  });

  test('a zone opens by itself, with clinics that have its vaccines', async () => {
    const [listed] = await provider.ok('GET /vaccine/zone/list.do', undefined);
    const zoneId = listed?.zoneId ?? '';
    expect(await provider.ok('GET /vaccine/zone/detail.do', { zoneId })).toEqual(listed);
    const { list: products } = await provider.ok('GET /vaccine/product/pageList.do', {
      zoneId,
      pageSize: 50,
    });
    const inZone = new Set(products.map(({ productId }) => productId));
    const { list: clinics, total } = await nearby({ zoneId, pageSize: 5 });
    expect(clinics.length).toBeGreaterThan(0);
    for (const { depaCode, vaccineCount } of clinics) {
      const clinicProducts = await provider.ok('GET /base/department/vaccines.do', { depaCode });
      const ofZone = clinicProducts.filter(({ productId }) => inZone.has(productId));
      expect(ofZone.length).toBeGreaterThan(0);
      expect(vaccineCount).toBe(ofZone.length);
    }
    expect(total).toBeLessThanOrEqual((await nearby({ pageSize: 1 })).total);
    expect((await nearby({ zoneId: 'none' })).total).toBe(0);
    const unknown = await provider.call('GET /vaccine/zone/detail.do', { zoneId: 'none' });
    expect(unknown.code).toBe(CODE.NOT_FOUND);
  });

  test('the encyclopaedia and its vaccines lead to each other, in both languages', async () => {
    const entries = await provider.ok('GET /vaccine/encyclopedia/list.do', undefined);
    expect(entries.length).toBeGreaterThan(10);
    const { list } = await provider.ok('GET /vaccine/product/pageList.do', { keyword: '流感病毒' });
    const vaccId = list[0]?.productId ?? '';
    const product = await provider.ok('GET /vaccine/product/detail.do', { vaccId });
    const encyclopediaId = product.encyclopediaId ?? '';
    const path = 'GET /vaccine/encyclopedia/detail.do';
    const entry = await provider.ok(path, { encyclopediaId });
    expect(entry.products.map(({ productId }) => productId)).toContain(vaccId);
    const card = entries.find((each) => each.encyclopediaId === encyclopediaId);
    expect(card).toMatchObject({ title: entry.title, productCount: entry.products.length });
    expect(card?.summary).not.toBe('');
    expect(card?.keywords).toContain('流感');
    const english = await provider.ok(path, { encyclopediaId }, { language: 'en' });
    expect(english.title).not.toMatch(/\p{Script=Han}/u);
    expect(english.blocks.map(({ type }) => type)).toEqual(entry.blocks.map(({ type }) => type));
    expect((await provider.call(path, { encyclopediaId: 'none' })).code).toBe(CODE.NOT_FOUND);
  });

  test('every channel and every zone has articles, page by page, none twice', async () => {
    const path = 'GET /article/article/pageList.do';
    const { total } = await provider.ok(path, {});
    let inChannels = 0;
    for (const channel of ['familyHealth', 'healthFacts', 'knowledge'] as const) {
      const first = await provider.ok(path, { channel, pageSize: 3 });
      const second = await provider.ok(path, { channel, pageSize: 3, pageNo: 2 });
      expect(first.list).toHaveLength(3);
      const ids = [...first.list, ...second.list].map(({ articleId }) => articleId);
      expect(new Set(ids).size).toBe(ids.length);
      inChannels += first.total;
    }
    expect(inChannels).toBe(total);
    for (const { zoneId } of await provider.ok('GET /vaccine/zone/list.do', undefined))
      expect((await provider.ok(path, { zoneId })).total).toBeGreaterThan(0);
  });

  test('articles come newest first and open in full', async () => {
    const { list } = await provider.ok('GET /article/article/pageList.do', { pageSize: 50 });
    const dates = list.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    const article = await provider.ok('GET /article/article/detail.do', {
      articleId: list[0]?.articleId ?? '',
    });
    expect(article.blocks.length).toBeGreaterThan(2);
    const related = article.related.map(({ articleId }) => articleId);
    expect(related).toHaveLength(3);
    expect(related).not.toContain(article.articleId);
    const next = await provider.ok('GET /article/article/detail.do', {
      articleId: related[0] ?? '',
    });
    const { zoneId, channel } = article;
    expect(next).toMatchObject(zoneId === null ? { channel } : { zoneId });
  });
});
