import { act, renderHook } from '@testing-library/react';
import { showPage } from '../../../test/setup/shown-page';
import { serverToday } from '../server-clock';
import { useToday } from './use-today';

jest.mock('../server-clock', () => ({ serverToday: jest.fn() }));
jest.mock('@tarojs/taro', () => jest.requireActual('../../../test/setup/shown-page'));

test('a page shown again on another day has that day', () => {
  jest.mocked(serverToday).mockReturnValue('2026-11-23');
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-11-23');
  jest.mocked(serverToday).mockReturnValue('2026-11-24');
  expect(result.current).toBe('2026-11-23');
  act(() => showPage());
  expect(result.current).toBe('2026-11-24');
});
