import { readFileSync } from 'node:fs';
import type { Request } from 'playwright-core';
import { AGREED_TEXTS, LOGIN_SIGNS, memberSigns, signOf } from '@contract/agreement/text-rules';
import { CODE } from '@contract/errors';
import { atDesk, untilOpen } from '../server/kit/worlds/desk-hours';
import { mailsTo, rowsIn, unzipped } from '../server/kit/worlds/export-world';
import type { Login } from '../server/kit/harness';
import { axe } from './kit/axe';
import { dayFrom, freshMobile, newResident, residentId } from './kit/booking';
import { bookForNow } from './kit/booking-now';
import { arrive, press } from './kit/booking-steps';
import { screenshot } from './kit/screenshot';
import { signInHere } from './kit/sign-in';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';
import { agreedTo } from '../samples/agreed';

/** The operator has these two ask again, as a lawyer may advise. */
const site = useSite({
  env: { ASKS_AGAIN: `${signOf('privacyPolicy')},${signOf('childrenPrivacy')}` },
});
const COMPUTER = { width: 1280, height: 900 };
/** Longer than the pause between two codes to a mobile. */
const NEXT_CODE = 61_000;

const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const FAMILY = 'GET /linkman/linkman/findByUserId.do';
const CONSENTS = 'GET /personal/consent/list.do';
const RENEW = 'GET /passport/v1/h5/login/loginByToken.do';

const agreed = (signs: readonly string[]) => ({
  deviceId: 'c'.repeat(32),
  authProtocolTime: Date.now(),
  authSignList: [...signs],
});

/** Adds a child whose guardian the account's owner is. @param signs what was agreed to with it */
async function addChild(as: Login, name: string, signs = memberSigns(true)): Promise<string> {
  const rules = signs.find((sign) => sign.startsWith('childrenPrivacy')) ?? '';
  const birthday = dayFrom(-900);
  const form = {
    name,
    documentKind: 1,
    documentNumber: residentId(birthday),
    sex: 2,
    birthday,
    relationType: 3,
    mobile: '13700000000',
    guardian: { name: '王小芳', mobile: '13700000000', relation: 'mother' },
    guardianConsentVersion: rules.slice(rules.indexOf(':') + 1),
    consent: true,
    agreed: agreed(signs),
  } as const;
  return (await site.provider().ok(SAVE, form, { as })).linkmanId;
}

/** Moves the clock past the pause between two codes. */
const later = () => site.provider().moveTo(site.provider().now + NEXT_CODE);

/** Asks for a code within a form, and enters it as from the phone. */
async function enterCode(within: ReturnType<Visitor['shown']>, mobile: string): Promise<void> {
  await within.getByRole('button', { name: '获取验证码' }).click();
  await within.getByText('秒后重发').waitFor();
  await within.getByLabel('短信验证码').fill(await site.provider().newestCode(mobile));
}

/** Requests a copy, and downloads it from the mail's link after signing in again. */
async function ownCopy(visitor: Visitor, mobile: string): Promise<ReadonlyMap<string, Buffer>> {
  const email = 'copy@mail.example.cn';
  await later();
  await visitor.open('/submitEmail');
  await visitor.shown().getByLabel('接收链接的邮箱').fill(email);
  await enterCode(visitor.shown(), mobile);
  await press(visitor, '开始导出');
  await visitor.shown().getByText('链接已发到您的邮箱').waitFor();
  await later();
  const [mail] = await mailsTo(site.provider(), email);
  await visitor.open(
    /\/index\.html#(\/exportSuccess\?exportId=[\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '',
  );
  await press(visitor, '下载');
  await press(visitor, '重新登录后下载');
  await arrive(visitor, '/login');
  await signInHere(visitor, site.provider(), mobile);
  await arrive(visitor, '/exportSuccess');
  const coming = visitor.page.waitForEvent('download');
  await press(visitor, '下载');
  return unzipped(readFileSync(await (await coming).path()));
}

