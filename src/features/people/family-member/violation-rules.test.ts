import * as v from 'valibot';
import { checkDigit } from '@contract/linkman/document-rules';
import { linkmanForm } from '@contract/linkman/endpoints';
import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';
import { EMPTY_DRAFT, formOf, identityOf, relationOf } from './draft-rules';
import type { MemberDraft } from './draft-rules';
import { violationsOf, documentViolationWhileTyping, tidyDocument } from './violation-rules';

const today = '2026-11-21';
const numberOf = (birthday: string, order = '001') => {
  const first = `110105${birthday.replace(/-/g, '')}${order}`;
  return first + checkDigit(first);
};
const grown: MemberDraft = {
  ...EMPTY_DRAFT,
  name: '王小明',
  documentNumber: numberOf('1990-05-06'),
  relationType: 1,
  mobile: '13800138000',
};
const child: MemberDraft = {
  ...grown,
  documentNumber: numberOf('2020-01-31', '002'),
  relationType: 3,
  guardianName: '王明',
  guardianMobile: '13900139000',
  guardianRelation: 'father',
  guardianIs: 'owner',
};

test.each([
  ['a grown-up', grown],
  ['a child with guardian', child],
  [
    'somebody with a passport',
    { ...grown, documentKind: 2, documentNumber: 'e1234567', sex: 2, birthday: '1985-01-01' },
  ],
] as const)('%s can be saved, and the wire takes it', (_who, draft) => {
  expect(violationsOf(draft, today)).toEqual({});
  expect(v.safeParse(linkmanForm, formOf(draft, today)).success).toBe(true);
});

test.each([
  ['somebody else without a code', { guardianIs: 'other' }, 'missing', undefined],
  [
    'somebody else without a mobile',
    { guardianIs: 'other', guardianMobile: '' },
    'missing',
    undefined,
  ],
  ['somebody else with one', { guardianIs: 'other', guardianCode: '123456' }, undefined, '123456'],
  [
    'somebody else who has agreed at this mobile',
    { guardianIs: 'other', agreedMobile: child.guardianMobile },
    undefined,
    undefined,
  ],
  [
    'somebody else whose mobile is new',
    { guardianIs: 'other', agreedMobile: '13900139001' },
    'missing',
    undefined,
  ],
  ['the owner', { guardianIs: 'owner', guardianCode: '123456' }, undefined, undefined],
] as const)('where %s is the guardian, the code is asked for', (_, change, violation, sent) => {
  const draft = { ...child, ...change };
  expect(violationsOf(draft, today).guardianCode).toBe(violation);
  if (violation === undefined) expect(formOf(draft, today).guardianCode).toBe(sent);
});

test('an empty form names what is missing, field by field: the mobile is the account’s own', () => {
  expect(violationsOf(EMPTY_DRAFT, today)).toEqual({
    name: 'missing',
    documentNumber: 'missing',
    relationType: 'missing',
  });
});

test.each([
  [' ', 'missing'],
  ['王', undefined],
  ['王'.repeat(60), undefined],
  ['王'.repeat(61), 'long'],
  ['王小明2', 'signs'],
  ['王\u200b小明', undefined],
  ['阿依古丽\u2027买买提', undefined],
  ['13800000000', 'signs'],
] as const)('the name %j has the fault %s', (name, violation) => {
  expect(violationsOf({ ...grown, name }, today).name).toBe(violation);
});

test.each([
  [80, undefined],
  [81, 'long'],
] as const)('an address of %d characters has the fault %s', (length, violation) => {
  expect(violationsOf({ ...grown, address: '路'.repeat(length) }, today).address).toBe(violation);
});

test('the guardian rule begins below 14 and ends on the fourteenth birthday', () => {
  const other = { ...grown, guardianIs: 'other' } as const;
  const almost = { ...other, documentNumber: numberOf('2012-11-22') };
  const fourteen = { ...other, documentNumber: numberOf('2012-11-21') };
  expect(Object.keys(violationsOf(almost, today))).toEqual([
    'guardianName',
    'guardianMobile',
    'guardianRelation',
    'guardianCode',
  ]);
  expect(violationsOf(fourteen, today)).toEqual({});
  expect(formOf({ ...child, ...fourteen }, today).guardian).toBeNull();
});

test('a newborn of today is a child, tomorrow is refused', () => {
  expect(identityOf({ ...grown, documentNumber: numberOf(today) }, today).isChild).toBe(true);
  const unborn = { ...grown, documentNumber: numberOf('2026-11-22') };
  expect(violationsOf(unborn, today)).toEqual({ documentNumber: 'future' });
});

test.each([
  ['', 'missing'],
  ['1899-12-31', 'range'],
  ['1900-01-01', undefined],
  ['2026-11-21', undefined],
  ['2026-11-22', 'range'],
] as const)('the birthday %j typed for a passport has the fault %s', (birthday, violation) => {
  const draft: MemberDraft = {
    ...child,
    documentKind: 2,
    documentNumber: 'E12345678',
    sex: 1,
    birthday,
  };
  expect(violationsOf(draft, today).birthday).toBe(violation);
});

