import { CODE } from '@contract/errors';
import {
  bookFor,
  dayFrom,
  findTarget,
  freshMobile,
  newResident,
  onlyOrderOf,
  ordersOf,
  residentId,
  ADULT,
  fillSlots,
  tokenOf,
} from './kit/booking';
import type { Resident, Target } from './kit/booking';
import {
  agree,
  arrive,
  bookAtClinic,
  chooseTime,
  endSession,
  fillMemberForm,
  formAddress,
  nextDays,
  openForm,
  press,
  summary,
  times,
} from './kit/booking-steps';
import { screenshot } from './kit/screenshot';
import { signInHere } from './kit/sign-in';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const ADD = '**/subscribe/subscribe/addV2.do';
const HOLD = '**/subscribe/subscribe/hold.do';
const TIMES = '**/subscribe/subscribe/departmentWorkTimes2.do*';
/** ms after which another code can be sent to the same mobile. */
const UNTIL_NEXT_CODE = 61_000;
const DAY = 86_400_000;
const REMARK = '对鸡蛋过敏';
const SLOW = '还没有收到回复，正在核对结果';

interface Scene {
  readonly visitor: Visitor;
  readonly target: Target;
  readonly resident: Resident;
}

async function someone(): Promise<Scene> {
  const resident = await newResident(site.provider());
  const target = await findTarget(site.provider(), resident);
  return { resident, target, visitor: await site.visit({ signedInAs: resident.login }) };
}

/** Somebody with a family member, in the booking form. */
async function inTheForm(): Promise<Scene> {
  const scene = await someone();
  await openForm(scene.visitor, scene.target);
  return scene;
}

/**
 * Chooses a time and ends the session once the form has what it asks for: a call that was still under way would open the
 * login by itself. @returns the start of the time
 */
async function chooseAndLoseSession({ visitor, resident }: Scene): Promise<string> {
  const start = await chooseTime(visitor);
  await visitor.shown().getByRole('timer').waitFor();
  await visitor.settle();
  await endSession(site.provider(), resident.login.token);
  await site.later(UNTIL_NEXT_CODE);
  return start;
}

/** {@link inTheForm}, coming from the clinic's page. */
async function fromTheClinic(): Promise<Scene> {
  const scene = await someone();
  const { visitor, target } = scene;
  await visitor.open(`/departmentIndex?depaCode=${target.depaCode}`);
  await bookAtClinic(visitor, target);
  await agree(visitor);
  await arrive(visitor, '/subscribe');
  await times(visitor).first().waitFor();
  return scene;
}

const remark = (visitor: Visitor) => visitor.shown().getByLabel('备注');

/** The form again shows what was typed and chosen. */
async function expectDraft(visitor: Visitor, start: string): Promise<void> {
  await arrive(visitor, '/subscribe');
  await times(visitor).first().waitFor();
  expect(await remark(visitor).inputValue()).toBe(REMARK);
  expect(await summary(visitor).textContent()).toContain(start);
  expect(await visitor.shown().getByRole('radio', { checked: true }).count()).toBeGreaterThan(1);
}

describe('what is typed stays', () => {
  test('over a reload, over back and forward, and over adding a person', async () => {
    const { visitor } = await fromTheClinic();
    const start = await chooseTime(visitor);
    await remark(visitor).fill(REMARK);

    await visitor.page.reload();
    await expectDraft(visitor, start);

    await visitor.page.goBack();
    await arrive(visitor, '/departmentIndex');
    await visitor.page.goForward();
    await expectDraft(visitor, start);

    await press(visitor, '添加家庭成员');
    await arrive(visitor, '/fillmemberInfo');
    await fillMemberForm(visitor, {
      name: '李小明',
      documentNumber: residentId(ADULT),
    });
    await visitor.shown().getByRole('radio', { name: '配偶' }).click();
    await press(visitor, '同意并保存');
    await expectDraft(visitor, start);
    const person = visitor.shown().getByRole('radio', { name: /李小明/ });
    expect(await person.getAttribute('aria-checked')).toBe('true');
    await visitor.page.goBack();
    await arrive(visitor, '/departmentIndex');
    visitor.expectNoProblems();
  });

  test('over a session that ran out: after the login the form is as it was', async () => {
    const scene = await inTheForm();
    const { visitor, resident } = scene;
    await remark(visitor).fill(REMARK);
    const start = await chooseAndLoseSession(scene);
    await visitor.page.reload();
    await arrive(visitor, '/login');
    await signInHere(visitor, site.provider(), resident.mobile);
    await expectDraft(visitor, start);
    expect(await tokenOf(visitor)).not.toBe(resident.login.token);
  });

  test('but nothing of it is shown to somebody else who signs in after that', async () => {
    const { visitor, resident } = await fromTheClinic();
    await remark(visitor).fill(REMARK);
    await endSession(site.provider(), resident.login.token);
    await visitor.page.reload();
    await arrive(visitor, '/login');
    await signInHere(visitor, site.provider(), freshMobile());
    await arrive(visitor, '/vaccineNotice');
    const stored = await visitor.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored).not.toContain(REMARK);
  });

  test('over a session that runs out on submitting: after the login it is booked, once', async () => {
    const scene = await inTheForm();
    const { visitor, resident } = scene;
    await chooseAndLoseSession(scene);
    await press(visitor, '提交预约');
    await arrive(visitor, '/login');
    await signInHere(visitor, site.provider(), resident.mobile);
    await arrive(visitor, '/subscribeSuccess');
    await onlyOrderOf(site.provider(), visitor);
  });

  test('over choosing a day without connection: it says so, and the day can be chosen afterwards', async () => {
    const { visitor } = await inTheForm();
    await remark(visitor).fill(REMARK);
    await visitor.context.setOffline(true);
    const another = nextDays(visitor, false).first();
    await another.click();
    await visitor.page.getByText(/网络/).first().waitFor();
    expect(await remark(visitor).inputValue()).toBe(REMARK);
    await visitor.context.setOffline(false);
    await another.click();
    const start = await chooseTime(visitor);
    expect(await summary(visitor).textContent()).toContain(start);
  });
});

