import { render, screen } from '@testing-library/react';
import { ArticleText } from './article-text';
import { EntryText } from './entry-text';

const BLOCKS = [{ type: 'p' as const, text: '<script>alert(1)</script>' }];
const ORIGIN = { author: '林知远', reviewer: null, reviewedOn: null, sources: [] };
const ARTICLE = {
  articleId: 'A1',
  title: '冬天之前',
  summary: '<b>摘要</b>',
  imgUrl: '',
  publishedAt: Date.parse('2026-01-05T09:00:00+08:00'),
  readMinutes: 2,
  channel: 'knowledge' as const,
  zoneId: null,
  blocks: BLOCKS,
  related: [],
};
const nothing = (): void => undefined;

test('an article is shown with its author under the title, and markup is text', () => {
  const { container } = render(
    <ArticleText article={{ ...ARTICLE, origin: ORIGIN }} onLink={nothing}>
      between
    </ArticleText>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('冬天之前');
  const text = container.textContent ?? '';
  const parts = ['2026年1月5日', '作者：林知远', '<b>摘要</b>', 'between', '<script>'];
  const positions = parts.map((part) => text.indexOf(part));
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
  expect(positions[0]).toBeGreaterThan(0);
  expect(container.querySelector('script, b')).toBeNull();
});

test('an article and an entry that say nothing of an author show none', () => {
  const { container } = render(
    <>
      <ArticleText article={ARTICLE} onLink={nothing} />
      <EntryText entry={{ title: '流感', blocks: BLOCKS }} onLink={nothing} />
    </>,
  );
  expect(container.textContent).not.toMatch(/作者|审核|资料来源/);
});

test('an entry of the encyclopaedia says who wrote it', () => {
  const entry = { title: '流感', blocks: BLOCKS, origin: ORIGIN };
  const { container } = render(<EntryText entry={entry} onLink={nothing} />);
  expect(container.textContent).toContain('作者：林知远');
});
