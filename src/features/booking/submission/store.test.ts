import type { LoginAnswer } from '@contract/account/endpoints';
import { signIn as beginSession, signOut, useSession } from '@/shared/session/session-store';
import type { SessionState } from '@/shared/session/session-state';
import { changeForm, closeForm, formProducts, openForm, useOrdering } from './store';
import { withDay, withPerson } from './submit-info';
import { withDose } from './family-rules';
import { savePrefill } from './prefill';

const target = { depaCode: 'c1', productId: 'p1' };
const form = () => useOrdering.getState().submitInfo;

afterEach(closeForm);

test('leaving and coming back finds the form as it was, under the same key', async () => {
  const { idempotencyKey } = await openForm(target);
  changeForm((info) => withDay(withPerson(info, 'l1'), '2026-11-23'));
  expect(await openForm(target)).toMatchObject({
    idempotencyKey,
    linkmanId: 'l1',
    day: '2026-11-23',
  });
});

test('the other vaccines of a begun form are named once each, and only for its own target', async () => {
  await openForm(target);
  for (const [linkmanId, productId] of [
    ['l1', 'p2'],
    ['l2', 'p2'],
    ['l3', 'p1'],
  ] as const)
    changeForm((info) => withDose(info, { linkmanId, productId, doseNo: 1 }));
  expect(formProducts(target)).toEqual(['p2']);
  expect(formProducts({ ...target, depaCode: 'c2' })).toEqual([]);
});

describe('a wish from the plan', () => {
  const prefill = { linkmanId: 'l2', doseNo: 2, earliest: '2026-12-05', why: '' };

  test('is in the form of its clinic and product, whether that was begun or not', async () => {
    savePrefill({ target, prefill });
    expect(await openForm({ ...target, depaCode: 'c2' })).toMatchObject({ prefill: null });
    expect(await openForm(target)).toMatchObject({ linkmanId: 'l2', doseNo: 2, prefill });
    changeForm((info) => withPerson(info, 'l1'));
    savePrefill({ target, prefill: { ...prefill, doseNo: 3 } });
    expect(await openForm(target)).toMatchObject({ linkmanId: 'l2', doseNo: 3 });
  });

  test('is given to the form once', async () => {
    savePrefill({ target, prefill });
    await openForm(target);
    closeForm();
    expect(await openForm(target)).toMatchObject({ linkmanId: null, prefill: null });
  });
});

test('opening twice at once makes one form', async () => {
  const [first, second] = await Promise.all([openForm(target), openForm(target)]);
  expect(first.idempotencyKey).toBe(second.idempotencyKey);
});

test('another clinic or another booking has a key of its own', async () => {
  const first = (await openForm(target)).idempotencyKey;
  const second = (await openForm({ ...target, depaCode: 'c2' })).idempotencyKey;
  closeForm();
  const third = (await openForm(target)).idempotencyKey;
  expect(new Set([first, second, third]).size).toBe(3);
});

test('a key has the form that the provider takes', async () => {
  expect((await openForm(target)).idempotencyKey).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
});

test('after a booking nothing of it is left', async () => {
  await openForm(target);
  closeForm();
  expect(form()).toBeNull();
  changeForm((info) => withPerson(info, 'l1'));
  expect(form()).toBeNull();
});

describe('a session that ran out', () => {
  const signIn = (id: string): void =>
    beginSession({ token: `T-${id}`, secret: 's', userInfo: { id } as LoginAnswer['userInfo'] });

  beforeEach(async () => {
    signIn('A');
    await openForm(target);
    signOut('expired');
  });
  afterEach(() => signOut('user'));

  test('keeps the form for its owner', () => {
    signIn('A');
    expect(form()).not.toBeNull();
  });

  test('shows it to nobody else', () => {
    signIn('B');
    expect(form()).toBeNull();
  });
});

test('what a visitor began stays when they sign in', async () => {
  await openForm(target);
  useSession.setState({ isLogin: true, userInfo: { id: 'C' } as SessionState['userInfo'] });
  expect(form()).not.toBeNull();
  signOut('user');
});
