import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { engine } from '@/routes/engine';
import { joinWaitlist } from '../api';
import { JoinPopup } from './join-popup';

jest.mock('../api', () => ({ joinWaitlist: jest.fn() }));
jest.mock('@/shared/location/use-region', () => ({
  useRegion: () => ({ regionCode: '110100' }),
}));
jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), current: () => undefined } }));

const onFree = jest.fn();

/** Tries to join; the provider refuses with this answer. */
async function refused(code: string, msg: string, data: object | null = null): Promise<void> {
  jest.mocked(joinWaitlist).mockRejectedValue(new ApiError({ kind: 'server', code, msg, data }));
  render(
    <JoinPopup
      productId="P1"
      depaCode="D1"
      linkmanId="anna"
      name="小安"
      doseNo={1}
      fullDays={[]}
      hasFreeDay={false}
      day={null}
      onFree={onFree}
      onClose={jest.fn()}
    />,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '加入候补' })));
  expect(screen.getByRole('alert').textContent).toContain('没有登记成功');
}
const where = () => jest.mocked(engine.go).mock.lastCall?.[0];

beforeEach(() => jest.clearAllMocks());

test('why it was refused is told beside the button, in view on the smallest screen', async () => {
  await refused(CODE.WAITLIST_LIMIT, '最多 5 个');
  const foot = screen.getByRole('button', { name: '加入候补' }).closest('.ui-popup__foot');
  expect(foot?.contains(screen.getByRole('alert'))).toBe(true);
});

test('where places are free after all, one tap leads to them', async () => {
  await refused(CODE.SLOTS_AVAILABLE, '现在还有名额，可以直接预约，不用候补');
  fireEvent.click(screen.getByText('现在就预约'));
  expect(onFree).toHaveBeenCalled();
});

test.each([CODE.ALREADY_WAITLISTED, CODE.WAITLIST_LIMIT])(
  '%s leads to what one waits for already',
  async (code) => {
    await refused(code, '已在队列中');
    fireEvent.click(screen.getByText('查看我的候补'));
    expect(where()).toBe('/waiting');
  },
);

test('a missing guardian is added in the form of the person, which leads back here', async () => {
  const remedies = [{ kind: 'addGuardian', linkmanId: 'anna', name: '小安' }];
  await refused(CODE.GUARDIAN_MISSING, '需要监护人信息', { alternatives: [], remedies });
  fireEvent.click(screen.getByText('补充小安的监护人'));
  expect(where()).toBe('/fillmemberInfo?type=3&linkmanId=anna');
});

test('who is too young is told from when on, in words, and shown the plan', async () => {
  await refused(CODE.TOO_YOUNG, '还没到接种年龄', {
    alternatives: [],
    allowedFrom: '2031-03-01',
    remedies: [
      { kind: 'otherPerson', people: [] },
      { kind: 'plan', linkmanId: 'anna', name: '小安' },
    ],
  });
  expect(screen.getByRole('alert').textContent).toContain('2031年3月1日');
  fireEvent.click(screen.getByText('看小安的接种计划'));
  expect(where()).toBe('/vaccinePlan');
});
