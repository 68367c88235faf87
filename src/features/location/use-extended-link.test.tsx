import { render } from '@testing-library/react';
import { useRouteQuery } from '@/routes/hooks';
import { BEIJING } from '../../../test/samples/beijing';
import { carryRegion } from './carry-region';
import { chooseCity, useLocation } from './store';
import { useExtendedLink } from './use-extended-link';

jest.mock('@/routes/engine', () => ({ engine: {} }));
jest.mock('@/routes/hooks', () => ({ useRouteQuery: jest.fn() }));

const LINK = { regionCode: '310101', regionName: '黄浦' };

function Page() {
  useExtendedLink();
  return null;
}

const build = (query: Record<string, string>): void => {
  jest.mocked(useRouteQuery).mockReturnValue(query);
  render(<Page />).unmount();
};
const region = (): string => useLocation.getState().regionCode;
const chooseBeijing = (): void => chooseCity(BEIJING);

test('a link shows its region, and one without a region the chosen city', () => {
  chooseBeijing();
  build({});
  expect(region()).toBe('110100');
  build(LINK);
  expect(region()).toBe('310101');
});

test('a page that going back builds again leaves the city that was chosen since', () => {
  build(LINK);
  chooseBeijing();
  build(LINK);
  expect(region()).toBe('110100');
});

test('the same link opened anew counts again, and so does another one', () => {
  build(LINK);
  chooseBeijing();
  build({ regionCode: '44' });
  expect(region()).toBe('440000');
  chooseBeijing();
  const link = { name: 'home', url: '/home?regionCode=44', known: true } as const;
  carryRegion({ to: { ...link, query: { regionCode: '44' } }, from: undefined, kind: 'push' });
  build({ regionCode: '44' });
  expect(region()).toBe('440000');
});