test('what a resident number tells wins over what was chosen before', () => {
  const draft: MemberDraft = { ...child, sex: 1, birthday: '1950-01-01' };
  expect(formOf(draft, today)).toMatchObject({ sex: 2, birthday: '2020-01-31' });
});

test('the number of a permanent resident since 2023 tells sex and birthday as well', () => {
  const first = '91184019900506001';
  const draft: MemberDraft = {
    ...grown,
    documentKind: 6,
    documentNumber: first + checkDigit(first),
    sex: 2,
    birthday: '2020-01-01',
  };
  expect(violationsOf(draft, today)).toEqual({});
  expect(formOf(draft, today)).toMatchObject({ sex: 1, birthday: '1990-05-06' });
  const older = { ...draft, documentNumber: 'USA110190050612', birthday: '' };
  expect(violationsOf(older, today)).toEqual({ birthday: 'missing' });
});

test('a pasted number keeps all its characters, whatever stands between them', () => {
  expect(tidyDocument('1101 0519 9005 0600 1x')).toBe('11010519900506001X');
});

test('every fault has a field that shows it: a number that tells too early a birthday is wrong itself', () => {
  expect(violationsOf({ ...grown, documentNumber: numberOf('1899-12-31') }, today)).toEqual({
    documentNumber: 'birthday',
  });
});

test('nothing is asked of an owner who is the guardian: the account knows it', () => {
  const own: MemberDraft = {
    ...child,
    ...{ mobile: '', guardianName: '', guardianMobile: '', guardianRelation: null },
  };
  expect(violationsOf(own, today)).toEqual({});
  expect(formOf(own, today)).toMatchObject({ guardian: {}, guardianNotified: false });
  expect(formOf(own, today).mobile).toBeUndefined();
  expect(violationsOf({ ...own, guardianMobile: '123' }, today)).toEqual({
    guardianMobile: 'shape',
  });
});

test.each([
  ['2020-01-31', false, 3],
  ['2008-11-22', true, 3],
  ['2008-11-21', false, 1],
  ['2008-11-21', true, null],
  ['1956-01-01', false, 1],
] as const)(
  'whoever was born on %s, the owner there already: %s, is relation %s',
  (birthday, hasOwner, relation) => {
    const draft = { ...EMPTY_DRAFT, documentNumber: numberOf(birthday) };
    const relatives = { hasOwner, minors: [] };
    expect(relationOf(draft, today, relatives)).toBe(relation);
    expect(relationOf({ ...draft, relationType: 5 }, today, relatives)).toBe(5);
    expect(relationOf(EMPTY_DRAFT, today, relatives)).toBeNull();
  },
);

test.each([
  ['1955-06-01', null],
  ['1975-02-28', null],
  ['1975-03-02', 1],
  ['1992-06-01', 1],
] as const)(
  'with a child born on 2026-03-01, an adult born on %s is relation %s',
  (birthday, relation) => {
    const draft = { ...EMPTY_DRAFT, documentNumber: numberOf(birthday) };
    const relatives = { hasOwner: false, minors: ['2015-07-01', '2026-03-01'] };
    expect(relationOf(draft, today, relatives)).toBe(relation);
  },
);

test('that somebody else is the guardian goes with the form', () => {
  const told: MemberDraft = { ...child, guardianIs: 'other', guardianCode: '123456' };
  expect(violationsOf(told, today)).toEqual({});
  expect(formOf(told, today).guardianNotified).toBe(true);
  expect(formOf(child, today).guardianNotified).toBe(false);
  expect(formOf({ ...grown, guardianIs: 'other' }, today).guardianNotified).toBe(false);
});

test('each consent goes with the version of its document, a guardian’s only for a child', () => {
  const { privacyPolicy, childrenPrivacy } = DOCUMENT_VERSIONS;
  expect(formOf(child, today)).toMatchObject({
    consentVersion: privacyPolicy,
    guardianConsentVersion: childrenPrivacy,
  });
  expect(formOf(grown, today).guardianConsentVersion).toBeUndefined();
});

describe('while a number is being typed', () => {
  const typed = (documentNumber: string, left = false) =>
    documentViolationWhileTyping({ ...grown, documentNumber }, today, left);

  test('an unfinished one is left alone', () => {
    expect(typed('')).toBeNull();
    expect(typed('1101051990')).toBeNull();
  });

  test('a finished one is judged at once, an unfinished one when the field is left', () => {
    const good = numberOf('1990-05-06');
    const wrong = good.slice(0, 17) + (good.endsWith('1') ? '2' : '1');
    expect(typed(good)).toBeNull();
    expect(typed(wrong)).toBe('checksum');
    expect(typed('1101051990', true)).toBe('length');
  });
});
