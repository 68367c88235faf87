import { agreed, shareMember } from '../server/kit/share-member';
import { arrive, chooseTime, openForm, press } from './kit/booking-steps';
import { bookFor, findTarget, newResident } from './kit/booking';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';

const site = useSite();
const CODE = /^\d{3} \d{3} \d{4}$/;

test('a parent invites the other one, who accepts, books for the child, and both see it until it is taken back', async () => {
  const provider = site.provider();
  const mother = await newResident(provider, { name: '王小宝' });
  const father = await newResident(provider, { name: '李大明' });
  const target = await findTarget(provider, mother);

  const inviting = await site.visit({ signedInAs: mother.login });
  await inviting.open('/memberList');
  await press(inviting, '王小宝 的更多操作');
  await inviting.page.getByRole('button', { name: '与家人共享' }).click();
  await arrive(inviting, `/caregivers?linkmanId=${mother.linkmanId}`);
  await inviting.shown().getByText('还没有与家人共享').waitFor();
  await screenshot(inviting.page, 'caregivers-empty');
  await press(inviting, '生成邀请码');
  await inviting.shown().getByText('请先勾选同意，再邀请').waitFor();
  await inviting.shown().getByRole('checkbox', { name: '我是王小宝的监护人' }).click();
  await press(inviting, '生成邀请码');
  const shownCode = inviting.shown().getByText(CODE);
  await shownCode.waitFor();
  await screenshot(inviting.page, 'caregivers-code');
  const code = ((await shownCode.textContent()) ?? '').trim();

  const accepting = await site.visit({ signedInAs: father.login });
  await accepting.open('/memberList');
  await press(accepting, '接受家人的邀请');
  await arrive(accepting, '/acceptInvitation');
  const form = accepting.shown();
  await form.getByRole('textbox', { name: '邀请码' }).fill('123');
  await press(accepting, '查看邀请');
  await form.getByText('邀请码是 10 位数字').waitFor();
  await form.getByRole('textbox', { name: '邀请码' }).fill('1234567890');
  await press(accepting, '查看邀请');
  await form.getByText('邀请码不对').waitFor();
  await screenshot(accepting.page, 'accept-invitation-wrong');
  await form.getByRole('textbox', { name: '邀请码' }).fill(code);
  await press(accepting, '查看邀请');
  await form.getByText(/邀请您照看 王\*\*/).waitFor();
  await form.getByRole('checkbox', { name: '我同意这样显示' }).click();
  await screenshot(accepting.page, 'accept-invitation');
  await press(accepting, '接受邀请');
  await arrive(accepting, '/memberList');
  await form.getByText('王小宝').waitFor();
  await screenshot(accepting.page, 'member-list-shared');

  await openForm(accepting, target);
  await accepting
    .shown()
    .getByRole('radio', { name: /王小宝/ })
    .click();
  await chooseTime(accepting);
  await press(accepting, '提交预约');
  await arrive(accepting, '/subscribeSuccess');
  await accepting.open('/myOrder');
  await accepting.shown().getByText('王小宝').first().click();
  await accepting.shown().getByText('这是与您共享的家人的预约').waitFor();
  await screenshot(accepting.page, 'order-shared');

  await inviting.open('/myOrder');
  await inviting
    .shown()
    .getByText(/\d{3}\*{4}\d{4} 预约/)
    .waitFor();
  await screenshot(inviting.page, 'orders-booked-by');
  await inviting.open(`/caregivers?linkmanId=${mother.linkmanId}`);
  await inviting
    .shown()
    .getByText(/预约了/)
    .waitFor();
  await screenshot(inviting.page, 'caregivers-log');
  await inviting
    .shown()
    .getByRole('button', { name: /^停止与/ })
    .click();
  const question = inviting.page.getByRole('alertdialog');
  await question.getByRole('button', { name: '停止共享' }).click();
  await inviting.shown().getByText('还没有与家人共享').waitFor();

  await accepting.open('/memberList');
  await accepting.shown().getByText('李大明').waitFor();
  expect(await accepting.shown().getByText('王小宝').count()).toBe(0);
  await accepting.open('/myOrder');
  await accepting.shown().getByText('还没有预约').waitFor();
  inviting.expectNoProblems();
  accepting.expectNoProblems();
});

test('a grandmother who goes along sees where to go and the code, and that she asks the parent for the rest', async () => {
  const provider = site.provider();
  const mother = await newResident(provider, { name: '王小宝' });
  const grandmother = await newResident(provider, { name: '赵奶奶' });
  await shareMember(provider, mother, grandmother, 'escort');
  const orderId = await bookFor(provider, mother, await findTarget(provider, mother));
  const visitor = await site.visit({ signedInAs: grandmother.login });
  await visitor.open('/memberList');
  await visitor.shown().getByText('陪同接种').waitFor();
  await press(visitor, '共享情况');
  await visitor
    .shown()
    .getByText(/您能看王小宝的预约/)
    .waitFor();
  await screenshot(visitor.page, 'caregivers-escort');
  await visitor.open(`/subscribeDetail?orderId=${orderId}`);
  await visitor.shown().getByText('您可以出示预约码、签到').waitFor();
  expect(await visitor.shown().getByRole('button', { name: '取消预约' }).count()).toBe(0);
  await screenshot(visitor.page, 'order-escort');
  visitor.expectNoProblems();
});

