import { bookFor, findTarget, newResident, residentId } from './kit/booking';
import { arrive, fillMemberForm, press } from './kit/booking-steps';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';

const site = useSite();

test('a child is added with its guardian, and not without', async () => {
  const provider = site.provider();
  const parent = await newResident(provider);
  const visitor = await site.visit({ signedInAs: parent.login });
  await visitor.open('/memberList');
  await press(visitor, '添加家庭成员');
  await arrive(visitor, '/fillmemberInfo');
  const form = visitor.shown();
  await fillMemberForm(visitor, {
    name: '王小宝',
    documentNumber: residentId('2019-06-01'),
  });
  await form.getByText('从证件号码读出').waitFor();
  await form.getByRole('radio', { name: '监护人是别人' }).click();
  await press(visitor, '同意并保存');
  await form.getByText(/有 \d 处需要修改/).waitFor();
  await form.getByText('请选择监护人与孩子的关系').waitFor();
  await screenshot(visitor.page, 'family-guardian-missing');
  await form.getByRole('radio', { name: '我是监护人' }).click();
  await screenshot(visitor.page, 'family-guardian-own');
  await press(visitor, '我是监护人，同意并保存');
  await arrive(visitor, '/memberList');
  await visitor.shown().getByText('王小宝').waitFor();
  await screenshot(visitor.page, 'family-list');
  const members = await provider.ok('GET /linkman/linkman/findByUserId.do', undefined, {
    as: parent.login,
  });
  expect(members.find(({ name }) => name === '王小宝')).toMatchObject({
    birthday: '2019-06-01',
    relationType: 3,
    guardianMissing: false,
  });
  const { linkmanId } = members.find(({ name }) => name === '王小宝') ?? { linkmanId: '' };
  const detail = await provider.ok(
    'GET /linkman/linkman/clientDetail.do',
    { linkmanId },
    { as: parent.login },
  );
  expect(detail).toMatchObject({
    mobile: parent.mobile,
    guardian: { name: '王小芳', mobile: parent.mobile, relation: 'parent' },
    consents: [{ by: 'owner' }, { by: 'guardian', notified: false }],
  });
  visitor.expectNoProblems();
});

test('a grandmother adds the child once its mother has agreed by a code', async () => {
  const provider = site.provider();
  const grandmother = await newResident(provider);
  const mother = '13900139077';
  const visitor = await site.visit({ signedInAs: grandmother.login });
  await visitor.open('/memberList');
  await press(visitor, '添加家庭成员');
  await arrive(visitor, '/fillmemberInfo');
  const form = visitor.shown();
  await fillMemberForm(visitor, {
    name: '王小麦',
    documentNumber: residentId('2021-06-01'),
  });
  await form.getByRole('button', { name: /^修改与您的关系/ }).click();
  await form.getByRole('radio', { name: '亲戚' }).click();
  await form.getByRole('radio', { name: '监护人是别人' }).click();
  await form.getByLabel('监护人姓名').fill('王小芳');
  await form.getByRole('radio', { name: '母亲' }).click();
  await form.getByRole('button', { name: '获取验证码' }).click();
  await form.getByText('请先在上面填写监护人的手机号').waitFor();
  await form.getByLabel('监护人手机').fill(mother);
  await press(visitor, '同意并保存');
  await form.getByText('请填写发到监护人手机的验证码').waitFor();
  await form.getByRole('button', { name: '获取验证码' }).click();
  await form.getByText('秒后重发').waitFor();
  await form.getByLabel('短信验证码').fill(await provider.newestCode(mother));
  await screenshot(visitor.page, 'family-guardian-code');
  await press(visitor, '同意并保存');
  await arrive(visitor, '/memberList');
  await visitor.shown().getByText('王小麦').waitFor();
  visitor.expectNoProblems();
});

test('a wrong document number is explained, each in its own way', async () => {
  const { login } = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/fillmemberInfo?type=3');
  const form = visitor.shown();
  const number = form.getByRole('textbox', { name: '证件号码' });
  const right = residentId('1990-01-01');
  const wrongDigit = right.slice(0, 17) + (right.endsWith('1') ? '2' : '1');
  for (const [text, words] of [
    [right.slice(0, 17), '应为 18 位，现在是 17 位'],
    [wrongDigit, '号码有误，请检查是否输错了某一位'],
    [residentId('1990-02-30'), '第 7 至 14 位是出生日期，请检查是否输错'],
    [residentId('2090-01-01'), '号码中的出生日期晚于今天'],
  ] as const) {
    await number.fill(text);
    await number.blur();
    await form.getByText(words).waitFor();
    expect(await number.getAttribute('aria-invalid')).toBe('true');
  }
  await screenshot(visitor.page, 'family-wrong-number');
  await form.getByLabel('证件类型').selectOption({ label: '港澳居民来往内地通行证' });
  await number.fill('X12345678');
  await number.blur();
  await form.getByText('与所选证件不符，应为：H 或 M 开头，加 8 或 10 位数字').waitFor();
  visitor.expectNoProblems();
});

test('a member with an open appointment stays, and the way to the appointment is shown', async () => {
  const provider = site.provider();
  const resident = await newResident(provider);
  await bookFor(provider, resident, await findTarget(provider, resident));
  const visitor = await site.visit({ signedInAs: resident.login });
  await visitor.open('/memberList');
  await press(visitor, '王小芳 的更多操作');
  await visitor.page.getByRole('button', { name: '删除成员' }).click();
  await visitor.shown().getByText('现在还不能删除').waitFor();
  await visitor
    .shown()
    .getByText(/王小芳 有 1 个未完成的预约/)
    .waitFor();
  await screenshot(visitor.page, 'family-delete-refused');
  await press(visitor, '查看预约');
  await arrive(visitor, '/myOrder?group=booked');
  visitor.expectNoProblems();
});

test('a member without appointments is removed after a question', async () => {
  const provider = site.provider();
  const resident = await newResident(provider);
  const visitor = await site.visit({ signedInAs: resident.login });
  await visitor.open('/memberList');
  await press(visitor, '王小芳 的更多操作');
  await visitor.page.getByRole('button', { name: '删除成员' }).click();
  const question = visitor.page.getByRole('alertdialog', { name: '删除 王小芳？' });
  await question.getByRole('button', { name: '删除成员' }).click();
  await visitor.shown().getByText('还没有家庭成员').waitFor();
  const left = await provider.ok('GET /linkman/linkman/findByUserId.do', undefined, {
    as: resident.login,
  });
  expect(left).toEqual([]);
  visitor.expectNoProblems();
});