describe('a booking is made once', () => {
  test('after success back does not send it again, and leads out of the flow', async () => {
    const { visitor } = await fromTheClinic();
    await chooseTime(visitor);
    await press(visitor, '提交预约');
    await arrive(visitor, '/subscribeSuccess');
    await visitor.page.goBack();
    await arrive(visitor, '/departmentIndex');
    await visitor.page.goForward();
    await arrive(visitor, '/subscribeSuccess');
    await onlyOrderOf(site.provider(), visitor);
    visitor.expectNoProblems();
  });

  test('by a double tap', async () => {
    const { visitor } = await inTheForm();
    await chooseTime(visitor);
    await visitor.shown().getByRole('button', { name: '提交预约' }).dblclick();
    await arrive(visitor, '/subscribeSuccess');
    await onlyOrderOf(site.provider(), visitor);
    visitor.expectNoProblems();
  });

  test('when the page is reloaded while its answer is lost', async () => {
    const { visitor } = await inTheForm();
    await visitor.page.route(ADD, async (route) => {
      await route.fetch();
      return route.abort('connectionreset');
    });
    await chooseTime(visitor);
    await press(visitor, '提交预约');
    await visitor.shown().getByText(SLOW).waitFor();
    await visitor.page.unroute(ADD);
    await visitor.page.reload();
    await arrive(visitor, '/subscribeSuccess');
    await onlyOrderOf(site.provider(), visitor);
  });
});

describe('a place that is gone', () => {
  test('a time that could not be kept and sold out offers three others, and one tap books one of them', async () => {
    const provider = site.provider();
    const { visitor, target } = await inTheForm();
    await visitor.page.route(HOLD, (route) =>
      route.fulfill({ json: { code: CODE.SERVER, msg: '系统开小差了', data: null } }),
    );
    const slots = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
      depaCode: target.depaCode,
      productId: target.productId,
      day: target.day,
    });
    const [scarce] = slots
      .filter(({ residue }) => residue > 0)
      .sort((a, b) => a.residue - b.residue);
    if (!scarce) throw new Error('No slot');
    await visitor
      .shown()
      .getByRole('radio', { name: new RegExp(`^${scarce.startTime}`) })
      .click();
    await fillSlots(provider, target, scarce.id, scarce.residue);
    await press(visitor, '提交预约');
    await arrive(visitor, '/subscribeError');
    await visitor.shown().getByText('这个时间刚被约满').waitFor();
    await screenshot(visitor.page, 'booking-sold-out');
    const alternatives = visitor.shown().getByRole('button', { name: /约这个时间 为王小芳预约$/ });
    expect(await alternatives.count()).toBe(3);
    const spoken = (await alternatives.first().getAttribute('aria-label')) ?? '';
    await alternatives.first().click();
    await arrive(visitor, '/subscribeSuccess');
    const booked = await onlyOrderOf(provider, visitor);
    expect(spoken).toContain(booked.startTime);
    expect(spoken).toContain(booked.departmentName);
    visitor.expectNoProblems();
  });

  test('a day without a time left says so and is chosen no more', async () => {
    const { visitor } = await inTheForm();
    await visitor.page.route(TIMES, (route) =>
      route.fulfill({ json: { code: CODE.SUCCESS, msg: '', data: [] } }),
    );
    await nextDays(visitor, false).first().click();
    // Not only as a toast, which disappears before everybody has read it.
    const reason = visitor.shown().getByRole('note');
    await reason.getByText('当天已无可约时间，请选择其他日期').waitFor();
    await visitor.shown().getByText('选一个有号的日期，再选时间').waitFor();
    expect(await nextDays(visitor, true).count()).toBe(0);
    visitor.expectNoProblems();
  });

  test('a failed time query shows the provider’s sentence and clears the day', async () => {
    const { visitor } = await inTheForm();
    await visitor.page.route(TIMES, (route) =>
      route.fulfill({ json: { code: CODE.SERVER, msg: '系统开小差了', data: null } }),
    );
    await nextDays(visitor, false).first().click();
    await visitor.shown().getByRole('note').getByText('系统开小差了').waitFor();
    expect(await nextDays(visitor, true).count()).toBe(0);
    await visitor.page.unroute(TIMES);
    await nextDays(visitor).first().click();
    await times(visitor).first().waitFor();
  });

  test('code -201 on the time query leads to the vaccine, unless an appointment is being changed', async () => {
    const { visitor, target, resident } = await inTheForm();
    const refuse = () =>
      visitor.page.route(TIMES, (route) =>
        route.fulfill({ json: { code: CODE.TIME_QUERY, msg: '这段时间不开放预约', data: null } }),
      );
    const orderId = await bookFor(site.provider(), resident, target);
    await refuse();
    await nextDays(visitor, false).first().click();
    await visitor.page.getByText('这段时间不开放预约').first().waitFor();
    await arrive(visitor, `/vaccineDetalis?vaccId=${target.productId}`);
    await visitor.go(`/modifiyOrder?orderId=${orderId}`);
    await visitor.page.getByText('这段时间不开放预约').first().waitFor();
    expect(visitor.path()).toContain('/modifiyOrder');
  });
});

