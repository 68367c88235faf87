import { render, screen } from '@testing-library/react';
import type { ClinicProduct } from '../use-clinic-product';
import { BookingSummaryCard } from './booking-summary-card';

const CLINIC_PRODUCT: ClinicProduct = {
  productName: '四价流感疫苗',
  departmentName: '测试门诊',
  address: '测试路 1 号',
  priceCents: 12_800,
  serviceFeeCents: 2_800,
  canPayAhead: true,
};

test('where it is paid is told as the appointment will tell it', () => {
  const { rerender } = render(<BookingSummaryCard clinicProduct={CLINIC_PRODUCT} />);
  expect(screen.getByText(/在线或到门诊支付/)).toBeTruthy();
  rerender(<BookingSummaryCard clinicProduct={{ ...CLINIC_PRODUCT, canPayAhead: false }} />);
  expect(screen.getByText(/· 到门诊支付/)).toBeTruthy();
  expect(screen.queryByText(/在线/)).toBeNull();
});

test('what is free is paid nowhere', () => {
  render(
    <BookingSummaryCard clinicProduct={{ ...CLINIC_PRODUCT, priceCents: 0, serviceFeeCents: 0 }} />,
  );
  expect(screen.queryByText(/支付/)).toBeNull();
});
