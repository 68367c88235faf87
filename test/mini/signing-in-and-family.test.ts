import { get } from 'node:http';
import { checkDigit } from '@contract/linkman/document-rules';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { launch } from '../simulator/launch';
import { PLATFORMS, buildFolder } from './builds';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

/** The code last sent to a mobile, from the development outbox. (jsdom has no fetch.) */
const newestCode = (mobile: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const url = `${provider.url}/dev/outbox?mobile=${mobile}`;
    get(url, { headers: { accept: 'application/json' } }, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += String(part)));
      answer.on('end', () => resolve(/\D(\d{6})\D/.exec(text)?.[1] ?? ''));
    }).on('error', reject);
  });

const residentNumber = (birthday: string, order: string): string => {
  const first = `110105${birthday}${order}`;
  return first + checkDigit(first);
};

describe.each(PLATFORMS)('signing in and the family on %s', (platform) => {
  const start = () =>
    launch(buildFolder(platform), {
      platform,
      apiHost: provider.url,
      device: { language: 'zh_CN' },
    });

  const signIn = async (app: App, mobile: string): Promise<void> => {
    await app.page.input('11 位手机号', mobile);
    await app.page.tap('获取验证码');
    await app.page.input('6 位数字', await newestCode(mobile));
    await app.page.tap('同意并登录');
  };

  test('a visitor who wants to see the family signs in, and is there', async () => {
    const app = await start();
    await app.open('pages/main/mine/index');
    await app.page.tap('家庭成员');
    expect(app.page.path).toBe('pages/account/login/index');
    await signIn(app, platform === 'weapp' ? '13700137001' : '13700137002');
    expect(app.page.path).toBe('pages/member/member-list/index');
    expect(app.page.text()).toContain('还没有家庭成员');
  });

  test('adding oneself: faults are named in place, the button says what it consents to, the list shows the person', async () => {
    const app = await start();
    const mobile = platform === 'weapp' ? '13700137003' : '13700137004';
    await app.open('pages/member/member-list/index');
    await signIn(app, mobile);
    await app.page.tap('添加家庭成员');
    await app.page.tap('同意并保存');
    expect(app.page.text()).toContain('请填写姓名');
    await app.page.input('与证件上的姓名一致', '王小明');
    await app.page.input('证件号码', residentNumber('19900506', '001'));
    expect(app.page.text()).toContain('1990/05/06');
    expect(app.page.text()).toContain('本人');
    expect(app.page.text()).toContain('点“同意并保存”，即同意');
    await app.page.tap('同意并保存');
    expect(app.page.path).toBe('pages/member/member-list/index');
    expect(app.page.text()).toContain('王小明');
  });

  test('a grandmother adds the child once its mother has agreed by a code', async () => {
    const app = await start();
    const [mobile, mother] =
      platform === 'weapp' ? ['13700137005', '13700137007'] : ['13700137006', '13700137008'];
    await app.open('pages/member/member-list/index');
    await signIn(app, mobile);
    await app.page.tap('添加家庭成员');
    await app.page.input('与证件上的姓名一致', '王小麦');
    await app.page.input('证件号码', residentNumber('20210601', '001'));
    await app.page.tap({ label: /^修改与您的关系/ });
    await app.page.tap('亲戚');
    await app.page.tap('监护人是别人');
    await app.page.input('监护人姓名', '王小芳');
    await app.page.tap('母亲');
    await app.page.tap('获取验证码');
    expect(app.page.text()).toContain('请先在上面填写监护人的手机号');
    await app.page.input('监护人手机', mother);
    await app.page.tap('同意并保存');
    expect(app.page.text()).toContain('请填写发到监护人手机的验证码');
    await app.page.tap('获取验证码');
    await app.page.input('6 位数字', await newestCode(mother));
    await app.page.tap('同意并保存');
    expect(app.page.path).toBe('pages/member/member-list/index');
    expect(app.page.text()).toContain('王小麦');
  });
});
