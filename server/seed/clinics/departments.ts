import districts from '../data/district-coordinates.json';
import { between, fraction, hash, pick, shuffled } from '../random';
import { regionOf } from '../regions';
import type { Bilingual, DepartmentRow, RegionRow } from '../../catalogue/rows';
import { weekOf, type ClinicKind } from './kinds';
import { STREETS } from './streets';
import { addressOf, introductionOf, nameOf, trafficOf, type ClinicWordingInput } from './wording';

/** A stored clinic with its kind, which determines its products. */
export interface SeedClinic extends DepartmentRow {
  kind: ClinicKind;
}

const FURTHER_KINDS: readonly [ClinicKind, ...ClinicKind[]] = [
  'community',
  'outpatient',
  'hospital',
  'maternity',
  'outpatient',
];

/** Half the side, in degrees, of the square round a district's centre in which its clinics lie. */
const SPREAD = 0.009;
const CLINICS_PER_DISTRICT = 2;
const OFFLINE_ONE_IN = 41;

const OFFLINE_NOTICES: readonly [Bilingual, ...Bilingual[]] = [
  {
    zh: '本门诊正在装修，暂停线上预约。已约的家庭会收到电话通知。',
    en: 'This clinic is being refurbished and cannot be booked online. Families with a booking will be called.',
  },
  {
    zh: '本门诊冷链设备检修，暂停接种，恢复时间另行通知。',
    en: 'Vaccination is paused while the cold-chain equipment is serviced. The date of reopening will be announced.',
  },
  {
    zh: '本门诊已迁址，新址启用前暂不接受预约，请就近选择其他门诊。',
    en: 'This clinic is moving. Until the new site opens, please choose another clinic nearby.',
  },
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function englishOf(region: RegionRow): string {
  const suffix = region.level === 3 ? ' District' : '';
  return capital(region.pinyin) + suffix;
}

const both = (region: RegionRow): Bilingual => ({
  zh: region.level === 2 ? region.shortName : region.name,
  en: englishOf(region),
});

function payWayOf(key: string, kind: ClinicKind): string {
  const card = kind === 'hospital' || fraction(`${key}/card`) < 0.5;
  const cash = fraction(`${key}/cash`) < 0.8;
  const payWays: [string, boolean][] = [
    ['1', card],
    ['2', true],
    ['3', fraction(`${key}/alipay`) < 0.85],
    ['4', fraction(`${key}/union`) < 0.5],
    ['5', cash],
  ];
  return payWays
    .filter(([, taken]) => taken)
    .map(([code]) => code)
    .join(',');
}

const nudge = (key: string, centre: number) =>
  Math.round((centre + (fraction(key) * 2 - 1) * SPREAD) * 1e6) / 1e6;

/** Streets are shuffled by city, so that a city repeats none until all are used. */
function streetOf(cityCode: string, ordinal: number): readonly [string, string] {
  const streets = shuffled(`streets/${cityCode}`, STREETS);
  const street = streets[ordinal % streets.length];
  if (!street) throw new Error('no streets');
  return street;
}

function clinicAt(
  regionCode: string,
  centre: readonly number[],
  index: number,
  ordinal: number,
): SeedClinic {
  const region = regionOf(regionCode);
  const city = regionOf(region.parentCode ?? regionCode);
  const key = `clinic/${regionCode}/${index}`;
  const [zh, en] = streetOf(city.code, ordinal);
  const kind = index === 0 ? 'community' : pick(`${key}/kind`, FURTHER_KINDS);
  const wording: ClinicWordingInput = {
    key,
    kind,
    city: both(city),
    district: both(region),
    street: { zh, en },
  };
  const depaCode = `${regionCode}${String(1000 + index * 2741 + between(`${key}/code`, 0, 2700))}`;
  const offline = hash(`${key}/online`) % OFFLINE_ONE_IN === 0;
  return {
    depaCode,
    kind,
    regionCode,
    cityCode: city.code,
    name: nameOf(wording),
    address: addressOf(wording),
    introduction: introductionOf(wording),
    traffic: trafficOf(wording),
    licence: `SAMPLE-${depaCode}（示例）`,
    phone: `0000-${String(1_000_000 + (hash(`${key}/phone`) % 9_000_000))}`,
    imgUrl: `/pictures/clinic/${depaCode}.svg`,
    images: [`/pictures/clinic/${depaCode}.svg`, `/pictures/clinic/${depaCode}-hall.svg`],
    latitude: nudge(`${key}/latitude`, centre[0] ?? 0),
    longitude: nudge(`${key}/longitude`, centre[1] ?? 0),
    payWay: payWayOf(key, kind),
    hours: weekOf(kind, hash(`${key}/week`)),
    isOnline: !offline,
    offlineNotice: offline ? pick(`${key}/notice`, OFFLINE_NOTICES) : null,
  };
}

/** Codes of the cities that have sample clinics. */
export const clinicCities = (): ReadonlySet<string> =>
  new Set(Object.keys(districts).map((code) => regionOf(code).parentCode ?? ''));

/** Every sample clinic, by district code. */
export function seedClinics(): SeedClinic[] {
  const inCity = new Map<string, number>();
  return Object.entries(districts as Record<string, number[]>).flatMap(([regionCode, centre]) => {
    const city = regionOf(regionCode).parentCode ?? '';
    const before = inCity.get(city) ?? 0;
    inCity.set(city, before + CLINICS_PER_DISTRICT);
    return Array.from({ length: CLINICS_PER_DISTRICT }, (_, index) =>
      clinicAt(regionCode, centre, index, before + index),
    );
  });
}
