import { MINI_PAGES, miniPath } from '@contract/message/mini-page-rules';
import { MESSAGE_PAGES } from '@contract/message/message-rules';
import { parseQuery } from '@/routes/query';
import { routeOf } from '@/routes/table';

test.each(MESSAGE_PAGES)('a message about %s opens the page of that route', (page) => {
  expect(MINI_PAGES[page]).toBe(routeOf(page).page);
});

test('the query arrives as it was', () => {
  const query = { vaccId: 'P1', regionName: '北京 & 河北' };
  const [, search = ''] = miniPath('vaccineDetail', query).split('?');
  expect(parseQuery(search)).toEqual(query);
  expect(miniPath('orderDetail', {})).toBe('pages/order/order-detail/index');
});
