import { renderHook } from '@testing-library/react';
import {
  forgetSavedMember,
  announceSavedMember,
  useAddedMember,
  useSavedMember,
} from './saved-member';

jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const announcedTo = (name: Parameters<typeof useSavedMember>[0]) =>
  renderHook(() => useSavedMember(name)).result.current;

test('only the page that asked for the form hears of whom it saved', () => {
  announceSavedMember('ben', '/release?id=R1&linkmanId=ben');
  expect(announcedTo('release')).toBe('ben');
  expect(announcedTo('subscribe')).toBeUndefined();
  forgetSavedMember();
  expect(announcedTo('release')).toBeUndefined();
});

test('a page takes the member once it knows that one, and only once', () => {
  const take = jest.fn();
  announceSavedMember('ben', '/release');
  const page = renderHook(({ members }) => useAddedMember('release', members, take), {
    initialProps: { members: [{ linkmanId: 'anna' }] },
  });
  expect(take).not.toHaveBeenCalled();
  page.rerender({ members: [{ linkmanId: 'anna' }, { linkmanId: 'ben' }] });
  page.rerender({ members: [{ linkmanId: 'ben' }] });
  expect(take.mock.calls).toEqual([['ben']]);
});
