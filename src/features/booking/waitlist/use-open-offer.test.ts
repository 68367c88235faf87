import { act, renderHook } from '@testing-library/react';
import { useSession } from '@/shared/session/session-store';
import { useServer } from '@/http/hooks/use-server';
import { useOpenOffer } from './use-open-offer';

jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  useSession.setState({ isLogin: true });
});
afterEach(() => jest.useRealTimers());

test('an offer ends while the page stands, and the next one takes its place', () => {
  const now = Date.now();
  const offers = [
    { id: 'first', expiresAt: now + 60_000 },
    { id: 'second', expiresAt: now + 120_000 },
  ];
  jest.mocked(useServer).mockReturnValue({ data: offers } as never);
  const { result, unmount } = renderHook(() => useOpenOffer());
  const shown = (): unknown => (result.current.offer as unknown as { id: string } | null)?.id;
  act(() => jest.advanceTimersByTime(59_999));
  expect(shown()).toBe('first');
  act(() => jest.advanceTimersByTime(200));
  expect(shown()).toBe('second');
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toBeUndefined();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
