import type { ListedClinic, ListedProduct } from './city-clinics';
import { firstRelease, fits, hasFreeSlot, inShort } from './clinic-fit';

/** A Monday. */
const TODAY = '2026-11-23';
const LAST = '2026-11-29';

const clinicProduct = (productId: string, priceCents: number, inStock = true): ListedProduct => ({
  productId,
  priceCents,
  inStock,
});
const clinic = (other: Partial<ListedClinic> = {}): ListedClinic => ({
  code: 'C',
  regionCode: '310115',
  cityCode: '310100',
  latitude: 31,
  longitude: 121,
  isOnline: true,
  payWays: ['1', '3'],
  clinicProducts: () => [
    clinicProduct('flu', 10_000),
    clinicProduct('hpv', 60_000),
    clinicProduct('mmr', 0, false),
  ],
  texts: () => ({
    name: { zh: '', en: '' },
    address: { zh: '', en: '' },
    regionName: '',
    regionPinyin: '',
    imgUrl: '',
    hours: [
      { weekday: 1, periods: [{ from: '08:00', to: '11:30' }] },
      { weekday: 2, periods: [] },
    ],
  }),
  ...other,
});

test.each([
  ['nothing', {}, true],
  ['a way to pay that it takes', { payWay: '3' as const }, true],
  ['a way to pay that it does not take', { payWay: '2' as const }, false],
  ['being open, on a day on which it is', { openToday: true }, true],
  ['something in stock', { inStock: true }, true],
  ['a price that something has', { priceMax: 10_000 }, true],
  ['a price below all', { inStock: true, priceMax: 9_999 }, false],
  ['a price that only what is out of stock has', { priceMax: 0 }, true],
  ['free places', { hasFreeSlots: true }, true],
  ['something to be booked', { bookable: true }, true],
])('asked for %s, the clinic fits or not', (_what, asked, expected) => {
  expect(fits(clinic(), asked, null, TODAY)).toBe(expected);
});

test.each([
  ['2026-11-24', false],
  ['2026-11-25', false],
])('on %s, a day without hours, it is not open', (day, expected) => {
  expect(fits(clinic(), { openToday: true }, null, day)).toBe(expected);
});

test.each([
  [['flu'], {}, true],
  [['rabies'], {}, false],
  [['mmr'], {}, true],
  [['mmr'], { inStock: true }, false],
  [['mmr'], { hasFreeSlots: true }, false],
  [['mmr'], { bookable: true }, false],
  [['hpv'], { priceMax: 59_999 }, false],
  [['flu', 'hpv'], { priceMax: 10_000 }, true],
  [[], {}, false],
])('of the products %j, asked %j, it has some: %s', (products, asked, expected) => {
  expect(fits(clinic(), asked, new Set(products), TODAY)).toBe(expected);
});

test('a clinic that cannot be booked has no free places', () => {
  expect(fits(clinic({ isOnline: false }), { hasFreeSlots: true }, null, TODAY)).toBe(false);
  expect(fits(clinic({ isOnline: false }), { bookable: true }, null, TODAY)).toBe(false);
  expect(fits(clinic({ isOnline: false }), { inStock: true }, null, TODAY)).toBe(true);
});

test.each([
  [{}, null, false],
  [{ flu: LAST }, null, true],
  [{ flu: '2026-11-30' }, null, false],
  [{ flu: TODAY }, ['hpv'], false],
  [{ flu: '2026-12-01', hpv: TODAY }, ['hpv'], true],
  [{ mmr: TODAY }, null, false],
  [{ gone: TODAY }, null, false],
])('with free days %j, of %j it has a place in time: %s', (days, products, expected) => {
  const wanted = products && new Set(products);
  expect(hasFreeSlot(clinic(), { hasFreeSlots: true }, wanted, days, LAST)).toBe(expected);
});

test('what is asked to be bookable may be so on any day', () => {
  const asked = { bookable: true, priceMax: 10_000 };
  expect(hasFreeSlot(clinic(), asked, null, { flu: '2027-03-01' }, null)).toBe(true);
  expect(hasFreeSlot(clinic(), asked, null, { hpv: TODAY, mmr: TODAY }, null)).toBe(false);
  expect(hasFreeSlot(clinic(), asked, null, {}, null)).toBe(false);
});

test('a place of something too dear is none', () => {
  const asked = { hasFreeSlots: true, priceMax: 10_000 };
  expect(hasFreeSlot(clinic(), asked, null, { hpv: TODAY }, LAST)).toBe(false);
  expect(hasFreeSlot(clinic(), asked, null, { hpv: TODAY, flu: TODAY }, LAST)).toBe(true);
});

test('a card counts what was asked for; its first free day is of something in stock', () => {
  const days = { hpv: '2026-11-27', flu: '2026-11-28', mmr: TODAY };
  expect(inShort(clinic(), {}, null, days)).toEqual({
    count: 3,
    priceFrom: 0,
    priceTo: 60_000,
    inStock: true,
    freeDay: '2026-11-27',
  });
  expect(inShort(clinic(), {}, new Set(['flu', 'mmr']), days)).toEqual({
    count: 2,
    priceFrom: 0,
    priceTo: 10_000,
    inStock: true,
    freeDay: '2026-11-28',
  });
  expect(inShort(clinic(), {}, new Set(['rabies']), days)).toEqual({
    count: 0,
    priceFrom: null,
    priceTo: null,
    inStock: false,
    freeDay: null,
  });
});

test.each([
  [['mmr'], false],
  [['mmr', 'flu'], true],
])('of the products %j, something is in stock: %s', (products, expected) => {
  expect(inShort(clinic(), {}, new Set(products), {}).inStock).toBe(expected);
});

test('the release of a card is the first one of what was asked for', () => {
  const releases = {
    flu: { releaseAt: 9, releaseId: null },
    hpv: { releaseAt: 5, releaseId: 'R1' },
  };
  expect(firstRelease(clinic(), {}, null, releases)).toEqual(releases.hpv);
  expect(firstRelease(clinic(), {}, new Set(['flu']), releases)).toEqual(releases.flu);
  expect(firstRelease(clinic(), {}, new Set(['mmr']), releases)).toBeNull();
});

test('with a price that is asked for, a card sums up what is to be had for it', () => {
  const days = { flu: '2026-12-02', hpv: TODAY };
  expect(inShort(clinic(), { priceMax: 10_000 }, null, days)).toEqual({
    count: 2,
    priceFrom: 0,
    priceTo: 10_000,
    inStock: true,
    freeDay: '2026-12-02',
  });
  const releases = { hpv: { releaseAt: 1, releaseId: null } };
  expect(firstRelease(clinic(), { priceMax: 10_000 }, null, releases)).toBeNull();
});

test('free places in the evening are places to book', () => {
  expect(fits(clinic({ isOnline: false }), { freeOn: 'evening' }, null, TODAY)).toBe(false);
  expect(fits(clinic(), { freeOn: 'evening' }, new Set(['mmr']), TODAY)).toBe(false);
});
