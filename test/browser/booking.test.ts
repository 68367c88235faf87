import {
  arrive,
  bookAtClinic,
  agree,
  chooseTime,
  fillMemberForm,
  hiddenBehindBar,
  openForm,
  press,
  summary,
  times,
} from './kit/booking-steps';
import {
  ADULT,
  findTarget,
  freshMobile,
  newResident,
  onlyOrderOf,
  residentId,
} from './kit/booking';
import { differsFrom } from './kit/code-picture';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { signInHere } from './kit/sign-in';
import { useSite } from './kit/site';
import type { VisitOptions } from './kit/visitor';

const site = useSite();

const DEVICES: readonly [string, VisitOptions][] = [
  ['a phone', { pointer: 'touch', oldest: true }],
  ['a desktop mouse', { pointer: 'mouse', viewport: { width: 1280, height: 800 } }],
];

test.each(DEVICES)(
  'with %s a newcomer finds a clinic, signs in, adds a person, books, changes and cancels',
  async (device, options) => {
    const provider = site.provider();
    const target = await findTarget(provider, await newResident(provider));
    const mobile = freshMobile();
    const visitor = await site.visit(options);
    const { page } = visitor;
    const isPhone = device === 'a phone';
    const picture = (name: string) =>
      screenshot(page, `journey-${isPhone ? 'phone' : 'desktop'}-${name}`);

    await visitor.open('/home');
    await visitor.shown().getByRole('link', { name: '点按切换' }).click();
    await arrive(visitor, '/toggleCity');
    await picture('01-city');
    await visitor.shown().getByRole('button', { name: /^北京/ }).first().click();
    await arrive(visitor, '/home');
    await visitor.shown().getByRole('link', { name: '当前城市 北京' }).waitFor();
    await picture('02-home');
    await press(visitor, '附近门诊');
    await arrive(visitor, '/departmentList');
    await picture('03-clinics');
    await visitor.shown().getByText(target.clinic, { exact: true }).first().click();
    await arrive(visitor, `/departmentIndex?depaCode=${target.depaCode}`);
    await picture('04-clinic');
    await bookAtClinic(visitor, target);
    await picture('05-notice');
    await agree(visitor);

    await arrive(visitor, '/login');
    await picture('06-login');
    await signInHere(visitor, provider, mobile);
    await arrive(visitor, '/fillmemberInfo');
    await fillMemberForm(visitor, {
      name: '李大明',
      documentNumber: residentId(ADULT),
    });
    await picture('07-member');
    await press(visitor, '同意并保存');

    await arrive(visitor, '/subscribe?');
    expect(visitor.path()).toContain(`vaccId=${target.productId}`);
    expect(visitor.path()).toContain(`depaCode=${target.depaCode}`);
    expect(
      await visitor
        .shown()
        .getByRole('radio', { name: /李大明/ })
        .getAttribute('aria-checked'),
    ).toBe('true');
    await times(visitor).first().waitFor();
    const start = await chooseTime(visitor);
    expect(await summary(visitor).textContent()).toContain('李大明');
    expect(await summary(visitor).textContent()).toContain(start);
    await picture('08-form');
    if (isPhone) expect(await overflow(page, 390, 844)).toEqual([]);
    expect(await hiddenBehindBar(visitor)).toBeLessThanOrEqual(0);
    await press(visitor, '提交预约');
    await arrive(visitor, '/subscribeSuccess');
    await picture('09-success');
    const booked = await onlyOrderOf(provider, visitor);
    expect(booked).toMatchObject({
      status: 'BOOKED',
      linkmanName: '李大明',
      depaCode: target.depaCode,
      productId: target.productId,
      startTime: start,
    });
    expect(await visitor.shown().textContent()).toContain(booked.reference);

    await press(visitor, '查看预约');
    await arrive(visitor, '/subscribeDetail');
    await picture('10-order');
    const code = visitor.shown().getByRole('img', { name: /^预约二维码/ });
    expect(await differsFrom(code, booked.qrText)).toBe(0);

    await press(visitor, '改约');
    await arrive(visitor, '/modifiyOrder');
    await times(visitor).first().waitFor();
    const later = await chooseTime(visitor, 1);
    await picture('11-change');
    await press(visitor, '确认改约');
    await arrive(visitor, '/subscribeDetail');
    const changed = await onlyOrderOf(provider, visitor);
    expect(changed).toMatchObject({ status: 'BOOKED', startTime: later });
    expect(changed.timeline.map(({ kind }) => kind)).toContain('changed');
    await visitor.shown().getByText(later).first().waitFor();

    await press(visitor, '取消预约');
    await arrive(visitor, '/cancelOrder');
    await visitor.shown().getByRole('radio', { name: '身体不舒服' }).click();
    await picture('12-cancel');
    await press(visitor, '取消这次预约');
    await press(visitor, '确定取消');
    await arrive(visitor, '/subscribeDetail');
    await visitor.shown().getByText('已取消').first().waitFor();
    await picture('13-cancelled');
    const cancelled = await onlyOrderOf(provider, visitor);
    expect(cancelled.status).toBe('CANCELLED');
    expect(cancelled.cancelReason).not.toBe('');
    await visitor.go('/myOrder?group=closed');
    await picture('14-orders');
    await visitor.shown().getByText(booked.productName).first().waitFor();
    expect(await visitor.shown().textContent()).toContain('已取消');
    visitor.expectNoProblems();
  },
  60_000,
);

test('a person added from the booking form is chosen there, and back leads out of it', async () => {
  const provider = site.provider();
  const resident = await newResident(provider);
  const { login } = resident;
  const target = await findTarget(provider, resident);
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/home');
  await openForm(visitor, target);
  const before = await visitor.page.evaluate(() => history.length);
  await press(visitor, '添加家庭成员');
  await arrive(visitor, '/fillmemberInfo');
  await fillMemberForm(visitor, {
    name: '周小满',
    documentNumber: residentId('1988-08-08'),
  });
  await visitor.shown().getByRole('radio', { name: '配偶' }).click();
  await press(visitor, '同意并保存');
  await arrive(visitor, '/subscribe?');
  const person = visitor.shown().getByRole('radio', { name: /周小满/ });
  await person.waitFor();
  await expect(person.getAttribute('aria-checked')).resolves.toBe('true');
  await screenshot(visitor.page, 'booking-person-added');
  // The form was opened once; a second copy of the booking page below it would have added two entries.
  expect(await visitor.page.evaluate(() => history.length)).toBe(before + 1);
  const form = visitor.path();
  await visitor.page.goBack();
  await visitor.page.waitForFunction((path) => !location.hash.includes(path), form);
  expect(visitor.path()).not.toContain('/subscribe?');
  expect(visitor.path()).not.toContain('/fillmemberInfo');
  visitor.expectNoProblems();
});
