import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import { CODE } from '@contract/errors';
import type { SubmitInfo } from '@/features/booking/submission/form';
import { emptyForm } from '@/features/booking/submission/submit-info';
import { useClinicProduct } from '@/features/booking/form/use-clinic-product';
import type { ClinicProduct } from '@/features/booking/form/use-clinic-product';
import { engine } from '@/routes/engine';
import { withParticipant } from '@/features/booking/submission/family-rules';
import { BookingForm } from './booking-form';
import { ViolationNotice } from './violation-notice';
import { FormFooter } from './form-footer';

jest.mock('@/routes/engine', () => ({
  engine: { go: jest.fn(), prepare: jest.fn(), current: () => undefined },
}));
jest.mock('@/features/booking/form/use-clinic-product', () => ({ useClinicProduct: jest.fn() }));
jest.mock('@/features/booking/form/use-hold', () => ({ useHold: jest.fn() }));
jest.mock('@/features/booking/form/use-booking-form', () => ({
  useBookingForm: () => ({ people: {}, check: {}, pop: {} }),
}));

const FORM = emptyForm({ depaCode: 'D1', productId: 'P1' }, 'key-1234567890abcdef');
const where = () => jest.mocked(engine.go).mock.lastCall;

function show(clinicProduct: object, form = FORM): void {
  jest
    .mocked(useClinicProduct)
    .mockReturnValue({ vaccines: [], retry: jest.fn(), ...clinicProduct } as never);
  render(<BookingForm title="预约" form={form} asked={undefined} />);
}

test('the pages that show the outcome are fetched once a time is chosen, and not while the form loads', () => {
  const { prepare } = jest.mocked(engine);
  show({});
  expect(prepare).not.toHaveBeenCalled();
  cleanup();
  const slot = { id: 1, startTime: '09:00', endTime: '10:00', changeableUntil: 0 };
  show({}, { ...FORM, day: '2026-12-01', slot });
  expect(prepare.mock.calls.flat()).toEqual([
    'submitLoading',
    'subscribeSuccess',
    'subscribeError',
  ]);
});

test('a vaccine that the clinic no longer offers leads to those that do, and to the clinic', () => {
  show({ missing: true });
  expect(screen.getByText('这种疫苗现在不能预约')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '看看其他门诊' }));
  expect(where()?.slice(0, 2)).toEqual(['/vaccineDetalis?vaccId=P1', 'replace']);
  fireEvent.click(screen.getByRole('button', { name: '查看这家门诊' }));
  expect(where()?.[0]).toContain('depaCode=D1');
});

test('where the clinic could not be loaded, other clinics are one tap away beside trying again', () => {
  show({ missing: false, error: { code: CODE.NOT_FOUND, msg: '没有找到' } });
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '看看其他门诊' }));
  expect(where()?.[0]).toBe('/vaccineDetalis?vaccId=P1');
});

test.each([
  ['person', '请选择接种人'],
  ['dose', '请选择剂次'],
  ['participant', '请先完成小本的信息'],
  ['mobile', '请填写 11 位手机号，或留空'],
] as const)('a missing %s is said beside the button', (violation, words) => {
  const form = withParticipant({ ...FORM, linkmanId: 'anna' }, 'ben');
  render(<ViolationNotice form={form} names={['小安', '小本']} violation={violation} />);
  expect(screen.getByRole('alert').textContent).toContain(words);
});

const CLINIC_PRODUCT = {
  ...{ departmentName: '门诊', productId: 'P1', priceCents: 10_000, serviceFeeCents: 0 },
} as unknown as ClinicProduct & DepartmentVaccine;
const summary = () => screen.getByRole('status', { name: '预约内容' }).textContent;

function showFooter(form: SubmitInfo, possible: boolean): void {
  render(
    <FormFooter
      form={form}
      clinicProduct={CLINIC_PRODUCT}
      vaccines={[CLINIC_PRODUCT]}
      names={['小安']}
      hold={null}
      possible={possible}
      violation={null}
      onSubmit={jest.fn()}
    />,
  );
}

test.each([
  [true, '请选择日期和时间'],
  [false, '暂时不能预约'],
])(
  'whether a time is asked for depends on whether the person can be booked: %s',
  (possible, words) => {
    showFooter(FORM, possible);
    expect(summary()).toContain(`小安${words}`);
  },
);

test.each([
  ['with a dose', 2, '200'],
  ['who cannot have the vaccine, so without a dose', null, '100'],
])('a further person %s is in the sum accordingly', (_, doseNo, yuan) => {
  const { participants, ...form } = withParticipant({ ...FORM, linkmanId: 'anna' }, 'ben');
  showFooter({ ...form, participants: participants.map((one) => ({ ...one, doseNo })) }, true);
  expect(summary()).toMatch(new RegExp(`¥${yuan}\\b`));
});
