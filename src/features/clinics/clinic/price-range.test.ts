import { setLanguage } from '@/i18n/language';
import { textOf } from '@/i18n/messages';
import { CARD_MESSAGES } from './card-messages';
import { priceRange } from './price-range';

test.each([
  [null, null, ''],
  [0, 0, '免费'],
  [9800, 9800, '¥98'],
  [0, 136_800, '免费 – ¥1368'],
  [9850, 12_000, '¥98.50 – ¥120'],
])('prices from %s to %s cents read %j', (priceFrom, priceTo, text) => {
  expect(priceRange(textOf(CARD_MESSAGES), { priceFrom, priceTo })).toBe(text);
});

test('prices from nothing on read as one range in English', () => {
  setLanguage('en');
  expect(priceRange(textOf(CARD_MESSAGES), { priceFrom: 0, priceTo: 72_100 })).toBe('Free to ¥721');
  setLanguage('zh-CN');
});
