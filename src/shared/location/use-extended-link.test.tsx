import { render } from '@testing-library/react';
import { useServer } from '@/http/hooks/use-server';
import { useRouteQuery } from '@/routes/hooks';
import { BEIJING } from '../../../test/samples/beijing';
import { carryRegion } from './carry-region';
import { chooseCity, useLocation } from './store';
import { useExtendedLink } from './use-extended-link';
import { useRegion } from './use-region';

jest.mock('@/routes/engine', () => ({ engine: {} }));
jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn() }));
jest.mock('@/routes/hooks', () => ({ useRouteQuery: jest.fn() }));

const LINK = { regionCode: '310101', regionName: '黄浦' };

type Path = readonly { readonly value: string; readonly name: string }[] | undefined;
/** What the provider says of the link's region; undefined: nothing yet. */
let path: Path;
beforeEach(() => {
  path = undefined;
  jest.mocked(useServer).mockImplementation(((name: string | null) => ({
    data: name?.endsWith('path.do') ? path : undefined,
  })) as never);
});

let shown = '';
function Page() {
  useExtendedLink();
  shown = useRegion().name;
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

test('a region is called as the provider calls it, not by its number or as the link says', () => {
  const suzhou = [
    { value: '320000', name: '江苏省' },
    { value: '320500', name: '苏州市' },
  ];
  build({ regionCode: '320500' });
  expect(shown).toBe('所选地区');
  path = suzhou;
  build({ regionCode: '320500' });
  expect(shown).toBe('苏州市');
  build({ regionCode: '320500', regionName: '苏州免费领疫苗' });
  expect(shown).toBe('苏州市');
});

test('a region that does not exist is left for the chosen city', () => {
  chooseBeijing();
  path = [];
  build({ regionCode: '999999' });
  expect(region()).toBe('110100');
  expect(shown).toBe('北京市');
  build({ regionCode: '999999' });
  expect(region()).toBe('110100');
});
