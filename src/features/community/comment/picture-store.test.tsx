import { act, renderHook } from '@testing-library/react';
import { signOut } from '@/shared/session/session-store';
import { changeCommentPictures, dropCommentPictures, useCommentPictures } from './picture-store';

const composer = (targetId: string) => ({
  target: { targetType: 'post', targetId } as const,
  replyTo: null,
});
const picture = (key: string) =>
  ({
    key,
    file: { name: 'a.jpg', bytes: 1, preview: '', source: '' },
    state: 'sending',
  }) as const;
const add = (targetId: string, key: string): void =>
  act(() => changeCommentPictures(composer(targetId), (list) => [...list, picture(key)]));
const keysOf = (targetId: string): string[] => {
  const { result, unmount } = renderHook(() => useCommentPictures(composer(targetId)));
  const keys = result.current.map(({ key }) => key);
  unmount();
  return keys;
};

test('a composer that was closed opens with its picture again, and each has its own', () => {
  add('p1', 'a');
  expect(keysOf('p1')).toEqual(['a']);
  expect(keysOf('p2')).toEqual([]);
  add('p2', 'b');
  act(() => dropCommentPictures(composer('p1')));
  expect([keysOf('p1'), keysOf('p2')]).toEqual([[], ['b']]);
});

test('an upload that ends while the composer is closed is noted', () => {
  add('p3', 'a');
  act(() =>
    changeCommentPictures(composer('p3'), (list) =>
      list.map((each) => ({ ...each, state: 'sent', fileId: 'f' })),
    ),
  );
  const { result } = renderHook(() => useCommentPictures(composer('p3')));
  expect(result.current).toMatchObject([{ state: 'sent', fileId: 'f' }]);
});

test('signing out leaves none', () => {
  add('p4', 'a');
  act(() => signOut('user'));
  expect(keysOf('p4')).toEqual([]);
});
