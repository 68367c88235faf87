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

const ALONE = { further: [], vaccines: [] };

test('where it is paid is told as the appointment will tell it', () => {
  const { rerender } = render(<BookingSummaryCard {...ALONE} clinicProduct={CLINIC_PRODUCT} />);
  expect(screen.getByText(/在线或到门诊支付/)).toBeTruthy();
  rerender(
    <BookingSummaryCard {...ALONE} clinicProduct={{ ...CLINIC_PRODUCT, canPayAhead: false }} />,
  );
  expect(screen.getByText(/· 到门诊支付/)).toBeTruthy();
  expect(screen.queryByText(/在线/)).toBeNull();
});

test('what is free is paid nowhere', () => {
  render(
    <BookingSummaryCard
      {...ALONE}
      clinicProduct={{ ...CLINIC_PRODUCT, priceCents: 0, serviceFeeCents: 0 }}
    />,
  );
  expect(screen.queryByText(/支付/)).toBeNull();
});

test('every vaccine of a visit is named, once, and its price is that of all', () => {
  const vaccine = (productId: string, name: string) => ({
    ...{ productId, name, priceCents: 10_000, serviceFeeCents: 0 },
  });
  const vaccines = [vaccine('p2', '水痘疫苗'), vaccine('p3', '手足口病疫苗')] as never;
  const further = [{ productId: 'p2' }, { productId: 'p3' }, { productId: 'p2' }];
  const free = { ...CLINIC_PRODUCT, priceCents: 0, serviceFeeCents: 0 };
  const { container } = render(
    <BookingSummaryCard clinicProduct={free} further={further} vaccines={vaccines} />,
  );
  expect(container.textContent).toContain('还有：水痘疫苗、手足口病疫苗');
  expect(container.textContent).toContain('300');
});