describe('who may not', () => {
  test('another user’s appointment is not shown', async () => {
    const provider = site.provider();
    const owner = await newResident(provider);
    const orderId = await bookFor(provider, owner, await findTarget(provider, owner));
    const stranger = await newResident(provider, { name: '赵大海' });
    const visitor = await site.visit({ signedInAs: stranger.login });
    for (const path of ['/subscribeDetail', '/cancelOrder', '/modifiyOrder', '/subscribeSuccess']) {
      await visitor.open(`${path}?orderId=${orderId}`);
      await visitor.shown().getByText('没有找到这个预约').waitFor();
      expect(await visitor.shown().textContent()).not.toContain('王小芳');
    }
    await screenshot(visitor.page, 'booking-not-found');
    expect(await ordersOf(provider, visitor)).toEqual([]);
  });

  test('no redirect leads out of the site', async () => {
    const hostile = [
      'https://evil.example',
      '//evil.example/#/home',
      '/\\evil.example',
      'javascript:alert(1)',
      '/%09/evil.example',
      'data:text/html,x',
    ];
    const visitor = await site.visit();
    await visitor.open(`/login?redirect=${encodeURIComponent(hostile[0] ?? '')}`);
    await signInHere(visitor, site.provider(), freshMobile());
    expect(visitor.page.url()).toContain(`${site.url()}/index.html#/`);
    for (const redirect of hostile) {
      await visitor.open(`/login?redirect=${encodeURIComponent(redirect)}`);
      await visitor.page.waitForURL((url) => !url.hash.startsWith('#/login'));
      await visitor.settle();
      expect(visitor.page.url()).toContain(`${site.url()}/index.html#/`);
    }
    expect(visitor.watched.departures).toEqual([]);
    visitor.expectNoProblems();
  });
});

test('a user under 14 without guardian is led to the family', async () => {
  const provider = site.provider();
  const target = await findTarget(provider, await newResident(provider));
  // This child cannot be saved: turned fourteen today, but the provider's clock now goes back to yesterday.
  const today = dayFrom(0);
  const birthday = `${Number(today.slice(0, 4)) - 14}${today.slice(4)}`;
  const child = await newResident(provider, { birthday, name: '王小宝' });
  await site.later(-DAY);
  try {
    const visitor = await site.visit({ signedInAs: child.login });
    await visitor.open(formAddress(target));
    await arrive(visitor, '/vaccineNotice');
    await agree(visitor);
    await arrive(visitor, '/subscribe');
    const alert = visitor.page.getByRole('alertdialog', { name: '请补充监护人信息' });
    await alert.waitFor();
    await screenshot(visitor.page, 'booking-guardian');
    await alert.getByRole('button', { name: '去补充' }).click();
    await arrive(visitor, '/memberList');
    await visitor.shown().getByText('缺监护人信息').waitFor();
    visitor.expectNoProblems();
  } finally {
    await site.later(DAY);
  }
});
