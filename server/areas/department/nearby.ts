import { addDays } from '@contract/time/day-rules';
import type { DepartmentCard } from '@contract/department/endpoints';
import type { DataOf } from '@contract/endpoints';
import { weekdayOf } from '@contract/time/weekday-rules';
import type { Deps } from '../../deps';
import type { Context } from '../../http/context';
import { inLanguage } from '../../kernel/language';
import { regionName } from '../../shared/geo/region-name';
import {
  asksForFreeSlots,
  firstRelease,
  fits,
  hasFreeSlot,
  inShort,
} from '../../domain/clinics/clinic/clinic-fit';
import { cardProducts, createShortNames } from '../../domain/clinics/clinic/card-products';
import type { ShortNames } from '../../domain/clinics/clinic/card-products';
import { createFoundClinics } from '../../domain/clinics/clinic/found-clinics';
import { createFreeDays } from '../../domain/clinics/clinic/free-days';
import type { FreeDays } from '../../domain/clinics/clinic/free-days';
import { hoursText } from '../../domain/clinics/clinic/hours';
import type { Listed } from '../../domain/clinics/clinic/listed';
import type { NearbyInput } from '../../domain/clinics/clinic/nearby-input';
import { createFreeTotal, MOST_COUNTED } from '../../domain/clinics/clinic/nearby-total';
import type { FreeClinics } from '../../domain/clinics/clinic/nearby-total';
import {
  behindCode,
  behindDistance,
  bookableFirst,
  nearestFirst,
} from '../../domain/clinics/clinic/placed';
import type { PlacedClinic } from '../../domain/clinics/clinic/placed';
import { createReleases } from '../../domain/clinics/clinic/releases';
import type { Releases } from '../../domain/clinics/clinic/releases';
import { both } from '../../domain/clinics/clinic/clinic-filter';
import type { ClinicFilter } from '../../domain/clinics/clinic/clinic-filter';

type Answer = DataOf<'GET /department/department/nearbyDepartment.do'>;

/** Days, from today on, that "free places" covers. */
const FREE_WITHIN_DAYS = 7;
/** Fewest clinics whose free days are read at a time. */
const FEW = 8;

/** The first `needed` clinics that pass; checks a few at a time, no more than needed. */
async function firstOf(
  placed: readonly PlacedClinic[],
  needed: number,
  pass: (few: readonly PlacedClinic[]) => Promise<readonly PlacedClinic[]>,
): Promise<readonly PlacedClinic[]> {
  const found: PlacedClinic[] = [];
  for (let index = 0; index < placed.length && found.length < needed;) {
    const few = placed.slice(index, index + Math.max(FEW, needed - found.length));
    found.push(...(await pass(few)));
    index += few.length;
  }
  return found.slice(0, needed);
}

function cardOf(
  { clinic, metres }: PlacedClinic,
  { input, wanted }: { readonly input: NearbyInput; readonly wanted: ClinicFilter },
  { days, releases }: { readonly days: FreeDays; readonly releases: Releases },
  { language, today }: Context,
): DepartmentCard {
  const texts = clinic.texts();
  const hoursToday = hoursText(texts.hours, weekdayOf(today));
  const { count, priceFrom, priceTo, inStock, freeDay } = inShort(clinic, input, wanted, days);
  const release = freeDay === null ? firstRelease(clinic, input, wanted, releases) : null;
  return {
    depaCode: clinic.code,
    name: inLanguage(texts.name, language),
    address: inLanguage(texts.address, language),
    regionName: regionName({ name: texts.regionName, pinyin: texts.regionPinyin }, language),
    imgUrl: texts.imgUrl,
    latitude: clinic.latitude,
    longitude: clinic.longitude,
    distance: metres,
    isOnline: clinic.isOnline,
    openToday: hoursToday !== '',
    hoursToday,
    vaccineCount: count,
    inStock,
    nextFreeDay: clinic.isOnline ? freeDay : null,
    releaseAt: release?.releaseAt ?? null,
    releaseId: release?.releaseId ?? null,
    priceFrom,
    priceTo,
  };
}

interface CardAsked {
  readonly input: NearbyInput;
  readonly wanted: ClinicFilter;
  /** Null: the card sums its products up. */
  readonly names: ShortNames | null;
  readonly days: FreeDays;
  readonly releasesOf: ReturnType<typeof createReleases>;
}

