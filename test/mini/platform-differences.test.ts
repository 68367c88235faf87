import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { start } from './world';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

describe.each(PLATFORMS)('what the platforms answer differently works on %s', (platform) => {
  test('without a network nothing is asked for again and again', async () => {
    const app = await start(provider, platform);
    await app.setOnline(false);
    await app.open('pages/clinic/toggle-city/index');
    await app.advance(5000);
    const asked = app.network.log.filter(({ url }) => url.includes('cities.do'));
    expect(asked).toHaveLength(1);
  });
});

test('a picture chosen on Alipay, which names it in tempFiles only, stands in the form', async () => {
  const account = await newAccount(provider);
  const app = await start(provider, 'alipay', { storage: storageOf(account) });
  app.device.files.set('http://tmp/a.png', Buffer.from('picture'));
  app.device.photos = ['http://tmp/a.png'];
  await app.open('pages/misc/feedback/index');
  await app.page.tap({ label: '添加图片' });
  expect(app.page.findAll({ tag: 'image' }).map((image) => image.attribute('src'))).toEqual([
    'http://tmp/a.png',
  ]);
});
