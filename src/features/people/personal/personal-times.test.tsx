import { render, renderHook, screen } from '@testing-library/react';
import { NoticeList } from '@/features/clinics/clinic/components/notice-list';
import { SharingCard } from './components/sharing-card';
import { useConsentText } from './consent-text';

jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn() } }));

/** 5 March 2025, 10:12 in Shanghai. */
const LAST_YEAR = Date.UTC(2025, 2, 5, 2, 12);

test('a consent names the year in which it was given', () => {
  const { current } = renderHook(() => useConsentText()).result;
  const consent = {
    purpose: 'statistics',
    id: '',
    name: '',
    day: null,
    at: LAST_YEAR,
    version: '',
    given: true,
  } as const;
  expect(current(consent).since).toContain('2025年3月5日 10:12');
});

test('what was shared names the year in which it was', () => {
  render(
    <SharingCard
      receiver="payment"
      who="支付平台"
      gets="订单号"
      name="wechat"
      id=""
      since={LAST_YEAR}
      latest={LAST_YEAR + 60_000}
      count={2}
      open={0}
      stopped={false}
    />,
  );
  expect(screen.getByText(/2025年3月5日 10:12.*2025年3月5日 10:13/)).toBeTruthy();
});

test('a clinic’s notice names the year of its publication', () => {
  const notice = { id: 'N1', title: '停诊', content: '', publishedAt: LAST_YEAR };
  render(<NoticeList notices={[notice]} />);
  expect(screen.getByText('2025年3月5日 10:12')).toBeTruthy();
});
