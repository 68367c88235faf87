import { act, renderHook } from '@testing-library/react';
import { COMMUNITY_CODE } from '@contract/errors';
import { goToLogin } from '@/shared/session/go-to-login';
import { session } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { useToggle } from './use-toggle';

jest.mock('@/shared/session/go-to-login', () => ({ goToLogin: jest.fn() }));
jest.mock('@/shared/session/session-store', () => ({ session: jest.fn() }));

const limit = new ApiError({
  kind: 'server',
  code: COMMUNITY_CODE.FOLLOW_TOPIC_LIMIT,
  msg: 'at most 200',
});
const signedIn = (isLogin: boolean): void => {
  jest.mocked(session).mockReturnValue({ isLogin } as ReturnType<typeof session>);
};

beforeEach(() => {
  jest.mocked(goToLogin).mockClear();
  signedIn(true);
});

test('following is shown at once, before the provider has answered', () => {
  const send = jest.fn(() => new Promise<void>(() => undefined));
  const { result } = renderHook(() => useToggle(false, send));
  act(() => result.current.toggle());
  expect(send).toHaveBeenCalledWith(true);
  expect(result.current).toMatchObject({ on: true, error: undefined });
});

test('what is refused is taken back, with the reason', async () => {
  const { result } = renderHook(() => useToggle(false, () => Promise.reject(limit)));
  await act(async () => result.current.toggle());
  expect(result.current).toMatchObject({ on: false, error: limit });
});

test('another attempt forgets the refusal', async () => {
  const send = jest
    .fn<Promise<void>, [boolean]>()
    .mockRejectedValueOnce(limit)
    .mockResolvedValueOnce();
  const { result } = renderHook(() => useToggle(false, send));
  await act(async () => result.current.toggle());
  await act(async () => result.current.toggle());
  expect(result.current).toMatchObject({ on: true, error: undefined });
});

test('a visitor is sent to the login, and nothing is set', () => {
  signedIn(false);
  const send = jest.fn();
  const { result } = renderHook(() => useToggle(false, send));
  act(() => result.current.toggle());
  expect(goToLogin).toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  expect(result.current.on).toBe(false);
});
