import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { useSession } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { changeForm, formProducts } from '@/features/booking/submission/store';
import { useNewAnswer, useServer } from '@/http/hooks/use-server';
import { engine } from '@/routes/engine';
import VaccineNotice from './index';

jest.mock('@/features/booking/queue/use-queue', () => ({
  useQueue: () => ({
    queue: { state: 'open', ticket: { state: 'admitted', admittedUntil: mockUntil } },
    ask: jest.fn(),
  }),
}));
jest.mock('@/http/hooks/use-server', () => ({
  useServer: jest.fn(),
  useNewAnswer: jest.fn(() => ({})),
}));
jest.mock('@/routes/engine', () => ({
  engine: { go: jest.fn(), prepare: jest.fn(), current: () => undefined },
}));
jest.mock('@/routes/hooks', () => ({
  useRouteQuery: () => ({ vaccId: 'P1', depaCode: 'D1' }),
}));
jest.mock('@/features/booking/submission/store', () => ({
  useOrdering: () => null,
  openForm: jest.fn(),
  formProducts: jest.fn(() => []),
  changeForm: jest.fn(),
}));

const NOTHING = {
  remedies: [],
  allowedFrom: null,
  alternatives: [],
  orderId: null,
  standing: null,
  person: null,
};
const mockUntil = Date.now() + 240_000;
const guideline = {
  ...{ productId: 'P1', productName: '流感疫苗', version: '1' },
  sections: [
    { part: 'not', title: '哪些情况不能接种', items: ['正在发热。', '对鸡蛋严重过敏。'] },
    { part: 'reactions', title: '可能出现的反应', items: ['胳膊痛', '低热', '乏力'] },
    { part: 'general', title: '知情同意', items: ['自愿接种'] },
  ],
};

function show(possible: object | undefined, mobile = '138****0001'): void {
  useSession.setState({ isLogin: true, userInfo: { id: 'U1', mobile } as never });
  jest.mocked(useServer).mockImplementation(((endpoint: string | null) => ({
    data: endpoint?.includes('isCanSubscribe')
      ? possible
      : endpoint?.includes('release')
        ? releases
        : endpoint && !failure && guideline,
    error: endpoint?.includes('Guidelines') ? failure : undefined,
    refresh: jest.fn(),
  })) as never);
  render(<VaccineNotice />);
}
const asked = () => jest.mocked(useServer).mock.calls.map(([endpoint]) => endpoint);

let releases: readonly object[] = [];
let failure: object | undefined;
beforeEach(() => {
  jest.clearAllMocks();
  releases = [];
  failure = undefined;
});

test('what cannot be booked is said before the reading, with the clinic’s reason and other clinics', () => {
  show({
    canSubscribe: false,
    reason: '门诊暂停预约',
    ...NOTHING,
    remedies: [{ kind: 'otherClinic' }, { kind: 'askClinic', phone: '01012345678' }],
  });
  expect(screen.getByText('这种疫苗现在不能预约')).toBeTruthy();
  expect(screen.getByText('门诊暂停预约')).toBeTruthy();
  expect(screen.getByText(/01012345678/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /同意/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /看看其他门诊/ }));
  expect(engine.go).toHaveBeenCalledWith('/vaccineDetalis?vaccId=P1', 'push', undefined);
});

test('the nearest clinic that has a place is one tap away, with its own notice', () => {
  const alternatives = [
    {
      slotId: 5,
      depaCode: 'D2',
      departmentName: '城北门诊',
      day: '2026-12-02',
      startTime: '09:00',
      endTime: '10:00',
      residue: 3,
      distance: 800,
    },
  ];
  show({ canSubscribe: false, reason: '门诊暂停预约', ...NOTHING, alternatives });
  fireEvent.click(screen.getByRole('button', { name: /城北门诊/ }));
  expect(engine.go).toHaveBeenCalledWith(
    '/vaccineNotice?vaccId=P1&depaCode=D2',
    'replace',
    undefined,
  );
});

test('three points come first, the whole text is one press away, and one press agrees', async () => {
  show({ canSubscribe: true, reason: '' });
  expect(screen.getByText('正在发热；对鸡蛋严重过敏')).toBeTruthy();
  expect(screen.getByText('胳膊痛；低热')).toBeTruthy();
  expect(screen.queryByText('自愿接种')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '展开完整须知' }));
  for (const item of ['正在发热。', '乏力', '自愿接种'])
    expect(screen.getByText(item)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '收起完整须知' }));
  fireEvent.click(screen.getByRole('button', { name: '已阅读，同意并继续' }));
  await waitFor(() => expect(changeForm).toHaveBeenCalledTimes(1));
  expect(jest.mocked(engine.go).mock.lastCall?.[0]).toContain('/subscribe?');
});

test('who reads it again reads the part of each vaccine of the visit', () => {
  const other = {
    ...{ productId: 'P2', productName: '水痘疫苗', version: '1' },
    sections: [{ part: 'not', title: '哪些情况不能接种', items: ['正在发热。', '怀孕。'] }],
  };
  jest.mocked(formProducts).mockReturnValueOnce(['P2']);
  jest.mocked(useNewAnswer).mockReturnValueOnce({ data: [other] } as never);
  show({ canSubscribe: true, reason: '' });
  expect(jest.mocked(useNewAnswer).mock.calls[0]?.[0]).toEqual(['guidelines', 'P2']);
  expect(screen.getByText('水痘疫苗：怀孕')).toBeTruthy();
});

test('what can be booked is only read', () => {
  show({ canSubscribe: true, reason: '' });
  expect(screen.queryByText('这种疫苗现在不能预约')).toBeNull();
});

test('who has no mobile yet reads in peace', () => {
  show(undefined, '');
  expect(asked()).not.toContain('GET /subscribe/subscribe/isCanSubscribe.do');
});

test('whose turn has come sees the time run while reading', () => {
  releases = [{ releaseId: 'R1', state: 'open' }];
  show({ canSubscribe: true, reason: '' });
  expect(screen.getByText('轮到您了')).toBeTruthy();
});

test('a vaccine that is gone leads to the clinic, not to trying again', () => {
  failure = new ApiError({ kind: 'server', code: CODE.NOT_FOUND, msg: '没有找到' });
  show(undefined);
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '查看这家门诊' }));
  expect(jest.mocked(engine.go).mock.lastCall?.[0]).toContain('depaCode=D1');
});
