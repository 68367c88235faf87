import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { EMPTY_DRAFT } from '../draft-rules';
import type { MemberDraft } from '../draft-rules';
import type { MemberViolations } from '../violation-rules';
import { ConsentFields } from './consent-fields';

jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const show = (consents?: MemberDraft['consents']) =>
  render(
    <ConsentFields
      draft={{ ...EMPTY_DRAFT, consents }}
      violations={{}}
      change={jest.fn()}
      isChild
    />,
  );

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

test('nothing of the kind is said for a new member, and nothing is ticked', () => {
  show();
  expect(screen.queryByText(/上次同意/)).toBeNull();
  for (const box of screen.getAllByRole('checkbox'))
    expect(box.getAttribute('aria-checked')).not.toBe('true');
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

/** The boxes of the guardian over a draft that takes what is ticked. */
function Guardian({ violations = {} }: { readonly violations?: MemberViolations }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const change = (changed: Partial<MemberDraft>) =>
    setDraft((before) => ({ ...before, ...changed }));
  return <ConsentFields draft={draft} violations={violations} change={change} isChild />;
}

const OWNER = /^我是孩子的监护人/;
const OTHER = /^监护人不是我/;
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const ticked = () =>
  [OWNER, OTHER].map(
    (name) => screen.getByRole('checkbox', { name }).getAttribute('aria-checked') === 'true',
  );

test('either one is the guardian, or one has told them: the one takes the other back', () => {
  render(<Guardian />);
  expect(ticked()).toEqual([false, false]);
  tick(OWNER);
  expect(ticked()).toEqual([true, false]);
  tick(OTHER);
  expect(ticked()).toEqual([false, true]);
  tick(OWNER);
  expect(ticked()).toEqual([true, false]);
});

test.each([OWNER, OTHER])(
  'what was ticked (%s) can be taken back, and neither is ticked',
  (name) => {
    render(<Guardian />);
    tick(name);
    tick(name);
    expect(ticked()).toEqual([false, false]);
  },
);

test('a choice that is missing is named once', () => {
  render(<Guardian violations={{ guardianIs: 'missing' }} />);
  expect(screen.getAllByText('需要监护人同意后才能保存')).toHaveLength(1);
});