async function deleteAccount(visitor: Visitor, mobile: string): Promise<void> {
  await later();
  await visitor.open('/accountManage');
  await press(visitor, '注销账号');
  const popup = visitor.page.getByRole('dialog', { name: '注销账号' });
  await popup.getByText(/不良反应记录会留在门诊/).waitFor();
  await enterCode(popup, mobile);
  await popup.getByRole('checkbox', { name: '我已了解，确认注销' }).click();
  await popup.getByRole('button', { name: '注销账号' }).click();
  await visitor.page.waitForURL(/#\/mine$/);
}

test('whoever deletes the account has the whole copy before, and the clinic works on its card to the end', async () => {
  const provider = site.provider();
  await provider.scheduleReady();
  await provider.moveTo(provider.now + untilOpen(provider.now));
  const name = '郑留存';
  const { depaCode, people } = await bookForNow(provider, [name, '钱旁人', '孙旁人']);
  const [{ login, mobile, linkmanId }] = people;
  const as = { as: login };
  const atTheDesk = await atDesk(provider, depaCode);
  const { times } = await provider.ok('GET /desk/day.do', {}, atTheDesk);
  const booked = times.flatMap(({ visits }) => visits).flatMap(({ orders }) => orders);
  const orderId = booked.find(({ personName }) => personName === name)?.orderId ?? '';
  await provider.ok('POST /desk/arrive.do', { orderId }, atTheDesk);
  const dose = { lot: 'L20260715', expiry: '2099-01-01', site: 'leftArm' } as const;
  await provider.ok('POST /desk/finish.do', { orderId, ...dose }, atTheDesk);
  await provider.ok(
    'POST /order/followUp/consent.do',
    { orderId, agreed: agreedTo('followUpConsent') },
    as,
  );
  const symptoms = ['seizure' as const];
  const answer = { orderId, submissionId: 'data-rights-1', unusual: true, symptoms };
  await provider.ok('POST /order/followUp/answer.do', answer, as);

  const desk = await site.visit({ pointer: 'mouse', viewport: COMPUTER });
  await desk.open(`/desk?depaCode=${depaCode}`);
  await press(desk, '填入');
  await press(desk, '登录工作台');
  const card = desk.shown().getByRole('button', { name: new RegExp(`^紧急 ?${name}`) });
  const sheet = desk.page.getByRole('dialog', { name: '疑似异常反应草卡' });
  await card.click();
  await sheet.getByRole('button', { name: '我来处理' }).click();
  await sheet.getByRole('radio', { name: '已按 AEFI 报告' }).waitFor();
  await sheet.getByRole('button', { name: '关闭', exact: true }).click();

  const visitor = await site.visit({ signedInAs: login });
  const copy = await ownCopy(visitor, mobile);
  expect(rowsIn(copy, 'linkmen')).toMatchObject([{ id: linkmanId, name }]);
  expect(rowsIn(copy, 'orders')).toMatchObject([{ id: orderId, status: 'DONE' }]);
  expect(JSON.stringify(rowsIn(copy, 'follow_up_answers'))).toContain('seizure');
  for (const table of ['follow_up_series', 'aefi_cards', 'agreement_records', 'record_accesses'])
    expect([table, rowsIn(copy, table).length > 0]).toEqual([table, true]);

  await deleteAccount(visitor, mobile);
  const gone = await provider.call('GET /passport/user/findLoginUserByKey.do', {}, as);
  expect(gone.code).toBe(CODE.LOGIN_INVALID);

  await desk.page.reload();
  await card.click();
  await sheet.getByText(mobile).waitFor();
  await sheet.getByRole('radio', { name: '已按 AEFI 报告' }).click();
  await sheet.getByRole('button', { name: '结束这张卡' }).click();
  await sheet.waitFor({ state: 'detached' });
});

test('a guardian who withdraws the consent for a child reads what it was for, and nothing of the child is left', async () => {
  const provider = site.provider();
  const parent = await newResident(provider);
  const as = { as: parent.login };
  const name = '王小禾';
  const linkmanId = await addChild(parent.login, name);
  const answers = { immunodeficiency: 'no' } as const;
  const agreed = agreedTo('healthConsent');
  const health = { linkmanId, answers, days: {}, agreed };
  await provider.ok('POST /linkman/health/save.do', { ...health, consent: true }, as);

  const visitor = await site.visit({ signedInAs: parent.login });
  await visitor.open('/personalMangage');
  const row = visitor.shown().getByRole('button', { name: new RegExp(`^${name}的身份信息`) });
  await row.click();
  const consent = visitor.page.getByRole('dialog');
  await consent.getByText(/版本 1\.0/).waitFor();
  await consent.getByText('确认监护人知情并同意。').waitFor();
  await consent.getByText(/^您预约的接种门诊：/).waitFor();
  await screenshot(visitor.page, 'data-rights-consent');
  expect(await axe(visitor.page)).toEqual([]);
  await consent.getByRole('button', { name: '撤回同意' }).click();
  await row.waitFor({ state: 'detached' });

  const names = (await provider.ok(FAMILY, undefined, as)).map((each) => each.name);
  expect(names).toEqual([parent.name]);
  const { list } = await provider.ok(CONSENTS, {}, as);
  expect(list.filter(({ id }) => id === linkmanId)).toEqual([]);
  const detail = await provider.call('GET /linkman/linkman/clientDetail.do', { linkmanId }, as);
  expect(detail.code).toBe(CODE.NOT_FOUND);
  await visitor.open('/memberList');
  await visitor.shown().getByText(parent.name).first().waitFor();
  expect(await visitor.shown().getByText(name).count()).toBe(0);
  // Whoever adds the child again is asked anew.
  await visitor.open('/fillmemberInfo?type=3');
  await visitor
    .shown()
    .getByText(/^点“同意并保存”，即同意/)
    .waitFor();
  visitor.expectNoProblems();
});

test('who signs in without ticking the statistics sends none', async () => {
  const mobile = freshMobile();
  const visitor = await site.visit();
  const sent: string[] = [];
  visitor.context.on('request', (request: Request) => {
    if (request.url().includes('/analytics/')) sent.push(request.url());
  });
  await visitor.open('/login');
  const box = visitor.shown().getByRole('checkbox', { name: /统计/ });
  expect(await box.getAttribute('aria-checked')).not.toBe('true');
  await signInHere(visitor, site.provider(), mobile);
  for (const path of ['/home', '/allVaccine', '/vaccineDetalis?vaccId=hpv9-merck', '/mine'])
    await visitor.go(path);
  await visitor.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await visitor.settle();
  // Neither does the next start of the page, which asks the provider.
  await visitor.open('/home');
  await visitor.settle();
  expect(sent).toEqual([]);
  await visitor.open('/personalMangage');
  await visitor
    .shown()
    .getByRole('button', { name: /^使用统计.*未同意/ })
    .waitFor();
  visitor.expectNoProblems();
});

describe('who agreed to texts that ask again since', () => {
  const [, , OLD_POLICY] = AGREED_TEXTS.privacyPolicy;
  const [, OLD_RULES] = AGREED_TEXTS.childrenPrivacy;

  /** Signs in as a client did that showed the texts before. */
  async function signedInBefore(name: string): Promise<Login> {
    const provider = site.provider();
    const mobile = freshMobile();
    await provider.ok('POST /message/validate/h5/sendVcode.do', { mobile, purpose: 'login' });
    const vcode = await provider.newestCode(mobile);
    const signs = [signOf('userAgreement'), `privacyPolicy:${OLD_POLICY.version}`];
    const login = await provider.ok('POST /passport/v1/h5/login/loginByMobile.do', {
      mobile,
      vcode,
      agreed: agreed(signs),
    });
    await addChild(login, name, [`childrenPrivacy:${OLD_RULES.version}`, signOf('memberConsent')]);
    return login;
  }
  const due = async (login: Login) => {
    const { agreementDue, familyTextsDue } = await site.provider().ok(RENEW, {}, { as: login });
    return { agreementDue, familyTextsDue };
  };

  test('is asked for the policy, then for the children’s rules, and then no more', async () => {
    const login = await signedInBefore('王小满');
    expect(await due(login)).toEqual({ agreementDue: true, familyTextsDue: ['childrenPrivacy'] });
    const visitor = await site.visit({ signedInAs: login });
    await visitor.open('/home');
    await arrive(visitor, '/privacyMange?ask=1');
    await visitor
      .shown()
      .getByText(/请阅读这份隐私政策/)
      .waitFor();
    await press(visitor, '同意');
    await arrive(visitor, '/privacyMange/childrenPrivacy?ask=1');
    await visitor
      .shown()
      .getByText(/删除就是撤回同意；/)
      .waitFor();
    await screenshot(visitor.page, 'data-rights-children-asked');
    expect(await axe(visitor.page)).toEqual([]);
    await press(visitor, '同意');
    await arrive(visitor, '/home');
    expect(await due(login)).toEqual({ agreementDue: false, familyTextsDue: [] });
    await visitor.open('/home');
    await visitor.settle();
    expect(visitor.path()).toBe('/home');
    visitor.expectNoProblems();
  });

  test('is led to the family where they do not agree for the child, and is signed in still', async () => {
    const login = await signedInBefore('王小雨');
    const provider = site.provider();
    const report = { ...agreed(LOGIN_SIGNS), positionCode: 'LOGIN' };
    await provider.ok('POST /base/authProtocol/authProtocolLogUserRecord.do', report, {
      as: login,
    });
    const visitor = await site.visit({ signedInAs: login });
    await visitor.open('/home');
    await arrive(visitor, '/privacyMange/childrenPrivacy?ask=1');
    await press(visitor, '不同意，去看家庭成员');
    await arrive(visitor, '/memberList');
    await press(visitor, '王小雨 的更多操作');
    await visitor.page.getByRole('button', { name: '删除成员' }).click();
    const question = visitor.page.getByRole('alertdialog', { name: '删除 王小雨？' });
    await question.getByRole('button', { name: '删除成员' }).click();
    await visitor.shown().getByText('还没有家庭成员').waitFor();
    expect(await due(login)).toEqual({ agreementDue: false, familyTextsDue: [] });
    visitor.expectNoProblems();
  });
});
