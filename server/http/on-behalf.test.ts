import type { Context, Session } from './context';
import { CODE } from '@contract/errors';
import { DomainError } from './domain-error';
import { forCaregiver, forRole, memberIdsIn, refusalForRole } from './on-behalf';

const session = (isCaregiver: boolean): Session => ({
  userId: 'caregiver',
  secret: '',
  token: '',
  tokenHash: '',
  hasMobile: true,
  language: 'zh-CN',
  isCaregiver,
});
const contextOf = (isCaregiver: boolean): Context =>
  ({ session: session(isCaregiver), userId: 'caregiver', caregiver: null }) as unknown as Context;
const escort = () =>
  Promise.resolve({ ownerId: 'owner', linkmanId: 'child', role: 'escort' as const });
const input = { orderId: 'order' };

test('ids are found wherever an input has them', () => {
  const people = [{ linkmanId: 'a', replaceOrderId: 'x' }, { linkmanId: 'b' }];
  expect(memberIdsIn({ people, orderIds: ['y'], moves: [{ orderId: 'z', slotId: 1 }] })).toEqual({
    linkmanIds: ['a', 'b'],
    orderIds: ['x', 'y', 'z'],
    doseRecordIds: [],
    submitIds: [],
  });
});

test('a call that names no role is the caller’s own', async () => {
  const context = contextOf(true);
  expect(await forCaregiver(escort, undefined, input, context)).toBe(context);
});

test('an account that is nobody’s caregiver is not asked about', async () => {
  const find = jest.fn(escort);
  const context = contextOf(false);
  expect(await forCaregiver(find, 'escort', input, context)).toBe(context);
  expect(find).not.toHaveBeenCalled();
});

test('a caregiver’s call is handled as the owner’s, for one member', async () => {
  expect(await forCaregiver(escort, 'escort', input, contextOf(true))).toMatchObject({
    userId: 'owner',
    session: { userId: 'caregiver' },
    caregiver: { userId: 'caregiver', role: 'escort', linkmanId: 'child' },
  });
});

test('a role that is too small is told so', async () => {
  await expect(forCaregiver(escort, 'guardian', input, contextOf(true))).rejects.toMatchObject({
    code: CODE.PARAMETERS,
  });
});

test('remedies that are the owner’s are left out, in answers and refusals', () => {
  const remedies = [{ kind: 'editPerson' }, { kind: 'otherTime' }, { kind: 'wait' }];
  const left = { remedies: [{ kind: 'otherTime' }], reason: '' };
  expect(forRole({ remedies, reason: '' })).toEqual(left);
  expect(forRole(['remedies'])).toEqual(['remedies']);
  const refusal = new DomainError(CODE.SLOT_FULL, { data: { remedies, reason: '' } });
  expect(refusalForRole(refusal)).toMatchObject({ code: CODE.SLOT_FULL, details: { data: left } });
  const other = new Error('lost');
  expect(refusalForRole(other)).toBe(other);
});
