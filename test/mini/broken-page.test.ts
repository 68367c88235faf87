import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CODE } from '@contract/errors';
import { STATISTICS_ALLOWED } from '../samples/statistics-allowed';
import { launch } from '../simulator/launch';
import { PLATFORMS, buildFolder } from './builds';

const PRODUCT = '/vaccine/product/detail.do';
/** Bodies of the apps' reports to the collector. */
const reports: { events: { name: string; attributes: Record<string, unknown> }[] }[] = [];
let provider: Server;

/** A provider whose answers no page expects. */
beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.url?.startsWith('/analytics/event/')) reports.push(JSON.parse(body));
      const isProduct = request.url?.startsWith(PRODUCT);
      const answer = isProduct
        ? { code: CODE.SUCCESS, msg: '', data: { productId: 'x', doses: null } }
        : { code: CODE.NOT_FOUND, msg: '没有找到', data: null };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => provider.close(resolve)));

describe.each(PLATFORMS)('a page that throws while it is drawn on %s', (platform) => {
  test('says so, home is one tap away, and the error is reported when the app is left', async () => {
    const { port } = provider.address() as AddressInfo;
    const app = await launch(buildFolder(platform), {
      platform,
      apiHost: `http://127.0.0.1:${port}`,
      device: { language: 'zh_CN' },
      storage: { [STATISTICS_ALLOWED.key]: STATISTICS_ALLOWED.text },
    });
    await app.open('pages/catalogue/vaccine-detail/index', { vaccId: 'x' });
    await app.advance(1000);
    expect(app.page.text()).toContain('页面出了点问题');
    expect(app.takeErrors()).not.toEqual([]);
    await app.page.tap('返回首页');
    expect(app.page.path).toBe('pages/main/home/index');
    await app.background();
    await app.advance(1000);
    const told = reports.flatMap(({ events }) => events);
    expect(told.filter(({ name }) => name === 'pageView').length).toBeGreaterThan(0);
    expect(told.some(({ attributes }) => attributes['area'] === 'render')).toBe(true);
    reports.length = 0;
  });
});
