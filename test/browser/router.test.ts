import { usePhone } from './fixture/use-phone';

const { open, phone } = usePhone();

describe('finding the page of a URL', () => {
  test('no hash leads home', async () => {
    await open();
    expect(phone().hash()).toBe('#/home');
    expect(await phone().shown()).toEqual(['home#1']);
    expect(await phone().title()).toBe('易苗 · 首页');
  });

  test('an unknown path leads home, typed or opened', async () => {
    await open('#/nowhere?x=1');
    expect(phone().hash()).toBe('#/home');
    await phone().act((app) => app.navigate.to('vaccineDetail'));
    await phone().type('#nowhere');
    expect(phone().hash()).toBe('#/home');
    expect(await phone().shown()).toEqual([expect.stringMatching(/^home#/)]);
  });

  test('a deep link opens its page with a decoded query', async () => {
    await open('#/vaccineDetalis?vaccId=9&name=%E6%B5%81%E6%84%9F+A&bad=%E4%&flag');
    expect(await phone().shown()).toEqual(['vaccine-detail#1']);
    expect((await phone().given()).query).toEqual({
      vaccId: '9',
      name: '流感 A',
      bad: '%E4%',
      flag: '',
    });
  });

  test('an old path leads to the new one and keeps its query', async () => {
    await open('#/encyclopedia-detail?id=5');
    expect(phone().hash()).toBe('#/encyclopediaDetail?id=5');
    expect(await phone().shown()).toEqual(['encyclopedia-detail#1']);
  });

  test('a path parameter arrives with the query, and only known partners are let in', async () => {
    await open('#/v1/app/chunyu/blank/login?a=1');
    expect((await phone().given()).query).toEqual({ partner: 'chunyu', a: '1' });
    await phone().type('#/v1/app/stranger/blank/login');
    expect(phone().hash()).toBe('#/home');
  });

  test('a fixed path wins over the pattern', async () => {
    await open('#/v1/app/jsb/blank/redirect');
    expect(await phone().shown()).toEqual(['jsb-home#1']);
  });

  test('the query before the hash stays through everything', async () => {
    await open('?wx=1#/home');
    await phone().act((app) => app.navigate.to('vaccineList'));
    await phone().type('#/about');
    expect(new URL(phone().page.url()).search).toBe('?wx=1');
  });
});

describe('keeping and leaving pages', () => {
  test('home comes back as it was left, with its scroll position', async () => {
    await open();
    await phone().scroll(700);
    await phone().act((app) => app.navigate.to('vaccineDetail', { vaccId: 1 }));
    expect(await phone().shown()).toEqual(['vaccine-detail#1']);
    await phone().back();
    expect(await phone().shown()).toEqual(['home#1']);
    expect(await phone().scroll()).toBe(700);
  });

  test('a page without keep-alive is destroyed when it is left', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineDetail', { vaccId: 1 }));
    await phone().act((app) => app.navigate.to('departmentIndex', { depaCode: 'A' }));
    expect(await phone().mounted()).toEqual(['home#1', 'department-index#1']);
    await phone().back();
    expect(await phone().shown()).toEqual(['vaccine-detail#2']);
  });

  test('going back removes a kept page, going forward makes a new one', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineList'));
    await phone().back();
    expect(await phone().mounted()).toEqual(['home#1']);
    await phone().forward();
    expect(await phone().shown()).toEqual(['vaccine-list#2']);
    await phone().back();
    expect(await phone().shown()).toEqual(['home#1']);
  });

  test('going back over several pages removes those in between', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineList'));
    await phone().act((app) => app.navigate.to('vaccineDetail'));
    await phone().act((app) => app.navigate.back(2));
    expect(phone().hash()).toBe('#/home');
    expect(await phone().mounted()).toEqual(['home#1']);
  });

  test('a typed hash is a step forward: the page before it is still there', async () => {
    await open();
    await phone().type('#/vaccineDetalis?vaccId=1');
    await phone().back();
    expect(await phone().shown()).toEqual(['home#1']);
  });

  test('the same page with another query is another page', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineDetail', { vaccId: 1 }));
    await phone().type('#/vaccineDetalis?vaccId=9');
    expect((await phone().given()).query).toEqual({ vaccId: '9' });
    await phone().back();
    expect((await phone().given()).query).toEqual({ vaccId: '1' });
  });

  test('a kept page expires after its time and is built anew', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineDetail'));
    await phone().passTime(599_000);
    expect(await phone().mounted()).toContain('home#1');
    await phone().passTime(2000);
    expect(await phone().mounted()).toEqual(['vaccine-detail#1']);
    await phone().back();
    expect(await phone().shown()).toEqual(['home#2']);
  });

  test('a page that came back in time does not expire while it is shown', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineDetail'));
    await phone().passTime(500_000);
    await phone().back();
    await phone().passTime(700_000);
    expect(await phone().shown()).toEqual(['home#1']);
  });

  test('pages kept without a timer stay', async () => {
    await open('#/vaccineList');
    await phone().act((app) => app.navigate.to('vaccineDetail'));
    await phone().passTime(7_200_000);
    await phone().back();
    expect(await phone().shown()).toEqual(['vaccine-list#1']);
  });

  test('a kept page that does not save its position comes back at the top', async () => {
    await open('#/departmentList');
    await phone().scroll(500);
    await phone().act((app) => app.navigate.to('departmentIndex'));
    await phone().back();
    expect(await phone().shown()).toEqual(['department-list#1']);
    expect(await phone().scroll()).toBe(0);
  });

  test('a reload keeps the place in the history', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineDetail', { vaccId: 1 }));
    await phone().reload();
    expect(await phone().shown()).toEqual(['vaccine-detail#1']);
    await phone().back();
    expect(await phone().shown()).toEqual(['home#1']);
  });
});

