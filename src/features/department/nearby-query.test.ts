import type { Region } from '@/features/location/region-rules';
import { nearbyQuery, toggled } from './nearby-query';

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
    filters: ['openToday', 'inStock'],
    productId: 'hpv9',
  });
  expect(query).toMatchObject({ openToday: '1', inStock: '1', productId: 'hpv9' });
  expect(query.keyword).toHaveLength(40);
  expect(query).not.toHaveProperty('latitude');
  expect(query).not.toHaveProperty('hasFreeSlots');
});

test('a filter is switched on and off, whatever the order of taps', () => {
  expect(toggled(['inStock'], 'hasFreeSlots')).toEqual(['hasFreeSlots', 'inStock']);
  expect(toggled(['hasFreeSlots', 'inStock'], 'inStock')).toEqual(['hasFreeSlots']);
});
