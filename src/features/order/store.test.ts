import { cancelInfoOf, changeInfoOf, closeDrafts, keepCancelInfo, useOrderDrafts } from './store';

afterEach(closeDrafts);

test('a half-written cancellation is found again, for its own order only', () => {
  keepCancelInfo({ orderId: 'o1', reason: 'time', note: '改天' });
  const { cancelInfo } = useOrderDrafts.getState();
  expect(cancelInfoOf(cancelInfo, 'o1')).toMatchObject({ reason: 'time', note: '改天' });
  expect(cancelInfoOf(cancelInfo, 'o2')).toEqual({ orderId: 'o2', reason: null, note: '' });
});

test('a change begins without date and time', () => {
  expect(changeInfoOf(null, 'o1')).toEqual({ orderId: 'o1', day: null, slot: null });
});
