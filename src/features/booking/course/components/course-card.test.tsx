import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { CourseCard } from './course-card';

jest.mock('@/http/request', () => ({ request: jest.fn() }));

const COURSE = {
  doses: [1, 2, 3].map((doseNo) => ({ doseNo, label: `第 ${doseNo} 剂`, day: null })),
  ...{ priceCents: 1000, serviceFeeCents: 0, totalCents: 3000, leftCents: 3000 },
};
const BEGUN = { depaCode: 'D1', productId: 'P1', linkmanId: 'L1', doseNo: 1, day: '2026-12-01' };
const show = () =>
  act(
    async () =>
      void render(
        <SWRConfig value={{ provider: () => new Map() }}>
          <CourseCard course={COURSE} begun={BEGUN} />
        </SWRConfig>,
      ),
  );
const DAYS = [
  { doseNo: 2, label: '第 2 剂', earliest: '2026-12-29', recommended: '2027-02-01' },
  { doseNo: 3, label: '第 3 剂', earliest: null, recommended: null },
];

test('the later doses stand with the days that the provider names for them', async () => {
  jest.mocked(request).mockResolvedValue(DAYS);
  await show();
  await screen.findByText(/最早 .*29.*建议 .*1/);
  expect(screen.getByText('届时将超过接种年龄，请咨询门诊')).toBeTruthy();
  expect(jest.mocked(request).mock.calls[0]?.slice(0, 2)).toEqual([
    'GET /subscribe/subscribe/courseDays.do',
    BEGUN,
  ]);
});

test('days that could not be loaded are asked for again', async () => {
  jest.mocked(request).mockRejectedValue(new ApiError({ kind: 'network', msg: '没有网络' }));
  await show();
  const again = await screen.findByRole('button', { name: /点这里重试/ });
  jest.mocked(request).mockResolvedValue(DAYS);
  await act(async () => void fireEvent.click(again));
  await screen.findByText(/最早/);
});