describe('ways to navigate', () => {
  test('tabs switch without adding history, and their pages are kept', async () => {
    await open();
    const length = await phone().page.evaluate(() => window.history.length);
    await phone().act((app) => app.navigate.tab('mine'));
    await phone().act((app) => app.navigate.tab('departmentList'));
    await phone().act((app) => app.navigate.tab('home'));
    expect(await phone().page.evaluate(() => window.history.length)).toBe(length);
    expect(await phone().shown()).toEqual(['home#1']);
    expect(await phone().mounted()).toHaveLength(3);
  });

  test('the tab bar stands below tab pages only, and marks where one is', async () => {
    await open();
    const marked = () => phone().page.$$eval('[aria-current="page"]', (tabs) => tabs.length);
    expect(await marked()).toBe(1);
    await phone().page.getByRole('link', { name: '附近门诊' }).click();
    await phone().settle();
    expect(phone().hash()).toBe('#/departmentList');
    expect(await phone().given()).toMatchObject({ state: { forceUpdate: true }, visit: 1 });
    await phone().act((app) => app.navigate.to('departmentIndex'));
    expect(await marked()).toBe(0);
  });

  test('an unread badge shows on its tab above 0 only', async () => {
    await open();
    await phone().act((app) => app.setTabBadge('mine', 3));
    expect(
      await phone()
        .page.getByRole('link', { name: /我的.*3/ })
        .count(),
    ).toBe(1);
    await phone().act((app) => app.setTabBadge('mine', 0));
    expect(await phone().page.getByRole('link', { name: /3/ }).count()).toBe(0);
  });

  test('replace leaves no way back to the page before', async () => {
    await open();
    await phone().act((app) => app.navigate.to('submitLoading'));
    await phone().act((app) => app.navigate.replace('subscribeSuccess'));
    await phone().back();
    expect(phone().hash()).toBe('#/home');
  });

  test('relaunch closes everything', async () => {
    await open('#/vaccineList');
    await phone().act((app) => app.navigate.to('vaccineDetail'));
    await phone().act((app) => app.navigate.relaunch('home'));
    expect(await phone().mounted()).toEqual(['home#1']);
  });

  test('back at the very beginning leads home', async () => {
    await open('#/vaccineDetalis?vaccId=1');
    expect(await phone().act((app) => app.navigate.back())).toBe('done');
    expect(phone().hash()).toBe('#/home');
  });

  test('opening the same page twice by a double tap opens it once', async () => {
    await open();
    await phone().act((app) => {
      void app.navigate.to('vaccineDetail', { vaccId: 1 });
      return app.navigate.to('vaccineDetail', { vaccId: 1 });
    });
    await phone().act((app) => app.navigate.to('vaccineDetail', { vaccId: 1 }));
    expect(await phone().mounted()).toEqual(['home#1', 'vaccine-detail#1']);
    await phone().back();
    expect(phone().hash()).toBe('#/home');
  });

  test('of two navigations at once the later one wins', async () => {
    await open();
    const ends = await phone().act((app) =>
      Promise.all([app.navigate.to('about'), app.navigate.to('feedback')]),
    );
    expect(ends).toEqual(['superseded', 'done']);
    expect(phone().hash()).toBe('#/feedback');
    expect(await phone().shown()).toEqual(['feedback#1']);
  });

  test('a redirect value leads only to paths of ours', async () => {
    await open('#/about');
    await phone().act((app) => app.navigate.toPath('//evil.example/#/home'));
    expect(await phone().shown()).toEqual(['home#1']);
    await phone().act((app) => app.navigate.toPath('https://evil.example/'));
    expect(new URL(phone().page.url()).hostname).toBe('127.0.0.1');
    await phone().act((app) => app.navigate.toPath('/vaccineDetalis?vaccId=3'));
    expect((await phone().given()).query).toEqual({ vaccId: '3' });
  });

  test('state travels outside the URL and survives a reload', async () => {
    await open();
    await phone().act((app) => app.navigate.to('subscribe', { vaccId: 2 }, { source: 'card' }));
    expect(phone().hash()).toBe('#/subscribe?vaccId=2');
    expect((await phone().given()).state).toEqual({ source: 'card' });
    await phone().reload();
    expect((await phone().given()).state).toEqual({ source: 'card' });
  });

  test('Taro’s own calls take the same way', async () => {
    await open();
    const answer = await phone().act((app) =>
      app.Taro.navigateTo({ url: '/pages/order/order-detail/index?id=7' }),
    );
    expect(answer).toEqual({ errMsg: 'navigateTo:ok' });
    expect(phone().hash()).toBe('#/subscribeDetail?id=7');
    expect(
      await phone().act((app) => app.Taro.getCurrentPages().map((page) => page.route)),
    ).toEqual(['pages/main/home/index', 'pages/order/order-detail/index']);
    await phone().act((app) => app.Taro.navigateBack());
    expect(await phone().shown()).toEqual(['home#1']);
  });
});

