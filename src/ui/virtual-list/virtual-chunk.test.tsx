import { act, render, screen } from '@testing-library/react';
import type { Nearness } from '@/platform/nearness/types';
import { VirtualChunk } from './virtual-chunk';

const reports = new Map<string, (nearness: Nearness) => void>();
jest.mock('@/platform/nearness', () => ({
  watchNearness: (id: string, _margin: number, report: (nearness: Nearness) => void) => {
    reports.set(id, report);
    return () => void reports.delete(id);
  },
}));

const NEAR = { isNear: true, height: 640 };
const FAR = { isNear: false, height: 640 };

test('rows far from the screen leave, their height stands in for them, and they come back', () => {
  const { container, unmount } = render(<VirtualChunk>一篇帖子</VirtualChunk>);
  const box = container.firstElementChild as HTMLElement;
  const report = (nearness: Nearness) => act(() => reports.get(box.id)?.(nearness));
  report(NEAR);
  expect(screen.queryByText('一篇帖子')).toBeTruthy();
  report(FAR);
  expect(screen.queryByText('一篇帖子')).toBeNull();
  expect(box.style.height).toBe('640px');
  report(NEAR);
  expect(screen.queryByText('一篇帖子')).toBeTruthy();
  expect(box.style.height).toBe('');
  unmount();
  expect(reports.size).toBe(0);
});

test('rows without a layout, as on a hidden page, stay', () => {
  const { container } = render(<VirtualChunk>一篇帖子</VirtualChunk>);
  const { id } = container.firstElementChild as HTMLElement;
  act(() => reports.get(id)?.({ isNear: false, height: 0 }));
  expect(screen.queryByText('一篇帖子')).toBeTruthy();
});
