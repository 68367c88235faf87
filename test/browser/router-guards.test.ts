import { usePhone } from './fixture/use-phone';
import type { FixtureApp } from './fixture/host';

const { open, phone } = usePhone();

describe('guards', () => {
  const askForLogin = (app: FixtureApp) => {
    app.registerBeforeEach(({ to }) =>
      to.name === 'orderList' ? `/login?redirect=${encodeURIComponent(to.url)}` : undefined,
    );
  };

  test('can block a call, a typed hash and the way back', async () => {
    await open('#/about', (app) => {
      let armed = false;
      app.registerBeforeEach(({ to }) => (armed && to.name === 'about' ? false : undefined));
      app.registerBeforeEach(({ to }) => {
        if (to.name === 'feedback') armed = true;
      });
    });
    await phone().act((app) => app.navigate.to('feedback'));
    expect(await phone().act((app) => app.navigate.to('about'))).toBe('blocked');
    expect(phone().hash()).toBe('#/feedback');
    await phone().type('#/about?typed=1');
    expect(phone().hash()).toBe('#/feedback');
    await phone().back();
    expect(phone().hash()).toBe('#/feedback');
    expect(await phone().shown()).toEqual(['feedback#1']);
    await phone().act((app) => app.navigate.to('children'));
    await phone().back();
    expect(await phone().shown()).toEqual(['feedback#2']);
  });

  test('can redirect a call, a typed hash and the first page', async () => {
    await open('#/myOrder?tab=1', askForLogin);
    expect(phone().hash()).toBe('#/login?redirect=%2FmyOrder%3Ftab%3D1');
    await phone().type('#/home');
    await phone().act((app) => app.navigate.to('orderList'));
    expect(phone().hash()).toBe('#/login?redirect=%2FmyOrder');
    await phone().back();
    expect(phone().hash()).toBe('#/home');
    await phone().type('#/myOrder');
    expect(phone().hash()).toBe('#/login?redirect=%2FmyOrder');
    await phone().back();
    expect(phone().hash()).toBe('#/home');
  });

  test('may take their time; a later navigation supersedes the waiting one', async () => {
    await open('', (app) => {
      app.registerBeforeEach(({ to }) =>
        to.name === 'about' ? new Promise((go) => setTimeout(go, 1000)) : undefined,
      );
    });
    const slow = phone().page.evaluate(() => window.app.navigate.to('about'));
    await phone().settle();
    expect(await phone().shown()).toEqual(['home#1']);
    await phone().act((app) => app.navigate.to('feedback'));
    await phone().passTime(1500);
    expect(await slow).toBe('superseded');
    expect(phone().hash()).toBe('#/feedback');
  });

  test('that redirect in a circle end, and the page stays', async () => {
    await open('', (app) => {
      app.registerBeforeEach(({ to }) =>
        to.name === 'about' ? '/feedback' : to.name === 'feedback' ? '/about' : undefined,
      );
    });
    expect(await phone().act((app) => app.navigate.to('about'))).toBe('blocked');
    expect(await phone().shown()).toEqual(['home#1']);
  });

  test('hear of every navigation afterwards, with where it came from', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineList'));
    await phone().type('#/about');
    await phone().back();
    await phone().forward();
    await phone().act((app) => app.navigate.tab('mine'));
    expect(await phone().act((app) => app.after)).toEqual([
      'start  > /home',
      'push /home > /vaccineList',
      'push /vaccineList > /about',
      'back /about > /vaccineList',
      'forward /vaccineList > /about',
      'tab /about > /mine',
    ]);
  });

  test('that throw keep the page and reach the global handlers', async () => {
    await open('', (app) => {
      app.registerBeforeEach(({ to }) => {
        if (to.name === 'about') throw new Error('guard failed');
      });
    });
    const reported = phone().page.waitForEvent('pageerror');
    expect(await phone().act((app) => app.navigate.to('about'))).toBe('failed');
    expect((await reported).message).toBe('guard failed');
    expect(await phone().shown()).toEqual(['home#1']);
  });
});

