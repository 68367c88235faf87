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
  const page = renderHook(({ known }) => useAddedMember('release', known, take), {
    initialProps: { known: [{ linkmanId: 'anna' }] },
  });
  expect(take).not.toHaveBeenCalled();
  page.rerender({ known: [{ linkmanId: 'anna' }, { linkmanId: 'ben' }] });
  page.rerender({ known: [{ linkmanId: 'ben' }] });
  expect(take.mock.calls).toEqual([['ben']]);
});
