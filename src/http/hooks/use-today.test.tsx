import { act, renderHook } from '@testing-library/react';
import { serverToday } from '../server-clock';
import { useToday } from './use-today';

jest.mock('../server-clock', () => ({ serverToday: jest.fn() }));
const mockShown: (() => void)[] = [];
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {},
  useDidShow: (handler: () => void) => void mockShown.splice(0, Infinity, handler),
}));

test('a page shown again on another day has that day', () => {
  jest.mocked(serverToday).mockReturnValue('2026-11-23');
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-11-23');
  jest.mocked(serverToday).mockReturnValue('2026-11-24');
  expect(result.current).toBe('2026-11-23');
  act(() => mockShown[0]?.());
  expect(result.current).toBe('2026-11-24');
});
