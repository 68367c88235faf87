import type { DataOf, InputOf } from '@contract/endpoints';
import { EVENING_FROM } from '@contract/department/free-on-rules';
import { addDays, addMonths } from '@contract/time/day-rules';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { weekdayOf } from '@contract/time/weekday-rules';
import { totalPrice } from '@contract/vaccine/price-rules';
import fc, { runs } from '../../tiers/properties';
import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';

/** What a row of a list says is what the next page says, on walks from lists to the times of a day. */

const NEARBY = 'GET /department/department/nearbyDepartment.do';
type NearbyInput = InputOf<typeof NEARBY>;
type Card = DataOf<typeof NEARBY>['list'][number];
type Vaccine = DataOf<'GET /base/department/vaccines.do'>[number];

const HOUR = 3_600_000;
const CITY = '110100';
const DISTRICTS = ['110101', '110105', '110108', CITY];
const CENTRE = { latitude: 39.904, longitude: 116.407 };
const WORDS = ['流感', 'HPV', '水痘', '缠腰龙', '狂犬', '手足口', '肺炎', '乙肝', 'flu', '轮状'];

let provider: Provider;
let begin: number;
beforeAll(async () => {
  provider = await startProvider({ env: { SEED: CITY, WRITES_PER_MINUTE: '1000000' } });
  begin = provider.now;
});
afterAll(() => provider?.stop());

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** Free days of a product by its calendar, first to last; days of a queue are none. */
async function freeDays(depaCode: string, productId: string): Promise<Map<string, number>> {
  const today = shanghaiDay(provider.now);
  const free = new Map<string, number>();
  for (const month of [monthOf(today), monthOf(addMonths(today, 1))]) {
    const { days, queueDays = [] } = await provider.ok(
      'GET /subscribe/subscribe/departmentWorkDays.do',
      { depaCode, productId, month },
    );
    for (const day of Object.keys(days).sort()) {
      const count = days[day] ?? 0;
      if (count > 0 && !queueDays.includes(day)) free.set(day, count);
    }
  }
  return free;
}

const timesOn = (depaCode: string, productId: string, day: string) =>
  provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', { depaCode, productId, day });

const earliest = (days: readonly (string | null)[]): string | null =>
  days.flatMap((day) => day ?? []).sort()[0] ?? null;

/** A row's facts as they follow from the products on the clinic's page. */
function summaryOf(vaccines: readonly Vaccine[], isOnline: boolean) {
  const prices = vaccines.map(totalPrice);
  return {
    vaccineCount: vaccines.length,
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
    priceTo: prices.length > 0 ? Math.max(...prices) : null,
    inStock: vaccines.some(({ inStock }) => inStock),
    nextFreeDay: isOnline ? earliest(vaccines.map(({ nextFreeDay }) => nextFreeDay)) : null,
  };
}

const factsOf = ({ vaccineCount, priceFrom, priceTo, inStock, nextFreeDay }: Card) => ({
  vaccineCount,
  priceFrom,
  priceTo,
  inStock,
  nextFreeDay,
});

/** The calendar begins on the day that the product's card says, and its times are what the day counts. */
async function expectCalendar(depaCode: string, vaccine: Vaccine, pick: number): Promise<void> {
  const { productId, nextFreeDay } = vaccine;
  const free = await freeDays(depaCode, productId);
  const days = [...free.keys()];
  expect({ depaCode, productId, first: days[0] ?? null }).toEqual({
    depaCode,
    productId,
    first: nextFreeDay,
  });
  const day = days[pick % Math.max(1, days.length)];
  if (day === undefined) return;
  const times = await timesOn(depaCode, productId, day);
  const remaining = times.reduce((sum, { residue, byTicket }) => sum + (byTicket ? 0 : residue), 0);
  expect({ depaCode, productId, day, remaining }).toEqual({
    depaCode,
    productId,
    day,
    remaining: free.get(day),
  });
}

/** Products that a word finds in the list of vaccines. */
async function productsFor(keyword: string): Promise<ReadonlySet<string>> {
  const { list } = await provider.ok('GET /vaccine/product/pageList.do', { keyword, pageSize: 50 });
  return new Set(list.map(({ productId }) => productId));
}

/** A slot at the time that was asked for is free on the row's day, of one of the products. */
async function expectFreeOn(
  freeOn: 'weekend' | 'evening',
  { depaCode, nextFreeDay }: Card,
  vaccines: readonly Vaccine[],
): Promise<void> {
  expect(nextFreeDay).not.toBeNull();
  const day = nextFreeDay ?? '';
  if (freeOn === 'weekend') expect(weekdayOf(day)).toBeGreaterThanOrEqual(6);
  const times = await Promise.all(
    vaccines
      .filter(({ inStock }) => inStock)
      .map(({ productId }) => timesOn(depaCode, productId, day)),
  );
  const isAsked = (startTime: string): boolean => freeOn === 'weekend' || startTime >= EVENING_FROM;
  const free = times.flat().filter(({ residue, startTime }) => residue > 0 && isAsked(startTime));
  expect(free.length).toBeGreaterThan(0);
}

