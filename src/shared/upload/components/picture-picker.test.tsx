import { render, screen } from '@testing-library/react';
import { PicturePicker } from './picture-picker';

const pictures = { add: () => Promise.resolve(), again: () => undefined, remove: () => undefined };

test('a chosen picture has an alternative text', () => {
  const file = { name: 'a.jpg', bytes: 9, preview: 'blob:a', source: null };
  const list = [{ key: 'k', file, state: 'sent' as const, fileId: 'f' }];
  render(<PicturePicker list={list} most={3} pictures={pictures} violation="" />);
  expect(screen.getByAltText('第 1 张图片').getAttribute('src')).toBe('blob:a');
});
