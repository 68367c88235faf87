import type { DepartmentCard } from '@contract/department/endpoints';
import type { Region } from '@/shared/location/region-rules';
import { behind, furtherCount, nearbyQuery, NO_FURTHER, toggled } from './nearby-query';

const REGION: Region = {
  regionCode: '310100',
  name: '上海市',
  isDefault: false,
  origin: { latitude: 31.2, longitude: 121.4 },
  measuredFrom: 'user',
};

test('asks for a region by distance and for nothing else', () => {
  expect(nearbyQuery({ region: REGION, keyword: '  ' })).toEqual({
    regionCode: '310100',
    latitude: 31.2,
    longitude: 121.4,
    pageSize: 8,
  });
});

test('a word, filters and a product narrow it down', () => {
  const query = nearbyQuery({
    region: { ...REGION, origin: null },
    keyword: ` 黄浦 ${'x'.repeat(60)}`,
    filters: ['openToday', 'bookable'],
    productId: 'hpv9',
  });
  expect(query).toMatchObject({ openToday: '1', bookable: '1', productId: 'hpv9' });
  expect(query.keyword).toHaveLength(40);
  expect(query).not.toHaveProperty('latitude');
  expect(query).not.toHaveProperty('hasFreeSlots');
});

test('a filter is switched on and off, whatever the order of taps', () => {
  expect(toggled(['bookable'], 'hasFreeSlots')).toEqual(['hasFreeSlots', 'bookable']);
  expect(toggled(['hasFreeSlots', 'bookable'], 'bookable')).toEqual(['hasFreeSlots']);
});

test('further filters are asked for only where one is chosen; free is a price', () => {
  expect(nearbyQuery({ region: REGION, further: NO_FURTHER })).not.toHaveProperty('payWay');
  const further = { payWay: '1', priceMax: 0, freeOn: 'weekend', within: 3_000 } as const;
  expect(nearbyQuery({ region: REGION, further })).toMatchObject(further);
  expect([furtherCount(NO_FURTHER), furtherCount(further)]).toEqual([0, 4]);
});

test('the next page goes on behind the last clinic, with or without a distance', () => {
  const card = { depaCode: 'D1', distance: 1200 } as DepartmentCard;
  expect(behind(card)).toEqual({ afterDistance: 1200, afterCode: 'D1' });
  expect(behind({ ...card, distance: null })).toMatchObject({ afterDistance: -1 });
});