const input: fc.Arbitrary<NearbyInput> = fc
  .record(
    {
      regionCode: fc.constantFrom(...DISTRICTS),
      at: fc.option(fc.constant(CENTRE)),
      bookable: fc.constant('1' as const),
      hasFreeSlots: fc.constant('1' as const),
      openToday: fc.constant('1' as const),
      freeOn: fc.constantFrom('weekend' as const, 'evening' as const),
      priceMax: fc.constantFrom(0, 10_000, 60_000, 100_000),
      payWay: fc.constantFrom('1' as const, '2' as const, '5' as const),
      within: fc.constantFrom(3_000, 10_000),
      keyword: fc.constantFrom(...WORDS),
    },
    { requiredKeys: ['regionCode', 'at'] },
  )
  .map(({ at, ...rest }) => ({ ...rest, ...at }));

/** Hours after the beginning: through days and nights, over a weekend. */
const later = fc.integer({ min: 0, max: 9 * 24 });
const pick = fc.nat({ max: 1_000 });

/** Moves on to an hour that is not before the one of the walk before. */
let hours = 0;
async function moveOn(by: number): Promise<void> {
  hours = Math.max(hours, Math.floor(by));
  await provider.jobsAt(begin + hours * HOUR);
}

test('from the list of clinics to the times of a day', async () => {
  await fc.assert(
    fc.asyncProperty(input, pick, later, async (asked, chosen, hour) => {
      await moveOn(hours + (hour % 7));
      const { list, total, isMore } = await provider.ok(NEARBY, { ...asked, pageSize: 50 });
      if (!isMore && list.length < 50) expect(total).toBe(list.length);
      const card = list[chosen % Math.max(1, list.length)];
      if (!card) return;
      const { depaCode } = card;
      const at = asked.latitude === undefined ? {} : CENTRE;
      const detail = await provider.ok('GET /base/department/detail.do', { depaCode, ...at });
      const { name, address, distance, isOnline } = card;
      expect(detail).toMatchObject({ name, address, distance, isOnline });
      if (asked.within !== undefined && distance !== null)
        expect(distance).toBeLessThanOrEqual(Number(asked.within));
      if (asked.payWay !== undefined) expect(detail.payWay.split(',')).toContain(asked.payWay);
      const all = await provider.ok('GET /base/department/vaccines.do', { depaCode });
      const { freeOn } = asked;
      const priceMax = Number(asked.priceMax ?? Infinity);
      const meant = asked.keyword === undefined ? null : await productsFor(asked.keyword);
      const vaccines = all.filter(
        (vaccine) => totalPrice(vaccine) <= priceMax && (!meant || meant.has(vaccine.productId)),
      );
      const { nextFreeDay, ...summary } = summaryOf(vaccines, isOnline);
      expect(factsOf(card)).toMatchObject(summary);
      if (freeOn) await expectFreeOn(freeOn, card, vaccines);
      else expect(card.nextFreeDay).toBe(nextFreeDay);
      if (asked.hasFreeSlots)
        expect((card.nextFreeDay ?? '') < addDays(shanghaiDay(provider.now), 7)).toBe(true);
      const vaccine = vaccines[chosen % Math.max(1, vaccines.length)];
      if (vaccine && isOnline && vaccine.inStock) await expectCalendar(depaCode, vaccine, chosen);
    }),
    { numRuns: runs(150) },
  );
});

test('from a search row to the clinics that have the vaccine, and to one of these', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...WORDS),
      fc.constantFrom(...DISTRICTS),
      pick,
      async (word, regionCode, chosen) => {
        const { groups } = await provider.ok('GET /base/search/all.do', { word, regionCode });
        const items = groups.find(({ kind }) => kind === 'vaccine')?.items ?? [];
        const row = items[chosen % Math.max(1, items.length)];
        if (!row) return;
        const { id: vaccId } = row;
        const [said] = await provider.ok('GET /base/search/availability.do', {
          productIds: vaccId,
          regionCode,
        });
        const page = await provider.ok('GET /vaccine/product/detail.do', { vaccId, regionCode });
        expect(page).toMatchObject({
          shortName: row.vaccine?.shortName,
          ageText: row.vaccine?.ageText,
          priceFrom: said?.priceFrom,
          priceTo: said?.priceTo,
          departmentCount: said?.departmentCount,
        });
        const asked = { regionCode, productId: vaccId, pageSize: 50 };
        const sheet = await provider.ok(NEARBY, asked);
        expect(sheet.total).toBe(said?.departmentCount);
        const free = await provider.ok(NEARBY, { ...asked, bookable: '1' });
        expect(free.firstFreeDay).toBe(said?.nextFreeDay);
        expect(free.total).toBe(page.freeDepartmentCount);
        const card = sheet.list[chosen % Math.max(1, sheet.list.length)];
        if (!card) return;
        const { depaCode } = card;
        const all = await provider.ok('GET /base/department/vaccines.do', { depaCode });
        const vaccine = all.find(({ productId }) => productId === vaccId);
        if (!vaccine) throw new Error(`${depaCode} does not have ${vaccId}`);
        expect(factsOf(card)).toEqual(summaryOf([vaccine], card.isOnline));
        expect(vaccine.ageText).toBe(page.ageText);
        if (card.isOnline && vaccine.inStock) await expectCalendar(depaCode, vaccine, chosen);
      },
    ),
    { numRuns: runs(80) },
  );
});