/** A clinic's card; releases are read where they are shown. */
async function readCard(
  each: PlacedClinic,
  { input, wanted, names, days, releasesOf }: CardAsked,
  context: Context,
): Promise<DepartmentCard> {
  const { clinic } = each;
  const isFree = inShort(clinic, input, wanted, days).freeDay !== null;
  const needsReleases = clinic.isOnline && (names !== null || !isFree);
  const releases = needsReleases ? await releasesOf(clinic.code) : {};
  const card = cardOf(each, { input, wanted }, { days, releases }, context);
  if (!names) return card;
  const { priceMax } = input;
  const facts = wanted && { wanted, priceMax, days, releases, names };
  return { ...card, products: facts ? cardProducts(clinic, facts, context.language) : [] };
}

/**
 * Clinics of a region, nearest first where the reader's position is known, otherwise online ones first, then by code.
 * Clinics and their free days are cached for seconds, for all readers; only the order is computed for each.
 */
export function createNearby(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { clinicsOf, dosesToBook }: Listed,
) {
  const foundBy = createFoundClinics(database);
  const freeDays = createFreeDays(database, clock);
  const releasesOf = createReleases(database, clock);
  const freeTotal = createFreeTotal();
  const shortNames = createShortNames(database);

  return async (input: NearbyInput, context: Context): Promise<Answer> => {
    const { regionCode, keyword, latitude, longitude, within, pageNo, pageSize } = input;
    const { today } = context;
    const at = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    const [all, asked, found] = await Promise.all([
      clinicsOf(regionCode),
      dosesToBook(input),
      keyword ? foundBy(regionCode, keyword) : null,
    ]);
    const wanted = both(asked, found?.products ?? null);
    const fitting = all.filter(
      (clinic) => (!found || found.codes.has(clinic.code)) && fits(clinic, input, wanted, today),
    );
    const placed = at ? nearestFirst(fitting, at, within) : bookableFirst(fitting);
    const lastDay = input.hasFreeSlots ? addDays(today, FREE_WITHIN_DAYS - 1) : null;
    const needsFreeSlots = asksForFreeSlots(input);
    const freeDaysOf = freeDays[input.freeOn ?? 'any'];
    // Hardly any clinic is open then: all areas at once, not in turn from the nearest one outwards.
    if (input.freeOn) await freeDaysOf(placed.map(({ clinic }) => clinic));
    const withFreeSlots = async (few: readonly PlacedClinic[]): Promise<PlacedClinic[]> => {
      const days = await freeDaysOf(few.map(({ clinic }) => clinic));
      return few.filter(({ clinic }, n) =>
        hasFreeSlot(clinic, input, wanted, days[n] ?? {}, lastDay),
      );
    };
    const pass = needsFreeSlots
      ? withFreeSlots
      : (few: readonly PlacedClinic[]) => Promise.resolve(few);

    const rest = at ? behindDistance(placed, input) : behindCode(placed, input, all);
    const skipped = input.afterCode === undefined ? (pageNo - 1) * pageSize : 0;
    const upTo = skipped + pageSize;
    const countFree = async (): Promise<FreeClinics> => {
      const counted = await firstOf(placed, MOST_COUNTED + 1, pass);
      const free = await freeDaysOf(counted.map(({ clinic }) => clinic));
      const firstDays = counted.flatMap(
        ({ clinic }, n) => inShort(clinic, input, wanted, free[n] ?? {}).freeDay ?? [],
      );
      return { count: counted.length, firstDay: firstDays.sort()[0] ?? null };
    };
    const [clinics, { total, isMore, firstFreeDay }] = await Promise.all([
      firstOf(rest, upTo + 1, pass),
      needsFreeSlots
        ? freeTotal(input, today, countFree)
        : { total: placed.length, isMore: false, firstFreeDay: null },
    ]);
    const shown = clinics.slice(skipped, upTo);
    const days = await freeDaysOf(shown.map(({ clinic }) => clinic));
    const names = input.eachProduct ? await shortNames() : null;
    const list = await Promise.all(
      shown.map((each, index) =>
        readCard(each, { input, wanted, names, days: days[index] ?? {}, releasesOf }, context),
      ),
    );
    return {
      list,
      // At least as many as this page shows; the cached number may be older.
      total: Math.max(total, shown.length),
      isMore,
      firstFreeDay,
      pageNo,
      hasMore: clinics.length > upTo,
    };
  };
}
