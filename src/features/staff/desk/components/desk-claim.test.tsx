import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ClaimableOrder } from '@contract/desk/claim-endpoints';
import { ApiError } from '@/http/failure/api-error';
import { deskRequest } from '../api';
import { DeskClaim } from './desk-claim';

jest.mock('../api', () => ({ deskRequest: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const ask = jest.mocked(deskRequest);
const ORDER: ClaimableOrder = {
  orderId: 'o1',
  isHere: true,
  reference: 'ABCD-EFGH',
  productName: '流感疫苗',
  doseLabel: '第1剂',
  day: '2026-11-25',
  startTime: '09:00',
  nameAgrees: true,
  isPaid: false,
  accounts: [],
};
const type = (label: string, value: string) =>
  act(
    async () =>
      void fireEvent.input(screen.getByLabelText(label), { target: { value }, detail: { value } }),
  );
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** Looks up a document; what comes is answered as the test says. */
async function search(): Promise<{
  readonly find: (orders: readonly ClaimableOrder[]) => Promise<void>;
  readonly refuse: (msg: string) => Promise<void>;
}> {
  let find = (_orders: readonly ClaimableOrder[]): void => undefined;
  let refuse = (_error: ApiError): void => undefined;
  ask.mockImplementation(
    (() =>
      new Promise((resolve, reject) => {
        find = resolve;
        refuse = reject;
      })) as never,
  );
  await act(async () => {
    render(<DeskClaim today="2026-11-24" onClose={jest.fn()} onSettled={jest.fn()} />);
  });
  await type('姓名', '王先到');
  await type('证件号码', '11010519491231002X');
  await press('查找预约');
  return {
    find: (orders) => act(async () => find(orders)),
    refuse: (msg) => act(async () => refuse(new ApiError({ kind: 'server', msg }))),
  };
}

beforeEach(() => jest.resetAllMocks());

test('appointments are listed for the document that was looked up', async () => {
  const { find } = await search();
  await find([ORDER]);
  expect(screen.getByText(/流感疫苗/)).toBeTruthy();
});

test('an answer that comes after another person was typed is not listed as theirs', async () => {
  const { find } = await search();
  await type('姓名', '李后来');
  await find([ORDER]);
  expect(screen.queryByText(/流感疫苗/)).toBeNull();
  await press('查找预约');
  expect(ask).toHaveBeenLastCalledWith(
    'POST /desk/claim/find.do',
    expect.objectContaining({ name: '李后来' }),
  );
});

test('nor is it said that nothing was found for them', async () => {
  const { find } = await search();
  await type('证件号码', '110105199003078888');
  await find([]);
  expect(screen.queryByText('没有未完成的预约')).toBeNull();
});

test('why a document was refused is not said of another', async () => {
  const { refuse } = await search();
  await type('证件号码', '110105199003078888');
  await refuse('证件号码不正确');
  expect(screen.queryByText('证件号码不正确')).toBeNull();
});

test('a second document of the person is united with the first after a question', async () => {
  const { find } = await search();
  await find([]);
  await press('还有另一个证件（出生证换身份证、换护照）');
  await press('合为一人');
  expect(
    screen.getByText(/证件号码/, { selector: '[role="alert"] *, [role="alert"]' }),
  ).toBeTruthy();
  await type('另一个证件的号码', 'E12345678');
  ask.mockImplementation(((name: string) =>
    Promise.resolve(name.endsWith('unite.do') ? { moved: 2 } : [])) as never);
  await press('合为一人');
  const [, confirm] = screen.getAllByRole('button', { name: '合为一人' });
  await act(async () => void fireEvent.click(confirm as HTMLElement));
  expect(ask).toHaveBeenCalledWith('POST /desk/claim/unite.do', {
    first: { name: '王先到', documentKind: 1, documentNumber: '11010519491231002X' },
    second: { name: '王先到', documentKind: 1, documentNumber: 'E12345678' },
  });
});
