import { findTarget, freshMobile, newResident, residentId } from './kit/booking';
import type { Resident, Target } from './kit/booking';
import { openForm, summary } from './kit/booking-steps';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const PRICE = /¥|免费/;

interface Family {
  readonly visitor: Visitor;
  readonly target: Target;
  readonly grandmother: Resident;
}

/** A grandmother (the family's default member), her daughter, and a vaccine for which only the daughter is of age. */
async function family(): Promise<Family> {
  const provider = site.provider();
  const grandmother = await newResident(provider, { birthday: '1958-03-02', name: '李桂兰' });
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: '王小芳',
      documentKind: 1,
      documentNumber: residentId('1996-04-12'),
      sex: 2,
      birthday: '1996-04-12',
      relationType: 3,
      mobile: freshMobile(),
      isDefault: 0,
      consent: true,
    },
    { as: grandmother.login },
  );
  const daughter = { ...grandmother, linkmanId };
  const target = await findTarget(provider, daughter, grandmother.linkmanId);
  return { grandmother, target, visitor: await site.visit({ signedInAs: grandmother.login }) };
}

const chosen = (visitor: Visitor, name: RegExp) =>
  visitor
    .shown()
    .getByRole('radiogroup', { name: '接种人' })
    .getByRole('radio', { name, checked: true });

test('who can be booked is preselected, though another one is the default', async () => {
  const { visitor, target } = await family();
  await openForm(visitor, target);
  await chosen(visitor, /王小芳/).waitFor();
  const said = await summary(visitor).textContent();
  expect(said).toContain('王小芳');
  expect(said).toMatch(PRICE);
  expect(await visitor.shown().getByText('李桂兰暂时不能预约').count()).toBe(0);
  visitor.expectNoProblems();
});

test('whoever is chosen though they cannot be booked is told why, without a price', async () => {
  const { visitor, target } = await family();
  await openForm(visitor, target);
  await visitor
    .shown()
    .getByRole('radio', { name: /李桂兰/ })
    .click();
  await visitor.shown().getByRole('alert').getByText('李桂兰暂时不能预约').waitFor();
  await chosen(visitor, /李桂兰/).waitFor();
  const said = await summary(visitor).textContent();
  expect(said).toContain('暂时不能预约');
  expect(said).not.toMatch(PRICE);
  await screenshot(visitor.page, 'booking-not-for-her');
  expect(await visitor.shown().getByRole('button', { name: '提交预约' }).isDisabled()).toBe(true);
  visitor.expectNoProblems();
});

test('waiting for a vaccine starts with who is of the age for it', async () => {
  const { visitor, target } = await family();
  for (const clinic of ['', `&depaCode=${target.depaCode}`]) {
    await visitor.open(`/waiting?vaccId=${target.productId}${clinic}`);
    await chosen(visitor, /王小芳/).waitFor();
  }
  await visitor
    .shown()
    .getByRole('radio', { name: /李桂兰/ })
    .click();
  await visitor.shown().getByRole('alert').getByText('李桂兰暂时不能预约').waitFor();
  visitor.expectNoProblems();
});
