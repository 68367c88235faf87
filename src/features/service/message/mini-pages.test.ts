import { MINI_PAGES, miniPath } from '@contract/message/mini-page-rules';
import { WEB_PAGES, webAddress } from '@contract/message/web-page-rules';
import { MESSAGE_PAGES } from '@contract/message/message-rules';
import { parseQuery } from '@/routes/query';
import { routeOf } from '@/routes/table';

test.each(MESSAGE_PAGES)('a message about %s opens the page of that route', (page) => {
  expect(MINI_PAGES[page]).toBe(routeOf(page).page);
  expect(WEB_PAGES[page]).toBe(routeOf(page).path);
});

test('the query arrives as it was', () => {
  const query = { vaccId: 'P1', regionName: '北京 & 河北' };
  const [, search = ''] = miniPath('vaccineDetail', query).split('?');
  expect(parseQuery(search)).toEqual(query);
  expect(miniPath('orderDetail', {})).toBe('pages/order/order-detail/index');
});

test('so it does at the web site', () => {
  const query = { vaccId: 'P1', regionName: '北京 & 河北' };
  const url = webAddress('https://h5.example.cn', 'vaccineDetail', query);
  expect(url).toMatch(/^https:\/\/h5\.example\.cn\/index\.html#\/[a-zA-Z]+\?/);
  expect(parseQuery(url.slice(url.lastIndexOf('?') + 1))).toEqual(query);
  expect(webAddress('https://h5.example.cn', 'orderDetail', {})).toMatch(/#\/subscribeDetail$/);
});
