import { fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import { withParticipant } from '@/features/booking/submission/family-rules';
import { startForm, useOrdering } from '@/features/booking/submission/store';
import { emptyForm } from '@/features/booking/submission/submit-info';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { useServer } from '@/http/hooks/use-server';
import { engine } from '@/routes/engine';
import { DEAD_END, ALTERNATIVE } from '../../../../test/samples/refusal';
import { Explanation } from './explanation';

jest.mock('@/http/hooks/use-server', () => ({
  useServer: jest.fn(),
  refreshServerData: jest.fn(),
}));
jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), current: () => undefined } }));

const FAMILY = [
  { linkmanId: 'anna', name: '小安' },
  { linkmanId: 'ben', name: '小本' },
];
const FORM: SubmitInfo = {
  ...emptyForm({ depaCode: 'D1', productId: 'P1' }, 'key-1234567890abcdef'),
  linkmanId: 'anna',
  doseNo: 1,
  day: '2026-12-01',
  slot: { id: 1, startTime: '08:00', endTime: '09:00' },
  guidelineVersion: 'v1',
};

function show(
  code: string,
  refusal: Partial<Refusal>,
  form: SubmitInfo = FORM,
  message = `${code} 的原因`,
): void {
  jest.mocked(useServer).mockReturnValue({ data: FAMILY } as never);
  startForm(form);
  const refused = { code, message, refusal: { ...DEAD_END, ...refusal } };
  render(<Explanation form={form} refused={refused} />);
}
const buttons = () => screen.getAllByRole('button').map((one) => one.textContent);
/** Below whatever a refusal offers. */
const HELP = '找人帮忙电话、在线客服、常见问题';
const where = () => jest.mocked(engine.go).mock.lastCall?.[0];

beforeEach(() => jest.clearAllMocks());

test('a sold-out time comes with the nearest ones, and below them what else can be done', () => {
  show(CODE.SLOT_FULL, {
    alternatives: [ALTERNATIVE, { ...ALTERNATIVE, slotId: 6 }, { ...ALTERNATIVE, slotId: 7 }],
    remedies: [{ kind: 'otherTime' }, { kind: 'wait' }, { kind: 'otherClinic' }],
  });
  expect(screen.getByText('20001 的原因')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /约这个时间 为小安预约$/ })).toHaveLength(3);
  expect(buttons().slice(3)).toEqual([
    expect.stringContaining('另选时间'),
    expect.stringContaining('有名额时通知我'),
    expect.stringContaining('看看其他门诊'),
    HELP,
  ]);
});

test('the other sex is booked for in one tap, or another vaccine with its price', () => {
  const products = [{ productId: 'P2', name: '四价', priceCents: 82_300, day: '2026-12-02' }];
  show(CODE.SEX_LIMIT, {
    remedies: [
      { kind: 'otherPerson', people: [{ linkmanId: 'ben', name: '小本' }] },
      { kind: 'otherVaccine', linkmanId: 'anna', products },
      { kind: 'editPerson', linkmanId: 'anna', name: '小安' },
    ],
  });
  expect(buttons()[1]).toContain('预约四价');
  expect(buttons()[1]).toContain('¥823');
  fireEvent.click(screen.getByRole('button', { name: '改为小本接种' }));
  expect(useOrdering.getState().submitInfo?.linkmanId).toBe('ben');
  expect(where()).toContain('/subscribe?');
});

test('a missing guardian is added for whom it is missing', () => {
  show(CODE.GUARDIAN_MISSING, {
    remedies: [{ kind: 'addGuardian', linkmanId: 'ben', name: '小本' }],
  });
  fireEvent.click(screen.getByRole('button', { name: '补充小本的监护人' }));
  expect(where()).toMatch(/^\/fillmemberInfo\?.*linkmanId=ben/);
});

test('who is too young is told from when on, and shown the plan', () => {
  show(CODE.TOO_YOUNG, {
    allowedFrom: '2027-03-01',
    remedies: [
      { kind: 'plan', linkmanId: 'anna', name: '小安' },
      { kind: 'askClinic', phone: '01012345678' },
    ],
  });
  expect(screen.getByText(/3月1日/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '看小安的接种计划' }));
  expect(where()).toBe('/vaccinePlan');
  expect(buttons()[1]).toContain('01012345678');
});

