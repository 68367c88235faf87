import { render } from '@testing-library/react';
import { hybridSdk } from '../hybrid-sdk';
import { sharing } from './index.h5';
import type { Shared } from './types';

jest.mock('../hybrid-sdk', () => ({ hybridSdk: { share: jest.fn(async () => true) } }));
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn() }));

beforeAll(() => Object.assign(globalThis, { PRODUCT_NAME: '易苗' }));

const agent = jest.spyOn(window.navigator, 'userAgent', 'get');
const told = () => jest.mocked(hybridSdk.share).mock.calls.map(([content]) => content);
/** Waits until the code of the host's script object has loaded. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const flu: Shared = { title: '流感疫苗', path: '/vaccineDetalis?vaccId=9', imageUrl: '/p/9.svg' };
const hpv: Shared = { title: 'HPV 疫苗', path: '/vaccineDetalis?vaccId=4' };

function Page({ shared }: { readonly shared: Shared }) {
  sharing.useShareMenu(shared);
  return null;
}

beforeEach(() => {
  jest.mocked(hybridSdk.share).mockClear();
  agent.mockReturnValue('MicroMessenger/8.0');
});

test('a messaging app’s menu shares the page with its own title, link and picture', async () => {
  const { unmount } = render(<Page shared={flu} />);
  await settle();
  expect(told()).toEqual([
    {
      title: '流感疫苗',
      desc: '易苗',
      link: 'http://localhost/#/vaccineDetalis?vaccId=9',
      imgUrl: 'http://localhost/p/9.svg',
    },
  ]);
  unmount();
  await settle();
});

test('once the page is left, it shares the product', async () => {
  const { unmount } = render(<Page shared={flu} />);
  await settle();
  unmount();
  await settle();
  expect(told().at(-1)).toEqual({ title: '易苗', desc: '易苗', link: 'http://localhost/' });
});

test('the next page counts, although the one before is left only afterwards', async () => {
  const before = render(<Page shared={flu} />);
  const next = render(<Page shared={hpv} />);
  before.unmount();
  await settle();
  expect(told().map(({ title }) => title)).toEqual(['HPV 疫苗']);
  next.unmount();
  await settle();
});

test('a mini-program around the page hears of it too', async () => {
  agent.mockReturnValue('Mozilla/5.0 QQ/8.9 miniProgram');
  const { unmount } = render(<Page shared={hpv} />);
  await settle();
  expect(told()).toHaveLength(1);
  unmount();
  await settle();
});

test('a plain browser has no such menu, and fetches nothing for it', async () => {
  agent.mockReturnValue('Mozilla/5.0 Chrome');
  render(<Page shared={flu} />).unmount();
  await settle();
  expect(told()).toEqual([]);
});
