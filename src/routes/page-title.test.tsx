import { act, renderHook } from '@testing-library/react';
import { setLanguage } from '@/i18n/language';
import { usePageTitle } from './page-title';

test('a title is the row’s, in the language of the moment', () => {
  const { result } = renderHook(() => usePageTitle('memberList'));
  const inChinese = result.current;
  act(() => setLanguage('en'));
  expect(inChinese).toMatch(/^\p{Script=Han}+$/u);
  expect(result.current).toMatch(/^[A-Z][A-Za-z ]+$/);
});