test('a dose that was noted by mistake is mended in the plan', () => {
  const message = '您已记下 2031-03-03 打过这一剂';
  const refusal = { ...DEAD_END, remedies: [{ kind: 'plan' as const, ...FAMILY[0] }] } as Refusal;
  show(CODE.DUPLICATE_ORDER, refusal, FORM, message);
  expect(screen.getByText('这一剂已有接种记录')).toBeTruthy();
  expect(screen.getByText(/2031年3月3日/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '看小安的接种计划' }));
  expect(where()).toBe('/vaccinePlan');
});

test('a family that does not fit together takes a visit that has a seat for each', () => {
  const changeableUntil = 1_900_000_000_000;
  const seat = {
    slotId: 7,
    productId: 'P1',
    startTime: '09:00',
    endTime: '10:00',
    changeableUntil,
  };
  const time = { startTime: '09:00', endTime: '10:00', together: true, seats: [seat, seat] };
  show(
    CODE.NOT_ONE_VISIT,
    { remedies: [{ kind: 'otherVisit', visits: [{ day: '2026-12-03', ...time }] }] },
    withParticipant(FORM, 'ben'),
  );
  fireEvent.click(screen.getByRole('button', { name: /^12月3日.*约这个时间 为全家预约$/ }));
  expect(useOrdering.getState().submitInfo?.visit?.seats.map(({ id }) => id)).toEqual([7, 7]);
  expect(where()).toContain('/submitLoading?');
});

test('a dose that was administered is no appointment to keep or to replace', () => {
  const conflictingOrder = {
    orderId: 'o1',
    linkmanName: '小安',
    productName: '流感',
    departmentName: '门诊',
    day: '2026-03-05',
    startTime: '14:00',
    endTime: '15:00',
    replaceable: false,
  };
  show(CODE.DUPLICATE_ORDER, {
    orderId: 'o1',
    standing: conflictingOrder,
    remedies: [
      { kind: 'plan', linkmanId: 'anna', name: '小安' },
      { kind: 'viewOrder', orderId: 'o1' },
    ],
  });
  expect(screen.getByText('这一剂已有接种记录')).toBeTruthy();
  expect(buttons()).toEqual(['看小安的接种计划', expect.stringContaining('查看'), HELP]);
});

describe('one of a family who has the appointment already', () => {
  const conflictingOrder = {
    orderId: 'o1',
    linkmanName: '小本',
    productName: '流感',
    departmentName: '门诊',
    day: '2026-12-05',
    startTime: '14:00',
    endTime: '15:00',
    replaceable: true,
  };
  const person = { linkmanId: 'ben', name: '小本' };
  const showIt = (): void =>
    show(
      CODE.DUPLICATE_ORDER,
      {
        person,
        orderId: 'o1',
        standing: conflictingOrder,
        remedies: [
          { kind: 'leaveOut', ...person },
          { kind: 'replace', orderId: 'o1' },
          { kind: 'viewOrder', orderId: 'o1' },
        ],
      },
      withParticipant(FORM, 'ben'),
    );

  test('replaces it in one tap, with the whole family', () => {
    showIt();
    expect(buttons()).toEqual(['换成新的', '保留原预约', HELP]);
    fireEvent.click(screen.getByRole('button', { name: '换成新的' }));
    expect(useOrdering.getState().submitInfo).toMatchObject({
      linkmanId: 'anna',
      replaceOrderId: null,
      participants: [{ linkmanId: 'ben', replaceOrderId: 'o1' }],
    });
    expect(where()).toContain('/submitLoading?');
  });

  test('keeps it and lets the others go on', () => {
    showIt();
    fireEvent.click(screen.getByRole('button', { name: '保留原预约' }));
    expect(useOrdering.getState().submitInfo).toMatchObject({
      linkmanId: 'anna',
      participants: [],
    });
    expect(where()).toContain('/subscribe?');
  });
});
