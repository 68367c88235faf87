import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { DoseForm } from './dose-form';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const onClose = jest.fn();
const change = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const save = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })));

beforeEach(async () => {
  jest.clearAllMocks();
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  const taken = [
    {
      id: 'e1',
      source: 'own' as const,
      code: 'hepb',
      doseNo: 1,
      day: '2026-01-15',
      isDayEstimated: false,
      lot: '',
      uncounted: null,
    },
  ];
  await act(
    async () =>
      void render(
        <DoseForm
          open
          linkmanId="L1"
          birthday="2026-01-15"
          today="2026-11-21"
          taken={taken}
          onClose={onClose}
        />,
      ),
  );
});

test('says what is missing and sends nothing', async () => {
  await save();
  expect(screen.getByText('请选择疫苗')).toBeTruthy();
  expect(screen.getByText('请选择接种日期')).toBeTruthy();
  expect(request).not.toHaveBeenCalled();
});

test('offers the next dose of the vaccine, sends it encrypted and closes', async () => {
  jest.mocked(request).mockResolvedValue({ doseRecordId: 'e2' } as never);
  await change('疫苗', 'hepb');
  await change('接种日期', '2026-02-15');
  await save();
  expect(request).toHaveBeenCalledWith(
    'POST /vaccine/plan/saveDose.do',
    { linkmanId: 'L1', code: 'hepb', doseNo: 2, day: '2026-02-15', lot: '' },
    { isJson: true, failure: 'in-place', crypto: 'request' },
  );
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dose that was repeated is entered without a number, on its day', async () => {
  jest.mocked(request).mockResolvedValue({ doseRecordId: 'e2' } as never);
  await change('疫苗', 'hepb');
  await change('第几剂', 'extra');
  await save();
  expect(screen.getByText('请选择接种日期')).toBeTruthy();
  expect(request).not.toHaveBeenCalled();
  await change('接种日期', '2026-02-15');
  await save();
  expect(request).toHaveBeenCalledWith(
    'POST /vaccine/plan/saveDose.do',
    { linkmanId: 'L1', code: 'hepb', doseNo: null, day: '2026-02-15', lot: '' },
    expect.anything(),
  );
});

test('keeps what was typed and says why the provider refused', async () => {
  jest
    .mocked(request)
    .mockRejectedValue(
      new ApiError({ kind: 'server', code: CODE.PARAMETERS, msg: '这一天已经记录过这种疫苗了' }),
    );
  await change('疫苗', 'flu');
  await change('接种日期', '2026-10-01');
  await save();
  expect(screen.getByText('这一天已经记录过这种疫苗了')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
