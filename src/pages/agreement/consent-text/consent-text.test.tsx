import { render } from '@testing-library/react';
import { useRouteQuery } from '@/routes/hooks';
import ConsentText from './index';

jest.mock('@/routes/hooks', () => ({ useRouteQuery: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined, go: jest.fn() } }));

test.each([
  [{ of: 'deliveryConsent' }, '仅用于寄送这份奖品'],
  [{ of: 'communityRules' }, '好好说话，不骂人，不打广告。'],
  [{ of: 'statisticsConsent' }, '允许使用统计，帮我们改进'],
  // A link that somebody has changed.
  [{ of: 'another' }, '允许使用统计，帮我们改进'],
])('%j shows its text, with the version', (query, words) => {
  jest.mocked(useRouteQuery).mockReturnValue(query);
  const shown = render(<ConsentText />).container.textContent;
  expect(shown).toContain(words);
  expect(shown).toContain('版本 1.0');
});
