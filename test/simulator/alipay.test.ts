import { join } from 'node:path';

import { axmlToWxml, sjsToWxs } from './alipay-templates';
import { launch } from './launch';

test('AXML becomes WXML with the same meaning', () => {
  expect(axmlToWxml('<view a:if="{{x}}" onTap="eh" catchLongTap="eh" />')).toBe(
    '<view wx:if="{{x}}" bindtap="eh" catchlongTap="eh" />',
  );
  expect(axmlToWxml('<import src="./base.axml"/>')).toBe('<import src="./base.wxml"/>');
  expect(sjsToWxs('export default { a: 1 }')).toBe('module.exports = { a: 1 }');
});

test('an Alipay page renders, recurses and takes taps', async () => {
  const app = await launch(join(__dirname, 'fixture/alipay'), { platform: 'alipay' });
  const page = await app.open('pages/list/list');
  expect(page.title).toBe('Liste');
  expect(page.findAll('.node').map((node) => node.text)).toEqual(['topmidleaf', 'midleaf', 'leaf']);
  await page.tap('aa');
  expect(page.find('.said').text).toBe('row 1');
});