describe('titles, events and failures', () => {
  test('a page’s own title is put back when it is left, and kept with a kept page', async () => {
    await open('#/vaccineList');
    await phone().act((app) => app.Taro.setNavigationBarTitle({ title: '流感疫苗' }));
    expect(await phone().title()).toBe('易苗 · 流感疫苗');
    await phone().act((app) => app.navigate.to('vaccineDetail'));
    expect(await phone().title()).toBe('易苗 · 疫苗详情');
    await phone().back();
    expect(await phone().title()).toBe('易苗 · 流感疫苗');
  });

  test('titles follow the language', async () => {
    await open('#/about');
    await phone().act((app) => app.setLanguage('en'));
    expect(await phone().title()).toBe('Yimiao · About');
  });

  test('pages hear of showing, hiding and unloading in order', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineDetail'));
    await phone().back();
    expect(await phone().act((app) => app.log)).toEqual([
      'home#1 show',
      'home#1 hide',
      'vaccine-detail#1 show',
      'vaccine-detail#1 hide',
      'home#1 show',
      'vaccine-detail#1 unload',
    ]);
  });

  test('pages hear of scrolling and of their end', async () => {
    await open('#/vaccineList');
    await phone().scroll(300);
    await phone().scroll(99_999);
    const log = await phone().act((app) => app.log);
    expect(log).toContain('vaccine-list#1 scroll 300');
    expect(log.filter((entry) => entry === 'vaccine-list#1 bottom')).toHaveLength(1);
  });

  test('a page that may be refreshed is, by call and by finger, until it says stop', async () => {
    await open();
    const busy = () => phone().page.locator('.pull-down--busy').count();
    await phone().act((app) => app.Taro.startPullDownRefresh());
    expect(await busy()).toBe(1);
    await phone().act((app) => app.Taro.stopPullDownRefresh());
    expect(await busy()).toBe(0);
    await phone().act(() => {
      const page = document.querySelector('.taro_page') as HTMLElement;
      const touch = (type: string, y: number) => {
        const target = { identifier: 1, target: page, clientX: 100, clientY: y };
        const touches = type === 'touchend' ? [] : [new Touch(target)];
        page.dispatchEvent(new TouchEvent(type, { touches, cancelable: true, bubbles: true }));
      };
      touch('touchstart', 100);
      touch('touchmove', 160);
      touch('touchmove', 300);
      touch('touchend', 300);
    });
    expect(await busy()).toBe(1);
    expect(
      (await phone().act((app) => app.log)).filter((entry) => entry === 'home#1 pull'),
    ).toHaveLength(2);
  });

  test('a page whose code cannot be fetched says so in its place, and tries again there', async () => {
    await open();
    const reported = phone().page.waitForEvent('pageerror');
    expect(
      await phone().act((app) => {
        app.broken.add('about');
        return app.navigate.to('about');
      }),
    ).toBe('done');
    expect((await reported).message).toContain('Loading chunk');
    expect(phone().hash()).toBe('#/about');
    const reason = phone().page.getByRole('alert');
    expect(await reason.innerText()).toContain('页面没有加载出来');
    await phone().act((app) => app.broken.delete('about'));
    await phone().page.getByRole('button', { name: '重试' }).click();
    await reason.waitFor({ state: 'detached' });
    expect(phone().hash()).toBe('#/about');
  });

  test('a slow page does not overtake the one asked for after it', async () => {
    await open();
    await phone().act((app) => {
      app.slow.set('about', 500);
      void app.navigate.to('about');
      return app.navigate.to('feedback');
    });
    await phone().passTime(1000);
    expect(phone().hash()).toBe('#/feedback');
    expect(await phone().shown()).toEqual(['feedback#1']);
  });

  test('the skeleton goes once the first page is there', async () => {
    await open();
    expect(await phone().page.locator('#skeleton').count()).toBe(0);
  });
});
