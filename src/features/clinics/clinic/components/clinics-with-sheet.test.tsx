import { fireEvent, render, screen } from '@testing-library/react';
import { usePages } from '@/http/hooks/use-pages';
import { ClinicsWithSheet } from './clinics-with-sheet';

jest.mock('@/http/hooks/use-pages', () => ({ usePages: jest.fn() }));
jest.mock('@/routes/navigate', () => ({ navigate: {} }));

const REGION = {
  regionCode: '310100',
  name: '上海市',
  isDefault: false,
  origin: null,
  measuredFrom: 'centre',
} as const;
const product = (productId: string, shortName: string, nextFreeDay: string | null) => ({
  ...{ productId, shortName, nextFreeDay },
  ...{ inStock: true, releaseAt: null, releaseId: null },
});
const MEN = product('men', '九价 HPV（男性）', '2026-12-02');
const WOMEN = product('women', '九价 HPV（国产）', '2026-12-05');
const CLINIC = {
  ...{ depaCode: 'D1', name: '普陀门诊', distance: null, isOnline: true },
  ...{ inStock: true, nextFreeDay: '2026-12-02', releaseAt: null, releaseId: null },
};

function show(clinic: object) {
  jest.mocked(usePages).mockReturnValue({
    ...{ pages: { items: [clinic] }, state: 'ready', footer: 'end' },
    ...{ error: undefined, more: jest.fn(), refresh: jest.fn() },
  } as never);
  const onChoose = jest.fn();
  render(
    <ClinicsWithSheet
      open
      asked={{ keyword: '九价' }}
      region={REGION}
      onClose={jest.fn()}
      onChoose={onChoose}
    />,
  );
  return onChoose;
}

test('each vaccine that a word found has its own day at a clinic, and is chosen with it', () => {
  const clinic = { ...CLINIC, products: [MEN, WOMEN] };
  const onChoose = show(clinic);
  expect(jest.mocked(usePages).mock.lastCall?.[1]).toMatchObject({ eachProduct: '1' });
  const women = screen.getByRole('button', { name: /^九价 HPV（国产）.*12月5日.*普陀门诊$/ });
  expect(women.textContent).not.toContain('12月2日');
  fireEvent.click(women);
  expect(onChoose).toHaveBeenCalledWith(clinic, WOMEN);
});

test('a clinic that is found by its own name is chosen itself', () => {
  const clinic = { ...CLINIC, products: [] };
  const onChoose = show(clinic);
  fireEvent.click(screen.getByRole('button', { name: /普陀门诊/ }));
  expect(onChoose).toHaveBeenCalledWith(clinic, null);
});
