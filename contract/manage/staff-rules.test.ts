import { ACCOUNT_STEPS, rolesGivenBy, stepRefusal } from './staff-rules';
import type { AccountActor, SteppedAccount } from './staff-rules';

const OPERATOR: AccountActor = { staffId: 'o', role: 'operator', depaCode: '' };
const MANAGER: AccountActor = { staffId: 'm', role: 'manager', depaCode: 'A' };
const NURSE: SteppedAccount = { staffId: 'n', role: 'desk', depaCode: 'A', isEnded: false };
const ACCOUNTS = {
  nurse: NURSE,
  'a nurse of another clinic': { ...NURSE, depaCode: 'B' },
  'a nurse who has left': { ...NURSE, isEnded: true },
  'their manager': { ...NURSE, staffId: 'm', role: 'manager' },
  'a second manager': { ...NURSE, staffId: 'm2', role: 'manager' },
  moderator: { ...NURSE, role: 'moderator' },
  'the moderator of no clinic': { ...NURSE, role: 'moderator', depaCode: null },
  operator: { ...NURSE, staffId: 'o', role: 'operator', depaCode: null },
  'another operator': { ...NURSE, staffId: 'o2', role: 'operator', depaCode: null },
} as const satisfies Record<string, SteppedAccount>;

const refusals = (actor: AccountActor, account: SteppedAccount, others = 1) =>
  ACCOUNT_STEPS.map((step) => stepRefusal(actor, account, step, others));
const all = <T>(value: T): T[] => ACCOUNT_STEPS.map(() => value);

test.each([
  ['nurse', all(null)],
  ['a nurse of another clinic', all('absent')],
  ['a nurse who has left', all('ended')],
  ['their manager', all('operatorOnly')],
  ['a second manager', all('operatorOnly')],
  ['moderator', all('operatorOnly')],
  ['the moderator of no clinic', all('absent')],
  ['operator', all('absent')],
] as const)('a manager and %s', (whose, expected) => {
  expect(refusals(MANAGER, ACCOUNTS[whose])).toEqual(expected);
});

test.each([
  ['nurse', all(null)],
  ['a nurse of another clinic', all(null)],
  ['a nurse who has left', all('ended')],
  ['a second manager', all(null)],
  ['the moderator of no clinic', all(null)],
  ['another operator', all(null)],
  ['operator', [null, 'oneself', 'oneself', 'oneself']],
] as const)('the operator and %s', (whose, expected) => {
  expect(refusals(OPERATOR, ACCOUNTS[whose])).toEqual(expected);
});

test('the last operator is ended by nobody, not even by a command', () => {
  const command: AccountActor = { staffId: null, role: 'operator', depaCode: '' };
  const other = ACCOUNTS['another operator'];
  expect(refusals(command, other, 0)).toEqual([null, null, null, 'lastOperator']);
  expect(refusals(command, other, 1)).toEqual(all(null));
  expect(refusals(command, NURSE, 0)).toEqual(all(null));
});

test('roles that manage no clinic do nothing with accounts', () => {
  for (const role of ['desk', 'moderator', 'service'] as const) {
    expect(refusals({ ...MANAGER, role }, NURSE)).toEqual(all('absent'));
    expect(rolesGivenBy(role)).toEqual([]);
  }
  expect(rolesGivenBy('manager')).toEqual(['desk']);
  expect(rolesGivenBy('operator')).toContain('operator');
});
