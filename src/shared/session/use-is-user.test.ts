import { act, renderHook } from '@testing-library/react';
import { forgetServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { useFamilyDue } from '@/features/doses/plan/use-family-due';
import { useUnreadCounts } from '@/features/service/unread/use-unread';
import { useOpenOffer } from '@/features/booking/waitlist/use-open-offer';
import { useSession } from './session-store';

jest.mock('@/http/request', () => ({ request: jest.fn(async () => []) }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const userInfo = {
  id: 'U1',
  mobile: '138****0001',
  nickName: '',
  regionCode: '',
  wxSubscribed: 0,
  memberStatus: 0,
  isNew: false,
  mobileFirstBeUsed: false,
} as const;
const asked = async (): Promise<string[]> => {
  await act(async () => forgetServerData());
  jest.mocked(request).mockClear();
  const { unmount } = renderHook(() => [useFamilyDue(), useUnreadCounts(), useOpenOffer()]);
  await act(async () => undefined);
  unmount();
  return jest.mocked(request).mock.calls.map(([name]) => name as string);
};

test.each([
  ['a user', { isLogin: true, token: 'T1', userInfo }, 3],
  ['a user whose account is not known yet', { isLogin: true, token: 'T2', userInfo: null }, 3],
  [
    'a user without a mobile',
    { isLogin: true, token: 'T3', userInfo: { ...userInfo, mobile: '' } },
    0,
  ],
  ['one who was told so', { isLogin: true, token: 'T4', userInfo: null, withoutMobile: 'T4' }, 0],
  ['a visitor', { isLogin: false, token: '', userInfo: null }, 0],
])('for %s, pages ask by the way for what only users may read: %#', async (_, state, calls) => {
  act(() => useSession.setState({ withoutMobile: '', ...state }));
  expect(await asked()).toHaveLength(calls);
});
