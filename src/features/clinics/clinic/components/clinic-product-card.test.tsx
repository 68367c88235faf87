import { render, screen } from '@testing-library/react';
import type { DepartmentVaccine } from '@contract/department/endpoints';
import { ClinicProductCard } from './clinic-product-card';

const clinicProduct = (brand: string): DepartmentVaccine => ({
  productId: 'hpv9-msd',
  vaccineCode: 'hpv9',
  name: '九价人乳头瘤病毒疫苗',
  shortName: '九价 HPV（进口）',
  brand,
  maker: '默沙东',
  category: 'paid',
  imgUrl: '',
  ageText: '9～45 岁',
  doseCount: 3,
  fewestDoses: 3,
  priceCents: 129_800,
  serviceFeeCents: 0,
  inStock: true,
  nextFreeDay: null,
  releaseAt: null,
  releaseId: null,
});

test.each([
  ['佳达修 9', '佳达修 9 · 默沙东 · 9～45 岁 · 共 3 剂'],
  ['', '默沙东 · 9～45 岁 · 共 3 剂'],
])('a product of a clinic whose trade name is “%s” says “%s”', (brand, line) => {
  const props = { bookable: true, today: '2026-11-23', onBook: jest.fn(), onOpen: jest.fn() };
  render(<ClinicProductCard clinicProduct={clinicProduct(brand)} {...props} />);
  expect(screen.getByText(line)).toBeTruthy();
});
