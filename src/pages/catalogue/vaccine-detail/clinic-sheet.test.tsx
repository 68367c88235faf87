import { act, fireEvent, render, screen } from '@testing-library/react';
import type { DepartmentCard } from '@contract/department/endpoints';
import { startBooking } from '@/features/booking/submission/entry';
import { request } from '@/http/request';
import { navigate } from '@/routes/navigate';
import { ClinicSheet } from './clinic-sheet';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn() } }));
jest.mock('@/features/booking/submission/entry', () => ({ startBooking: jest.fn() }));

const REGION = {
  regionCode: '310100',
  name: '上海市',
  isDefault: false,
  origin: null,
  measuredFrom: 'centre',
} as const;
/** 1 December 2026, 08:00 in Shanghai. */
const OPENING = Date.UTC(2026, 11, 1);

const clinic = (name: string, state: Partial<DepartmentCard>): DepartmentCard => ({
  depaCode: name,
  name,
  address: '',
  regionName: '',
  imgUrl: '',
  latitude: 0,
  longitude: 0,
  distance: null,
  isOnline: true,
  openToday: true,
  hoursToday: '',
  vaccineCount: 1,
  inStock: true,
  nextFreeDay: null,
  releaseAt: null,
  releaseId: null,
  priceFrom: null,
  priceTo: null,
  ...state,
});

/** The sheet with these clinics; the last answers a tap on a clinic with the page it opened. */
async function sheet(...list: readonly DepartmentCard[]) {
  const page = { list, total: list.length, isMore: false, pageNo: 1, hasMore: false };
  jest.mocked(request).mockResolvedValue(page as never);
  const to = jest.spyOn(navigate, 'to').mockResolvedValue('done');
  await act(async () => {
    render(<ClinicSheet open productId="P1" region={REGION} onClose={jest.fn()} />);
  });
  return (name: string) => {
    fireEvent.click(screen.getByText(name));
    return to.mock.lastCall;
  };
}

afterEach(() => jest.restoreAllMocks());

test('a clinic with a free day opens its booking', async () => {
  const tap = await sheet(clinic('普陀', { nextFreeDay: '2026-11-30' }));
  expect(screen.getByText(/最近可约/)).toBeTruthy();
  expect(tap('普陀')).toBeUndefined();
  expect(startBooking).toHaveBeenCalledWith({ depaCode: '普陀', productId: 'P1' });
});

test('a clinic that is full has a waiting list', async () => {
  const tap = await sheet(clinic('黄浦', {}));
  expect(screen.getByText('已约满，可候补')).toBeTruthy();
  expect(screen.getByText('候补')).toBeTruthy();
  expect(tap('黄浦')).toEqual(['waitingOffer', { vaccId: 'P1', depaCode: '黄浦' }]);
});

test('a clinic that is out of stock is not said to be full, and opens its page', async () => {
  const tap = await sheet(clinic('静安', { inStock: false }));
  expect(screen.getByText('暂时缺苗')).toBeTruthy();
  expect(screen.queryByText('候补')).toBeNull();
  expect(tap('静安')).toEqual(['departmentIndex', { depaCode: '静安' }]);
});

test('a clinic before a release says when, and opens the queue if there is one', async () => {
  const tap = await sheet(
    clinic('徐汇', { releaseAt: OPENING, releaseId: 'R1' }),
    clinic('长宁', { releaseAt: OPENING }),
  );
  expect(screen.getByText('12月1日 08:00 放号，排队抽签，不用抢')).toBeTruthy();
  expect(screen.getByText('12月1日 08:00 放号')).toBeTruthy();
  expect(tap('徐汇')).toEqual(['release', { id: 'R1' }]);
  expect(tap('长宁')).toEqual(['departmentIndex', { depaCode: '长宁' }]);
});
