import { act, fireEvent, render, screen } from '@testing-library/react';
import { engine } from '@/routes/engine';
import { locate } from '@/routes/location';
import { createMatcher } from '@/routes/match';
import ClinicMap from './index';

jest.mock('@/routes/engine', () => ({
  engine: { go: jest.fn(), back: jest.fn(), below: jest.fn(), current: jest.fn() },
}));
jest.mock('@/routes/page-title', () => ({ usePageTitle: () => '附近门诊' }));
jest.mock('@/http/hooks/use-server', () => ({
  ...jest.requireActual('@/http/hooks/use-server'),
  useServer: () => ({ data: { list: [] } }),
}));
jest.mock('@/shared/location/use-region', () => ({
  useRegion: () => ({
    regionCode: '310100',
    name: '上海市',
    origin: { latitude: 31.2, longitude: 121.4 },
    measuredFrom: 'centre',
  }),
}));

const matcher = createMatcher({ target: 'h5', environment: 'live' });

/** Presses "list" on a map that was opened above these pages. */
async function toList(...below: string[]): Promise<void> {
  jest.mocked(engine.below).mockReturnValue(below.map((url) => locate(url, matcher)));
  render(<ClinicMap />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '看列表' })));
}

beforeEach(() => jest.clearAllMocks());

test('the map that was opened from the list leads back to it', async () => {
  await toList('/home', '/departmentList');
  expect(engine.back).toHaveBeenCalledWith(1);
  expect(engine.go).not.toHaveBeenCalled();
});

test('a map that a shared card opened leads to the list, not home', async () => {
  await toList();
  expect(engine.go).toHaveBeenCalledWith('/departmentList', 'tab');
  expect(engine.back).not.toHaveBeenCalled();
});

test('so does one that was opened from elsewhere', async () => {
  await toList('/home', '/about');
  expect(engine.go).toHaveBeenCalledWith('/departmentList', 'tab');
});
