import { nearQuery, regionInForce } from './region-rules';
import type { CurCity, Located } from './types';

const FALLBACK = {
  code: '110100',
  name: '北京市',
  centre: { latitude: 39.9, longitude: 116.4 },
  unnamed: '所选地区',
};
const SHANGHAI: CurCity = {
  cityCode: '310100',
  cityName: '上海市',
  provinceName: '上海市',
  regionName: '',
  centre: { latitude: 31.2, longitude: 121.4 },
  language: 'zh-CN',
};
const HERE: Located = {
  cityCode: '310100',
  cityName: '上海市',
  provinceName: '上海市',
  regionName: '黄浦区',
  adcode: '310101',
  latitude: 31.234567,
  longitude: 121.476543,
};
const NOTHING = { regionCode: '', regionName: '', location: null, curCity: null };
const CHOSEN = { ...NOTHING, regionCode: '310100', regionName: '上海市', curCity: SHANGHAI };

test('while nothing is known a default is shown and called so', () => {
  expect(regionInForce(NOTHING, FALLBACK)).toMatchObject({
    regionCode: '110100',
    isDefault: true,
    measuredFrom: 'centre',
  });
});

test('in a chosen city distances count from its centre', () => {
  expect(regionInForce(CHOSEN, FALLBACK)).toMatchObject({
    origin: SHANGHAI.centre,
    measuredFrom: 'centre',
    isDefault: false,
  });
});

test('in the city where the user is they count from the user, also within an area of it', () => {
  const inArea = { ...CHOSEN, regionCode: '310101', location: HERE };
  expect(regionInForce(inArea, FALLBACK)).toMatchObject({
    origin: { latitude: HERE.latitude },
    measuredFrom: 'user',
  });
});

test('for a user elsewhere the chosen city’s centre counts', () => {
  const elsewhere = { ...CHOSEN, location: { ...HERE, cityCode: '440300' } };
  expect(regionInForce(elsewhere, FALLBACK)).toMatchObject({ measuredFrom: 'centre' });
});

test('a linked region whose centre is unknown has no distances', () => {
  const linked = { ...CHOSEN, regionCode: '440000' };
  expect(regionInForce(linked, FALLBACK).origin).toBeNull();
  expect(nearQuery(regionInForce(linked, FALLBACK))).toEqual({});
});

test('a region without a name is not called by its number', () => {
  const linked = { ...NOTHING, regionCode: '320500' };
  expect(regionInForce(linked, FALLBACK).name).toBe('所选地区');
});

test('coordinates leave rounded to some ten metres', () => {
  expect(nearQuery(regionInForce({ ...CHOSEN, location: HERE }, FALLBACK))).toEqual({
    latitude: 31.2346,
    longitude: 121.4765,
  });
});
