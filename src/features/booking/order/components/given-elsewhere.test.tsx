import { fireEvent, render, screen } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import { usePlanChoice } from '@/features/doses/plan/store';
import { useServer } from '@/http/hooks/use-server';
import { navigate } from '@/routes/navigate';
import { GivenElsewhere } from './given-elsewhere';

jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn() }));
jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn(() => Promise.resolve()) } }));

const ORDER = {
  ...{ orderId: 'o1', linkmanId: 'l1', linkmanName: '小安', productId: 'P1', doseNo: 2 },
  day: '2026-12-01',
  ...{ status: 'CANCELLED', cancelReason: 'elsewhere' },
} as unknown as OrderDetail;

let taken: readonly object[] = [];
let vaccineCode = 'hpv9';
function show(change: object = {}): void {
  const plan = { linkmanId: 'l1', birthday: '1996-04-12', today: '2026-11-30', taken };
  jest.mocked(useServer).mockImplementation(((call: string) => ({
    data: call.includes('plan') ? plan : { vaccineCode },
  })) as never);
  render(<GivenElsewhere order={{ ...ORDER, ...change }} />);
}
const offer = () => screen.queryByText('补记这一针');

beforeEach(() => {
  vaccineCode = 'hpv9';
  taken = [];
});

test('a dose that was given elsewhere is reported on the plan of its person', () => {
  show();
  fireEvent.click(screen.getByText('补记这一针'));
  expect(navigate.to).toHaveBeenCalledWith('vaccinePlan');
  expect(usePlanChoice.getState()).toMatchObject({
    linkmanId: 'l1',
    toReport: { code: 'hpv9', doseNo: 2 },
  });
});

test('nothing is offered for a vaccine that cannot be self-reported', () => {
  vaccineCode = 'typhoid';
  show();
  expect(offer()).toBeNull();
});

test.each([
  ['another reason', { cancelReason: 'time' }],
  ['an appointment that stands', { status: 'BOOKED' }],
  ['who only brings them', { role: 'escort' }],
])('nothing is offered for %s', (_, change) => {
  show(change);
  expect(offer()).toBeNull();
});

test('nothing is offered for a dose that is on record already', () => {
  taken = [{ id: 'd1', code: 'hpv9', doseNo: 2, day: '2026-11-01', source: 'own' }];
  show();
  expect(offer()).toBeNull();
});

test.each([
  ['of this season', '2026-11-28', 0],
  ['of years ago', '2024-11-28', 1],
])('a dose without a number %s', (_, day, count) => {
  taken = [{ id: 'd1', code: 'hpv9', doseNo: null, day, source: 'own' }];
  show();
  expect(screen.queryAllByText('补记这一针')).toHaveLength(count);
});
