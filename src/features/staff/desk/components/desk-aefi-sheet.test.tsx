import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { AefiCardDetail } from '@contract/follow-up/endpoints';
import { showToast } from '@/ui/toast/toast';
import { deskRequest } from '../api';
import { DeskAefiSheet } from './desk-aefi-sheet';

jest.mock('../api', () => ({ deskRequest: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const AT = Date.parse('2026-11-24T09:30:00+08:00');
const CARD: AefiCardDetail = {
  cardId: 'c1',
  level: 'emergency',
  personName: '赵紧急',
  productName: '流感疫苗',
  openedAt: AT,
  takeBy: AT + 600_000,
  reportBy: AT + 7_200_000,
  escalatedAt: null,
  takenBy: '',
  takenAt: null,
  outcome: null,
  own: false,
  hasNews: false,
  orderId: 'o1',
  mobile: '13800000001',
  documentMasked: '1101**********1234',
  sex: 2,
  birthday: '1996-04-12',
  guardianName: '',
  doseLabel: '第 1 剂',
  maker: '某生物',
  expiry: '',
  site: null,
  lot: 'L20260715',
  doneAt: AT - 600_000,
  answers: [
    {
      answerId: 'a1',
      at: AT,
      round: null,
      unusual: true,
      symptoms: ['breathing'],
      temperature: 38.6,
      swelling: null,
      level: 'emergency',
      pictures: [],
    },
  ],
  events: [{ kind: 'opened', at: AT, by: '' }],
};
const TAKEN: AefiCardDetail = {
  ...CARD,
  own: true,
  takenBy: '护士王芳',
  takenAt: AT,
  events: [...CARD.events, { kind: 'taken', at: AT, by: '护士王芳' }],
};
const onClose = jest.fn();
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => jest.resetAllMocks());

/** Opens the sheet, with what the provider answers to reading, taking and closing. */
async function open(answers: Readonly<Record<string, unknown>>): Promise<void> {
  jest
    .mocked(deskRequest)
    .mockImplementation((name) =>
      Promise.resolve(answers[name.replace(/.*\/|\.do/g, '')] as never),
    );
  await act(
    async () => void render(<DeskAefiSheet cardId="c1" onClose={onClose} onForm={jest.fn()} />),
  );
}

test('a card is read, taken by name, and closed with its outcome', async () => {
  await open({ detail: CARD, take: TAKEN, close: { outcome: 'reported', by: '护士王芳' } });
  const sheet = within(screen.getByRole('dialog', { name: '疑似异常反应草卡' }));
  expect(sheet.getByText('呼吸困难、喘、喉咙发紧 · 38.6℃')).toBeTruthy();
  expect(sheet.getByText('13800000001')).toBeTruthy();
  expect(sheet.getByText('1996/04/12')).toBeTruthy();
  await press('我来处理');
  expect(sheet.getByText(/护士王芳 接手$/)).toBeTruthy();
  expect(showToast).toHaveBeenCalledWith('已接手，家属会看到您的姓名', 'success');
  await press('结束这张卡');
  expect(screen.getByText('请选择处理结果')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '已按 AEFI 报告' }));
  await press('结束这张卡');
  expect(jest.mocked(deskRequest).mock.calls).toEqual([
    ['POST /desk/aefi/detail.do', { cardId: 'c1' }],
    ['POST /desk/aefi/take.do', { cardId: 'c1' }],
    ['POST /desk/aefi/close.do', { cardId: 'c1', outcome: 'reported' }],
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a card that a colleague has taken meanwhile is said to be theirs', async () => {
  await open({ detail: CARD, take: { ...TAKEN, own: false } });
  await press('我来处理');
  expect(screen.getByText('护士王芳先接手了，家属看到的是这个姓名')).toBeTruthy();
  expect(showToast).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '结束这张卡' })).toBeTruthy();
});

test('a card that a colleague has closed otherwise says so, and stays', async () => {
  await open({ detail: TAKEN, close: { outcome: 'notAefi', by: '护士李丽' } });
  fireEvent.click(screen.getByRole('radio', { name: '已按 AEFI 报告' }));
  await press('结束这张卡');
  expect(
    screen.getByText('护士李丽先结束了这张卡：核实后不属于 AEFI。您选的结果没有保存。'),
  ).toBeTruthy();
  expect(showToast).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: '结束这张卡' })).toBeNull();
});

test('a card that was closed before it could be taken is not taken', async () => {
  await open({ detail: CARD, take: { ...TAKEN, own: false, outcome: 'duplicate' } });
  await press('我来处理');
  expect(screen.getByText('已结束：重复反馈')).toBeTruthy();
  expect(showToast).not.toHaveBeenCalled();
});

test('a card that could not be read says why', async () => {
  jest.mocked(deskRequest).mockRejectedValue(new Error('没有找到'));
  await act(
    async () => void render(<DeskAefiSheet cardId="c1" onClose={onClose} onForm={jest.fn()} />),
  );
  expect(screen.getByText(/没有找到/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '我来处理' })).toBeNull();
});
