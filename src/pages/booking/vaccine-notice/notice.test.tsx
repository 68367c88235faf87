import { fireEvent, render, screen } from '@testing-library/react';
import { useSession } from '@/features/account/session-store';
import { useServer } from '@/http/use-server';
import { engine } from '@/routes/engine';
import VaccineNotice from './index';

jest.mock('@/http/use-server', () => ({ useServer: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), current: () => undefined } }));
jest.mock('@/routes/hooks', () => ({
  useRouteQuery: () => ({ vaccId: 'P1', depaCode: 'D1' }),
}));
jest.mock('@/features/subscribe/store', () => ({
  useOrdering: () => null,
  openForm: jest.fn(),
  changeForm: jest.fn(),
}));

const guideline = { productId: 'P1', productName: '流感疫苗', version: '1', sections: [] };

function show(possible: object | undefined, mobile = '138****0001'): void {
  useSession.setState({ isLogin: true, userInfo: { id: 'U1', mobile } as never });
  jest.mocked(useServer).mockImplementation(((endpoint: string | null) => ({
    data: endpoint?.includes('isCanSubscribe') ? possible : guideline,
    refresh: jest.fn(),
  })) as never);
  render(<VaccineNotice />);
}
const asked = () => jest.mocked(useServer).mock.calls.map(([endpoint]) => endpoint);

beforeEach(() => jest.clearAllMocks());

test('what cannot be booked is said before the reading, with the clinic’s reason and other clinics', () => {
  show({ canSubscribe: false, reason: '门诊暂停预约' });
  expect(screen.getByText('这个疫苗现在不能预约')).toBeTruthy();
  expect(screen.getByText('门诊暂停预约')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '看看其他门诊' }));
  expect(engine.go).toHaveBeenCalledWith('/departmentList', 'tab', undefined);
});

test('what can be booked is only read', () => {
  show({ canSubscribe: true, reason: '' });
  expect(screen.queryByText('这个疫苗现在不能预约')).toBeNull();
});

test('who has no mobile yet reads in peace', () => {
  show(undefined, '');
  expect(asked()).not.toContain('GET /subscribe/subscribe/isCanSubscribe.do');
});
