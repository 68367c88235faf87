import type { Page } from 'playwright-core';
import { askedOf, openInApp, sentWith } from './kit/native-app';
import type { NativeApp } from './kit/native-app';
import { useSite } from './kit/site';
import { until } from '../server/kit/until';

const site = useSite();
const pages: Page[] = [];

/** Where the sample clinics are. */
const BEIJING = { latitude: 39.9087, longitude: 116.3975 };

afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.context().close()));
});

/** A page in the app. Its browser refuses to say where it is: whatever is found, the app has said. */
async function inApp(route: string, app: Omit<NativeApp, 'system'>): Promise<Page> {
  const browser = (await site.visit()).context.browser();
  if (!browser) throw new Error('No browser');
  const answers = { getUserInfo: { token: '' }, setLocation: null, ...app.answers };
  const page = await openInApp(browser, { system: 'android', ...app, answers });
  pages.push(page);
  await page.goto(`${site.url()}/index.html#${route}`);
  return page;
}

const path = (page: Page): string => new URL(page.url()).hash.slice(1);
const useMyLocation = (page: Page): Promise<void> =>
  page.getByRole('button', { name: '用我的位置' }).click();

test.each([
  ['5.4.0', 'getLocation', 'getLocationInfo'],
  ['4.7.9', 'getLocationInfo', 'getLocation'],
])(
  'version %s says where the user is by %s, and the clinics nearby come first',
  async (version, method, other) => {
    const page = await inApp('/departmentList', {
      version,
      answers: { getPermission: { state: 1 }, [method]: BEIJING },
    });
    await useMyLocation(page);
    await page.getByText(/距您/).first().waitFor();
    expect(path(page)).toBe('/departmentList');
    const asked = await askedOf(page);
    expect(asked).toEqual(expect.arrayContaining(['getPermission', method]));
    expect(asked).not.toContain(other);
  },
);

test('a city without a point is enough', async () => {
  const page = await inApp('/departmentList', {
    answers: { getPermission: { state: 1 }, getLocation: { cityCode: '310100' } },
  });
  await useMyLocation(page);
  await page.getByText('上海市').first().waitFor();
  expect(path(page)).toBe('/departmentList');
});

test.each([
  ['names neither a point nor a city', { getLocation: { cityName: '上海市' } }],
  ['may not say where the user is', { getPermission: { state: 2 } }],
])('where the app %s, the user chooses a city', async (_case, answers) => {
  const page = await inApp('/departmentList', { answers });
  await useMyLocation(page);
  await page.waitForURL(/#\/toggleCity$/);
  expect(await askedOf(page)).toContain('getLocation');
});

describe('a city that the user chooses', () => {
  const chooseShanghai = async (version: string): Promise<Page> => {
    const page = await inApp('/toggleCity', { version, answers: {} });
    await page.getByRole('button', { name: '上海市' }).first().click();
    await page.waitForURL((url) => !url.hash.startsWith('#/toggleCity'));
    return page;
  };

  test('is told to the app, with its centre', async () => {
    const page = await chooseShanghai('5.4.0');
    await until(async () => (await askedOf(page)).includes('setLocation'));
    expect(await sentWith(page, 'setLocation')).toEqual([
      {
        cityCode: '310100',
        cityName: '上海市',
        latitude: expect.closeTo(31.2, 0),
        longitude: expect.closeTo(121.5, 0),
      },
    ]);
  });

  test('is not told to an app older than 5.4.0, which would not understand', async () => {
    const page = await chooseShanghai('5.3.9');
    await page.getByText('上海市').first().waitFor();
    expect(await askedOf(page)).not.toContain('setLocation');
  });
});
