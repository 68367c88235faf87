import { render, screen } from '@testing-library/react';
import type { Release } from '@contract/release/endpoints';
import { ReleaseCard } from './release-card';

const NOW = Date.parse('2026-11-22T10:00:00+08:00');
jest.mock('@/http/server-clock', () => ({
  serverNow: () => Date.parse('2026-11-22T10:00:00+08:00'),
}));

const release: Release = {
  releaseId: 'R1',
  depaCode: 'D1',
  departmentName: '门诊',
  productId: 'P1',
  productName: '九价',
  releaseAt: NOW,
  entryAt: NOW - 1_800_000,
  seats: 4,
  firstDay: '2026-11-25',
  lastDay: '2026-11-25',
  state: 'announced',
  seedHash: 'abcd',
  serverNow: NOW,
};

test.each([
  ['announced', 60_000, '11月22日 10:01 放号'],
  // The draw follows the opening within seconds.
  ['announced', 0, '11月22日 10:00 已放号'],
  ['ended', -3_600_000, '11月22日 09:00 已放号'],
  ['open', -60_000, '正在放号'],
] as const)('a release that is %s and opens in %i ms reads %s', (state, away, words) => {
  render(<ReleaseCard release={{ ...release, state, releaseAt: NOW + away }} />);
  expect(screen.getByText(`${words} · 4 个名额`)).toBeTruthy();
});
