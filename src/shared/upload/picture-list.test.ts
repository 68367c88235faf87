import { sentIds, withPicture } from './picture-list';
import type { ListedPicture } from './picture-list';

const file = { name: 'a.png', bytes: 1, preview: '', source: null };
const picture = (key: string, fileId?: string): ListedPicture =>
  fileId ? { key, file, state: 'sent', fileId } : { key, file, state: 'sending' };

test('a form is complete once every picture has arrived', () => {
  expect(sentIds([])).toEqual([]);
  expect(sentIds([picture('a', 'A'), picture('b')])).toBeNull();
  const list = withPicture([picture('a', 'A'), picture('b')], 'b', { state: 'sent', fileId: 'B' });
  expect(sentIds(list)).toEqual(['A', 'B']);
});

test('a picture that was removed meanwhile stays removed', () => {
  expect(withPicture([picture('a')], 'b', { state: 'failed' })).toEqual([picture('a')]);
});
