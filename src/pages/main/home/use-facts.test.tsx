import { renderHook } from '@testing-library/react';
import { useFacts } from './use-facts';

const FOUND = { list: [], total: 45, isMore: false, pageNo: 1, hasMore: true };
const factsOf = (found: Parameters<typeof useFacts>[0]) =>
  renderHook(() => useFacts(found)).result.current;

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 4) }));
afterEach(() => jest.useRealTimers());

test('the day is the earliest of all clinics that are counted, not of those shown', () => {
  expect(factsOf({ ...FOUND, firstFreeDay: '2026-11-24' })).toEqual([
    '45 家门诊有号',
    '今天就能约',
  ]);
  expect(factsOf({ ...FOUND, firstFreeDay: '2026-11-28' })).toEqual([
    '45 家门诊有号',
    '最快11月28日 周六',
  ]);
});

test('a number of clinics that were not all counted says so', () => {
  expect(factsOf({ ...FOUND, total: 200, isMore: true, firstFreeDay: null })).toEqual([
    '200 家以上门诊有号',
  ]);
});

test('a day that has passed since the answer was stored is left out', () => {
  expect(factsOf({ ...FOUND, firstFreeDay: '2026-11-23' })).toEqual(['45 家门诊有号']);
});

test('without an answer or without clinics there is nothing to say', () => {
  expect(factsOf(undefined)).toEqual([]);
  expect(factsOf({ ...FOUND, total: 0, firstFreeDay: null })).toEqual([]);
});
