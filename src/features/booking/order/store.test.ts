import { signOut } from '@/shared/session/session-store';
import {
  cancelInfoOf,
  changeInfoOf,
  closeDrafts,
  keepCancelInfo,
  keepChangeInfo,
  useOrderDrafts,
} from './store';

jest.mock('@/http/hooks/use-server', () => ({ forgetServerData: jest.fn() }));

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

test('a half-made change is found again, for its own order only', () => {
  keepChangeInfo({ orderId: 'o1', day: '2026-12-01', slot: null });
  const { changeInfo } = useOrderDrafts.getState();
  expect(changeInfoOf(changeInfo, 'o1').day).toBe('2026-12-01');
  expect(changeInfoOf(changeInfo, 'o2')).toEqual({ orderId: 'o2', day: null, slot: null });
});

test('a cancellation is still there after a reload and after a session that ran out, not after logging out', () => {
  keepCancelInfo({ orderId: 'o1', reason: 'time', note: '改天' });
  expect(JSON.stringify({ ...window.sessionStorage })).toContain('改天');
  signOut('expired');
  expect(useOrderDrafts.getState().cancelInfo?.note).toBe('改天');
  signOut('user');
  expect(useOrderDrafts.getState().cancelInfo).toBeNull();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('改天');
});
