import { allowedAttributes, EVENTS, withoutNumbers } from './event-rules';

test('page view and share have the ids of the specification, and no id is given twice', () => {
  expect([EVENTS.pageView.id, EVENTS.share.id]).toEqual([10001, 10045]);
  const ids = Object.values(EVENTS).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('only attributes of the list leave the device', () => {
  const given = { route: 'vaccineDetail', vaccId: 'hpv9', mobile: '13800000000', from: null };
  expect(allowedAttributes('pageView', given)).toEqual({ route: 'vaccineDetail' });
});

test('texts are cut, and a number that may be somebody’s is masked', () => {
  expect(withoutNumbers('call 13812345678 of order 1234')).toBe('call ******* of order 1234');
  expect(allowedAttributes('problem', { message: 'x'.repeat(500) })['message']).toHaveLength(200);
});
