import { act, fireEvent, render, screen } from '@testing-library/react';
import type { NoticeSetting } from '@contract/personal/endpoints';
import { setNotice } from '@/features/people/personal/api';
import { useTemplates } from '@/features/service/reminder/use-templates';
import { navigate } from '@/routes/navigate';
import { useServer } from '@/http/hooks/use-server';
import { SmsReminder } from './sms-reminder';

jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn() }));
jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn(() => Promise.resolve()) } }));
jest.mock('@/http/server-clock', () => ({ serverToday: () => '2026-12-01' }));
jest.mock('@/features/people/personal/api', () => ({ setNotice: jest.fn() }));
jest.mock('@/features/service/reminder/use-templates', () => ({ useTemplates: jest.fn() }));

const [ON, OFF] = [true, false].map((on): readonly NoticeSetting[] => [
  { notice: 'reminders', channel: 'inApp', on: true },
  { notice: 'reminders', channel: 'sms', on },
]) as [readonly NoticeSetting[], readonly NoticeSetting[]];
const NAME = '前一天发短信提醒我';

const show = (list: readonly NoticeSetting[], day = '2026-12-03', templates?: object) => {
  jest.mocked(useTemplates).mockReturnValue(templates);
  jest
    .mocked(useServer)
    .mockImplementation((name) => ({ data: name === null ? undefined : { list } }) as never);
  return render(<SmsReminder day={day} />);
};

test.each([
  [OFF, true],
  [ON, false],
])('a tap turns the text of the day before on, or off', async (list, on) => {
  show(list, '2026-12-03', {});
  await act(async () => void fireEvent.click(screen.getByLabelText(NAME)));
  expect(setNotice).toHaveBeenLastCalledWith({ notice: 'reminders', channel: 'sms', on });
});

test.each([
  ['it is unknown yet what the platform sends', OFF, '2026-12-03', undefined],
  ['the platform sends its own', OFF, '2026-12-03', { reminder: 'T1' }],
  ['the day before is over', OFF, '2026-12-02', {}],
] as const)('it is not offered where %s', (_, list, day, templates) => {
  expect(show(list, day, templates).container.textContent).toBe('');
});

test('who has turned reminders off reads that, and where to turn them on', () => {
  show([{ notice: 'reminders', channel: 'inApp', on: false }], '2026-12-03', {});
  fireEvent.click(screen.getByText('接种前提醒已关闭'));
  expect(navigate.to).toHaveBeenCalledWith('noticeList');
});
