import { render, screen } from '@testing-library/react';
import { ArticleBlocks } from './article-blocks';

test('what looks like markup is text', () => {
  const text = '<b onclick="x()">重要</b>';
  const { container } = render(
    <ArticleBlocks blocks={[{ type: 'p', text }]} onLink={() => undefined} />,
  );
  expect(screen.getByText(text)).toBeTruthy();
  expect(container.querySelector('b')).toBeNull();
});

test('headings, lists and tips say what they are', () => {
  render(
    <ArticleBlocks
      blocks={[
        { type: 'h', text: '怎么预防' },
        { type: 'list', items: ['洗手', '接种'] },
        { type: 'tip', text: '由门诊评估' },
      ]}
      onLink={() => undefined}
    />,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('怎么预防');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['洗手', '接种']);
  expect(screen.getByRole('note').textContent).toContain('由门诊评估');
});
