import { render, screen } from '@testing-library/react';
import { ClinicProductSection } from './clinic-product-section';

jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn() } }));

const section = (problem: string | undefined) =>
  render(
    <ClinicProductSection
      depaCode="D1"
      bookable
      clinicProducts={undefined}
      problem={problem}
      onRetry={jest.fn()}
    />,
  );

test('vaccines that are still loading are not said to have failed', () => {
  section(undefined);
  expect(screen.queryByText('可约疫苗没有加载出来')).toBeNull();
});

test('vaccines that failed to load are, with the reason', () => {
  section('服务器开小差了');
  expect(screen.getByText('可约疫苗没有加载出来')).toBeTruthy();
  expect(screen.getByText('服务器开小差了')).toBeTruthy();
});
