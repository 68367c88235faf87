import { render, screen } from '@testing-library/react';
import { EMPTY_DRAFT } from '../draft-rules';
import type { MemberDraft } from '../draft-rules';
import { ConsentFields } from './consent-fields';

jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const show = (consents?: MemberDraft['consents']) =>
  render(<ConsentFields draft={{ ...EMPTY_DRAFT, consents }} isChild />);

test('the page says when the owner and the guardian last consented, and to which version', () => {
  const at = Date.parse('2026-11-20T09:30:00+08:00');
  show([
    { by: 'owner', at, version: '1.0', notified: false, proved: false },
    { by: 'guardian', at, version: '', notified: false, proved: false },
  ]);
  expect(screen.getByText('您上次同意：2026年11月20日 09:30，同意书 1.0')).toBeTruthy();
  expect(
    screen.getByText('监护人上次同意：2026年11月20日 09:30，儿童个人信息保护规则'),
  ).toBeTruthy();
});

test('nothing of the kind is said for a new member', () => {
  show();
  expect(screen.queryByText(/上次同意/)).toBeNull();
});

test('what was confirmed for somebody else is called so', () => {
  const at = Date.parse('2026-11-20T09:30:00+08:00');
  show([{ by: 'guardian', at, version: '1.1', notified: true, proved: false }]);
  expect(
    screen.getByText('您上次确认监护人同意：2026年11月20日 09:30，儿童个人信息保护规则 1.1'),
  ).toBeTruthy();
});

test('whoever agreed by a code is said to have agreed', () => {
  const at = Date.parse('2026-11-20T09:30:00+08:00');
  show([{ by: 'guardian', at, version: '1.2', notified: true, proved: true }]);
  expect(
    screen.getByText('监护人上次用验证码同意：2026年11月20日 09:30，儿童个人信息保护规则 1.2'),
  ).toBeTruthy();
});

test.each([
  ['an adult', false, 'owner', [/^点“同意并保存”/]],
  ['a child of the owner’s', true, 'owner', [/^孩子未满 14 周岁。点“我是监护人，同意并保存”/]],
  ['a child of somebody else’s', true, 'other', [/^点“同意并保存”/, /^监护人不是您/]],
] as const)('the words are those of the button, for %s', (_, isChild, guardianIs, words) => {
  render(<ConsentFields draft={{ ...EMPTY_DRAFT, guardianIs }} isChild={isChild} />);
  const found = [/^点“/, /^孩子未满/, /^监护人不是您/].filter((each) => screen.queryByText(each));
  expect(found).toHaveLength(words.length);
  for (const each of words) expect(screen.getByText(each)).toBeTruthy();
});
