/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { forgetSavedMember, tellSavedMember, useSavedMember } from './saved-member';

jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const toldTo = (name: Parameters<typeof useSavedMember>[0]) =>
  renderHook(() => useSavedMember(name)).result.current;

test('only the page that asked for the form hears of whom it saved', () => {
  tellSavedMember('ben', '/release?id=R1&linkmanId=ben');
  expect(toldTo('release')).toBe('ben');
  expect(toldTo('subscribe')).toBeUndefined();
  forgetSavedMember();
  expect(toldTo('release')).toBeUndefined();
});