describe('back while something is open', () => {
  const closed = () => phone().page.evaluate(() => window.app.closed);

  test('closes what is open, the topmost first, and leaves the page only then', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineDetail'));
    await phone().act((app) => void app.openLayer('sheet'));
    await phone().act((app) => void app.openLayer('question'));
    await phone().back();
    expect(await closed()).toEqual(['question']);
    await phone().back();
    expect(await closed()).toEqual(['question', 'sheet']);
    expect(await phone().shown()).toEqual(['vaccine-detail#1']);
    await phone().back();
    expect(await phone().shown()).toEqual(['home#1']);
  });

  test('closes a sheet over the first page that was opened', async () => {
    await open('#/vaccineDetalis?vaccId=1');
    await phone().act((app) => void app.openLayer('sheet'));
    await phone().back();
    expect(await closed()).toEqual(['sheet']);
    expect(await phone().shown()).toEqual(['vaccine-detail#1']);
  });

  test('takes a single step after a reload with something open', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineDetail'));
    await phone().act((app) => void app.openLayer('sheet'));
    await phone().reload();
    expect(await phone().shown()).toEqual(['vaccine-detail#1']);
    await phone().back();
    expect(await phone().shown()).toEqual(['home#1']);
  });

  test('leads back to the page from an address typed over its sheet, and on in a single step', async () => {
    await open();
    await phone().act((app) => app.navigate.to('vaccineDetail'));
    await phone().act((app) => void app.openLayer('sheet'));
    await phone().type('#/about');
    await phone().back();
    expect(await phone().shown()).toEqual(['vaccine-detail#2']);
    await phone().back();
    expect(await phone().shown()).toEqual(['home#1']);
  });
});
