import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { latitude, longitude, nothing, regionCode } from '../fields';

/** Region list item (specification §3): `value` is the 6-digit code. */
export const regionItem = v.object({ value: regionCode, name: v.string() });

export const city = v.object({
  cityCode: regionCode,
  cityName: v.string(),
  provinceName: v.string(),
  /** Pinyin without tones, lower case, no spaces. */
  pinyin: v.string(),
  /** Initials of the short name's pinyin, lower case; its first letter is the A–Z index letter. */
  initials: v.string(),
  isHot: v.boolean(),
  /** How many clinics can be booked there. */
  departmentCount: v.number(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
export type City = v.InferOutput<typeof city>;

/** Location object (specification §3). */
export const geocodedLocation = v.object({
  cityCode: regionCode,
  cityName: v.string(),
  /** District name. */
  regionName: v.string(),
  provinceName: v.string(),
  adcode: regionCode,
  latitude: v.number(),
  longitude: v.number(),
});
export type GeocodedLocation = v.InferOutput<typeof geocodedLocation>;

/** The map of the site, as the operator has it. */
export const mapTiles = v.object({
  /** Address of a tile, with `{z}`, `{x}` and `{y}`. */
  url: v.string(),
  /** Grid that the tiles are on. */
  datum: v.picklist(['gcj02', 'wgs84']),
  /** Shown on the map: its name and its number of review. */
  credit: v.string(),
  /** Deepest zoom that has tiles. */
  maxZoom: v.number(),
});
export type MapTiles = v.InferOutput<typeof mapTiles>;

export const regionEndpoints = {
  'GET /base/region/cities.do': endpoint({ access: 'anyone', input: nothing, data: v.array(city) }),
  'GET /base/region/childRegions.do': endpoint({
    access: 'anyone',
    /** No parentCode: the provinces. */
    input: v.object({ parentCode: v.optional(regionCode) }),
    data: v.array(regionItem),
  }),
  /** A region with what it lies in, from the province down to itself; empty where no region has the code. */
  'GET /base/region/path.do': endpoint({
    access: 'anyone',
    input: v.object({ code: regionCode }),
    data: v.array(regionItem),
  }),
  'GET /base/region/getCityChildRegions.do': endpoint({
    access: 'anyone',
    input: v.object({ cityCode: regionCode }),
    data: v.array(regionItem),
  }),
  'GET /base/region/allRegionData.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.array(
      v.object({
        ...regionItem.entries,
        cities: v.array(v.object({ ...regionItem.entries, areas: v.array(regionItem) })),
      }),
    ),
  }),
  /** Null where the operator has no map. */
  'GET /base/map/tiles.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.nullable(mapTiles),
  }),
  'GET /department/region/geocoder.do': endpoint({
    access: 'anyone',
    input: v.object({ lat: latitude, lng: longitude }),
    data: geocodedLocation,
  }),
};
