import { findTarget, newResident, residentId } from './kit/booking';
import { arrive, fillMemberForm, openForm, press } from './kit/booking-steps';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';

const site = useSite();

test('a person added from the booking form is chosen there, and back leads out of it', async () => {
  const provider = site.provider();
  const resident = await newResident(provider);
  const { login, mobile } = resident;
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
    mobile,
  });
  await visitor.shown().getByRole('radio', { name: '配偶' }).click();
  await press(visitor, '保存');
  await arrive(visitor, '/subscribe?');
  const person = visitor.shown().getByRole('radio', { name: /周小满/ });
  await person.waitFor();
  await expect(person.getAttribute('aria-checked')).resolves.toBe('true');
  await screenshot(visitor.page, 'booking-person-added');
  // The form went on top once; a second copy of the booking below would have made it two.
  expect(await visitor.page.evaluate(() => history.length)).toBe(before + 1);
  const form = visitor.path();
  await visitor.page.goBack();
  await visitor.page.waitForFunction((path) => !location.hash.includes(path), form);
  expect(visitor.path()).not.toContain('/subscribe?');
  expect(visitor.path()).not.toContain('/fillmemberInfo');
  visitor.expectNoProblems();
});
