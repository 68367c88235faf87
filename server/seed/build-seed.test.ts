import { sampleCatalogue } from '../../test/samples/catalogue';
import { buildSeed, slotsFrom } from './build-seed';
import { addDays, daysBetween, monthEnd } from '@contract/time/day-rules';
import { minutesOf } from '@contract/time/clock-rules';
import { regionOf } from './regions';

const TODAY = '2026-11-20';
const content = sampleCatalogue(TODAY);
const seed = buildSeed(TODAY, content);
const idsOf = <T>(rows: readonly T[], id: (row: T) => string) => rows.map(id);
const expectUnique = (ids: readonly string[]) => expect(new Set(ids).size).toBe(ids.length);

describe('the sample data', () => {
  test('is the same for the same day', () => {
    expect(buildSeed(TODAY, content)).toEqual(seed);
  });

  test('has enough of everything', () => {
    expect(seed.regions.filter(({ level }) => level === 1)).toHaveLength(34);
    expect(seed.regions.filter(({ level }) => level === 3).length).toBeGreaterThan(2800);
    expect(seed.clinics.length).toBeGreaterThanOrEqual(300);
    expect(new Set(seed.clinics.map(({ cityCode }) => cityCode)).size).toBe(30);
    expect(seed.products.length).toBeGreaterThanOrEqual(60);
    expect(seed.articles.length).toBeGreaterThanOrEqual(24);
  });

  test('gives every id once', () => {
    expectUnique(idsOf(seed.regions, ({ code }) => code));
    expectUnique(idsOf(seed.clinics, ({ depaCode }) => depaCode));
    expectUnique(idsOf(seed.clinics, ({ cityCode, name }) => cityCode + name.zh));
    expectUnique(idsOf(seed.products, ({ id }) => id));
    expectUnique(idsOf(seed.catalogs, ({ id }) => id));
    expectUnique(idsOf(seed.articles, ({ id }) => id));
    expectUnique(idsOf(seed.notices, ({ id }) => id));
    expectUnique(
      idsOf(seed.clinicProducts, ({ depaCode, productId }) => `${depaCode}/${productId}`),
    );
  });

  test('points only at rows that exist', () => {
    const products = new Set(seed.products.map(({ id }) => id));
    const entries = new Set(seed.encyclopedia.map(({ id }) => id));
    const zones = new Set(seed.zones.map(({ id }) => id));
    seed.clinics.forEach(({ regionCode, cityCode }) =>
      expect(regionOf(regionCode).parentCode).toBe(cityCode),
    );
    seed.products.forEach(({ encyclopediaId }) => expect(entries).toContain(encyclopediaId));
    seed.zones.forEach(({ productIds }) => {
      expect(productIds.length).toBeGreaterThan(3);
      productIds.forEach((id) => expect(products).toContain(id));
    });
    seed.articles.forEach(({ zoneId }) => zoneId && expect(zones).toContain(zoneId));
    const filled = new Set(seed.catalogProducts.map(({ catalogId }) => catalogId));
    seed.catalogs.forEach(({ id }) => expect(filled).toContain(id));
  });

  test('announces nothing for a weekday on which the clinic is closed', () => {
    const clinics = new Map(seed.clinics.map((clinic) => [clinic.depaCode, clinic]));
    const closed = seed.notices.filter(({ depaCode, title, content }) => {
      const hours = clinics.get(depaCode)?.hours ?? [];
      const named = `${title.zh}${content.zh}`.matchAll(/(?:周|星期)([一二三四五六日])/g);
      return [...named].some(([, day = '']) => {
        const weekday = '一二三四五六日'.indexOf(day) + 1;
        return !hours.some((each) => each.weekday === weekday && each.periods.length > 0);
      });
    });
    expect(closed.map(({ depaCode, title }) => `${depaCode} ${title.zh}`)).toEqual([]);
    expect(seed.notices.some(({ title }) => title.zh.includes('周六'))).toBe(true);
  });

  test('puts each clinic within four kilometres or so of its district', () => {
    seed.clinics.forEach(({ cityCode, latitude, longitude }) => {
      const city = regionOf(cityCode);
      expect(Math.abs(latitude - (city.latitude ?? 0))).toBeLessThan(0.6);
      expect(Math.abs(longitude - (city.longitude ?? 0))).toBeLessThan(0.6);
    });
  });

  test('gives no clinic a telephone number that could ring', () => {
    seed.clinics.forEach(({ phone }) => expect(phone).toMatch(/^0000-\d{7}$/));
  });

  test('offers every product somewhere, free ones for nothing', () => {
    const offered = new Set(seed.clinicProducts.map(({ productId }) => productId));
    seed.products.forEach(({ id }) => expect(offered).toContain(id));
    const free = new Set(
      seed.products.filter(({ category }) => category === 'free').map(({ id }) => id),
    );
    seed.clinicProducts.forEach(({ productId, priceCents }) =>
      free.has(productId) ? expect(priceCents).toBe(0) : expect(priceCents).toBeGreaterThan(0),
    );
  });
});

describe('the schedule', () => {
  const last = monthEnd(TODAY, 1);
  const some = {
    ...seed,
    clinicProducts: seed.clinicProducts.filter((_, index) => index % 9 === 0),
  };
  const slots = [...slotsFrom(some, TODAY)];

  test('runs from today to the end of the next month', () => {
    expect(last).toBe('2026-12-31');
    slots.forEach(({ day }) => {
      expect(daysBetween(TODAY, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(day, last)).toBeGreaterThanOrEqual(0);
    });
  });

  test('never lets two slots of a clinic, product and day overlap', () => {
    const ends = new Map<string, number>();
    slots.forEach(({ depaCode, groupCode, day, startTime, endTime }) => {
      const key = `${depaCode}/${groupCode}/${day}`;
      expect(minutesOf(startTime)).toBeGreaterThanOrEqual(ends.get(key) ?? 0);
      expect(minutesOf(endTime)).toBeGreaterThan(minutesOf(startTime));
      ends.set(key, minutesOf(endTime));
    });
  });

  test('starts with every place free that a slot has', () => {
    slots.forEach(({ capacity, remaining }) => expect(remaining).toBe(capacity));
  });

  test('leaves most places free but nearly none of the scarce HPV vaccine', () => {
    const fullShare = (scarce: boolean) => {
      const asked = slots.filter(({ groupCode }) => (groupCode === 'hpv9-msd') === scarce);
      return asked.filter(({ remaining }) => remaining === 0).length / asked.length;
    };
    expect(fullShare(false)).toBeLessThan(0.25);
    expect(fullShare(true)).toBeGreaterThan(0.7);
  });

  test('is extended by a later day without touching earlier ones', () => {
    const workday = addDays(last, 4);
    const added = [...slotsFrom(some, addDays(TODAY, 11), workday, workday)];
    expect(added.length).toBeGreaterThan(0);
    added.forEach(({ day }) => expect(day).toBe(workday));
  });
});
