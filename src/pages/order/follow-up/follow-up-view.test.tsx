import { fireEvent, render, screen } from '@testing-library/react';
import type { FollowUp } from '@contract/follow-up/endpoints';
import { callPhone } from '@/platform/phone-call';
import { FollowUpView } from './follow-up-view';

jest.mock('@/platform/phone-call', () => ({ callPhone: jest.fn() }));
jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const ENDED = {
  ...{ state: 'ended', people: [], rounds: [] },
  ...{ departmentName: '门诊', departmentPhone: '010-65250000' },
} as unknown as FollowUp;

test('once the follow-up is over, who feels unwell calls the clinic from there', () => {
  render(<FollowUpView title="接种后随访" orderId="O1" followUp={ENDED} refresh={jest.fn()} />);
  fireEvent.click(screen.getByRole('button', { name: /门诊 010-65250000/ }));
  expect(callPhone).toHaveBeenCalledWith('010-65250000');
});