test('an English link opens the invitation itself', async () => {
  const provider = site.provider();
  const mother = await newResident(provider, { name: '王小宝' });
  const other = await newResident(provider, { name: '李大明' });
  const { code } = await provider.ok(
    'POST /linkman/caregiver/invite.do',
    { linkmanId: mother.linkmanId, role: 'guardian', agreed },
    { as: mother.login },
  );
  const visitor = await site.visit({ signedInAs: other.login, locale: 'en-US' });
  await visitor.open(`/acceptInvitation?code=${code}`);
  await visitor
    .shown()
    .getByText(/王\*\*/)
    .first()
    .waitFor();
  await screenshot(visitor.page, 'accept-invitation-link');
  visitor.expectNoProblems();
});

test('both parents have entered the child: one confirms once, and the two entries are one with the appointment that there was', async () => {
  const provider = site.provider();
  const mother = await newResident(provider, { name: '王大妈' });
  const father = await newResident(provider, { name: '李大明' });
  const child = {
    name: '王小宝',
    documentKind: 2,
    documentNumber: 'E87654321',
    sex: 1,
    birthday: '1990-05-17',
    relationType: 3,
    mobile: mother.mobile,
    consent: true,
  } as const;
  const save = async ({ login }: typeof mother) =>
    (await provider.ok('POST /linkman/linkman/saveOrUpdateV2.do', child, { as: login })).linkmanId;
  const [childId, ownId] = [await save(mother), await save(father)];
  const target = await findTarget(provider, mother);
  const orderId = await bookFor(provider, { ...father, linkmanId: ownId }, target);
  const { code } = await provider.ok(
    'POST /linkman/caregiver/invite.do',
    { linkmanId: childId, role: 'guardian', agreed },
    { as: mother.login },
  );
  for (const locale of ['en-US', 'zh-CN'] as const) {
    const visitor = await site.visit({ signedInAs: father.login, locale });
    await visitor.open(`/acceptInvitation?code=${code}`);
    const title = locale === 'zh-CN' ? '您也添加过王小宝' : 'You have added 王小宝 too';
    await visitor.shown().getByText(title).waitFor();
    await screenshot(visitor.page, `accept-invitation-merge-${locale}`);
  }
  const accepting = await site.visit({ signedInAs: father.login });
  await accepting.open(`/acceptInvitation?code=${code}`);
  await accepting.shown().getByText('未完成的预约 1 个').waitFor();
  await accepting.shown().getByRole('checkbox', { name: '我同意这样显示' }).click();
  await press(accepting, '合并并接受');
  await arrive(accepting, '/memberList');
  expect(await accepting.shown().getByText('王小宝').count()).toBe(1);
  await accepting.open(`/caregivers?linkmanId=${childId}`);
  await accepting.shown().getByText('您 合并了自己添加的同一位家人').waitFor();
  await screenshot(accepting.page, 'caregivers-merged');
  await accepting.open(`/subscribeDetail?orderId=${orderId}`);
  await accepting.shown().getByText('这是与您共享的家人的预约').waitFor();
  accepting.expectNoProblems();
});

test('the same dose is booked in both families: both appointments are shown, and merging waits until one is left', async () => {
  const provider = site.provider();
  const mother = await newResident(provider, { name: '王大妈' });
  const father = await newResident(provider, { name: '李大明' });
  const child = {
    name: '王小宝',
    documentKind: 2,
    documentNumber: 'E87654322',
    sex: 1,
    birthday: '1990-05-17',
    relationType: 3,
    mobile: mother.mobile,
    consent: true,
  } as const;
  const save = async ({ login }: typeof mother) =>
    (await provider.ok('POST /linkman/linkman/saveOrUpdateV2.do', child, { as: login })).linkmanId;
  const [childId, ownId] = [await save(mother), await save(father)];
  const target = await findTarget(provider, mother);
  const theirs = await bookFor(provider, { ...mother, linkmanId: childId }, target);
  await bookFor(provider, { ...father, linkmanId: ownId }, target);
  const form = { linkmanId: childId, role: 'guardian', agreed } as const;
  const { code } = await provider.ok('POST /linkman/caregiver/invite.do', form, {
    as: mother.login,
  });
  const accepting = await site.visit({ signedInAs: father.login });
  await accepting.open(`/acceptInvitation?code=${code}`);
  await accepting.shown().getByRole('checkbox', { name: '我同意这样显示' }).click();
  await press(accepting, '合并并接受');
  await arrive(accepting, `/caregivers?linkmanId=${childId}`);
  for (const whose of ['您约的', '对方约的']) await accepting.shown().getByText(whose).waitFor();
  await screenshot(accepting.page, 'caregivers-booked-twice');
  const cancel = { orderId: theirs, reason: 'time' } as const;
  await provider.ok('POST /order/subscribe/cancel.do', cancel, { as: mother.login });
  await accepting.open(`/caregivers?linkmanId=${childId}`);
  await accepting.shown().getByText('看起来是同一位家人').waitFor();
  await screenshot(accepting.page, 'caregivers-merge');
  await press(accepting, '合并为同一位家人');
  await accepting.shown().getByText('您 合并了自己添加的同一位家人').waitFor();
  accepting.expectNoProblems();
});
