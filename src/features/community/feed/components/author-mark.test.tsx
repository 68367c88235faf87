import { render, screen } from '@testing-library/react';
import type { AuthorCard } from '@contract/community/cards';
import { AuthorBadge } from './author-badge';

jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn() } }));

const author = (more: Partial<AuthorCard>): AuthorCard => ({
  userId: 'a1',
  nickname: '小安妈妈',
  headImg: '',
  userType: 10,
  vip: false,
  hospital: null,
  title: null,
  province: null,
  ...more,
});

const MARK = '官方';

test('the mark of an official account comes from its kind, whatever its name', () => {
  render(<AuthorBadge author={author({ userType: 30, nickname: '小安' })} />);
  expect(screen.getByText(MARK).closest('.ui-tag')).not.toBeNull();
});

test.each(['官方', '✓ 官方', '官方认证', '医生'])('no name draws one: %s', (nickname) => {
  const { container } = render(<AuthorBadge author={author({ nickname })} />);
  expect(container.textContent).toContain(nickname);
  expect(container.querySelectorAll('.ui-tag')).toHaveLength(0);
});
