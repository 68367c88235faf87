import { fireEvent, render, screen } from '@testing-library/react';
import { EMPTY_DRAFT } from '../draft-rules';
import type { MemberDraft } from '../draft-rules';
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
    { by: 'owner', at, version: '1.0', notified: false },
    { by: 'guardian', at, version: '', notified: false },
  ]);
  expect(screen.getByText('您上次同意：2026年11月20日 09:30，隐私政策 1.0')).toBeTruthy();
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
  show([{ by: 'guardian', at, version: '1.1', notified: true }]);
  expect(
    screen.getByText('您上次确认监护人同意：2026年11月20日 09:30，儿童个人信息保护规则 1.1'),
  ).toBeTruthy();
});

test('either one is the guardian, or one has told them: the one takes the other back', () => {
  const change = jest.fn();
  render(<ConsentFields draft={EMPTY_DRAFT} violations={{}} change={change} isChild />);
  fireEvent.click(screen.getByRole('checkbox', { name: /^我是孩子的监护人/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^监护人不是我/ }));
  expect(change.mock.calls).toEqual([
    [{ guardianConsent: true, guardianNotified: false }],
    [{ guardianNotified: true, guardianConsent: false }],
  ]);
});
