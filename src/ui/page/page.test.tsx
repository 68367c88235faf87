import { render, screen } from '@testing-library/react';
import { Page } from './page';

const failed = { title: '没有加载出来', reason: '请稍后再试', onRetry: () => undefined };

test('a page that waits for its content is busy', () => {
  render(<Page title="门诊" loading="detail" />);
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
});

test('a page that failed to load is not busy, so its reason is read out', () => {
  render(<Page title="门诊" loading="detail" error={failed} />);
  expect(screen.getByRole('main').getAttribute('aria-busy')).not.toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('请稍后再试');
});

test('only a tall footer scrolls along where the viewport is low', () => {
  const { container, rerender } = render(<Page title="预约" footer="提交" />);
  const bottom = () => container.querySelector('.ui-page__bottom')?.className;
  expect(bottom()).toBe('ui-page__bottom');
  rerender(<Page title="预约" footer="提交" tallFooter />);
  expect(bottom()).toBe('ui-page__bottom ui-page__bottom--tall');
});

test('a page is split only where there is something for its panel, or will be', () => {
  const { container, rerender } = render(<Page title="预约" layout="split" footer="提交" />);
  const isSplit = () => container.querySelector('.ui-page--split') !== null;
  expect(isSplit()).toBe(true);
  rerender(<Page title="预约" layout="split" loading="text" />);
  expect(isSplit()).toBe(true);
  rerender(<Page title="预约" layout="split" />);
  expect(isSplit()).toBe(false);
  rerender(<Page title="预约" layout="split" footer="提交" error={failed} />);
  expect(isSplit()).toBe(false);
});
