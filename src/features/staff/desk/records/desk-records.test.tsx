import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { VaccinationRecord } from '@contract/desk/record-endpoints';
import { forgetServerData } from '@/http/hooks/use-server';
import { saveTextFile } from '@/platform/save-file';
import { deskRequest } from '../api';
import { DeskRecords } from './desk-records';

jest.mock('../api', () => ({ deskRequest: jest.fn() }));
jest.mock('@/platform/save-file', () => ({ saveTextFile: jest.fn() }));

const RECORD: VaccinationRecord = {
  orderId: 'o1',
  reference: 'ABCD-EFGH',
  doneAt: Date.parse('2026-11-28T10:05:00+08:00'),
  personName: '=周到诊',
  sex: 2,
  birthday: '2020-01-01',
  documentKind: 1,
  documentNumber: '110101202001010028',
  guardianName: '周妈妈',
  mobile: '13912345678',
  productName: '麻腮风疫苗',
  maker: '某生物',
  doseLabel: '第 1 剂',
  lot: 'Y2026-11A',
  expiry: '2027-05-01',
  packCode: '81234567890123456789',
  site: 'leftArm',
  staffName: '王护士',
};
const onBack = jest.fn();
const answer = (records: readonly VaccinationRecord[], isComplete = true): void => {
  jest.mocked(deskRequest).mockResolvedValue({ records, isComplete } as never);
};
const show = (orderId?: string) =>
  act(async () => void render(<DeskRecords day="2026-11-28" orderId={orderId} onBack={onBack} />));
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const saved = () => {
  const [name = '', csv = ''] = jest.mocked(saveTextFile).mock.calls[0] ?? [];
  return { name, lines: csv.replace('\uFEFF', '').trimEnd().split('\r\n') };
};

beforeEach(() => jest.clearAllMocks());
afterEach(async () => {
  cleanup();
  await forgetServerData();
});

test('a day is read, and saved as a table in which nothing is computed and no digit is lost', async () => {
  answer([RECORD, { ...RECORD, orderId: 'o2', personName: '', site: null }]);
  await show();
  expect(deskRequest).toHaveBeenCalledWith('POST /desk/record/day.do', { day: '2026-11-28' });
  expect(screen.getAllByText('110101202001010028')).toHaveLength(2);
  expect(screen.getByText('已删除的成员')).toBeTruthy();
  await press('下载表格（CSV）');
  const { name, lines } = saved();
  expect(name).toBe('接种记录-2026-11-28.csv');
  expect(lines).toHaveLength(3);
  const cells = lines.map((line) => line.split(','));
  expect(new Set(cells.map(({ length }) => length)).size).toBe(1);
  expect(lines[1]).toContain(`"2026-11-28","10:05","'=周到诊","女"`);
  expect(lines[1]).toContain('"\t110101202001010028"');
  expect(lines[1]).toContain('"Y2026-11A","2027-05-01","\t81234567890123456789","左上臂","王护士"');
});

test('a person’s vaccinations are asked for by an order', async () => {
  answer([RECORD]);
  await show('o1');
  expect(deskRequest).toHaveBeenCalledWith('POST /desk/record/person.do', { orderId: 'o1' });
  expect(screen.getByRole('heading', { name: /=周到诊在本门诊/ })).toBeTruthy();
  await press('返回工作台');
  expect(onBack).toHaveBeenCalled();
});

test('a day without vaccinations has nothing to save', async () => {
  answer([]);
  await show();
  expect(screen.getByText('没有已接种的记录')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '下载表格（CSV）' })).toBeNull();
});

test('a day with too many says that it is not complete', async () => {
  answer([RECORD], false);
  await show();
  expect(screen.getByText(/只列出前 1 条/)).toBeTruthy();
});
