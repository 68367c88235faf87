import type { LinkmanCard } from '@contract/linkman/endpoints';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useServer } from '@/http/hooks/use-server';
import { openForm, useOrdering, changeForm, closeForm } from '@/features/booking/submission/store';
import { withPerson } from '@/features/booking/submission/submit-info';
import { suitableDose } from '@/features/booking/submission/suitable-dose';
import { useBookingForm } from './use-booking-form';

jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn() }));

const person = (linkmanId: string, isDefault: 0 | 1 = 0) =>
  ({ linkmanId, isDefault }) as LinkmanCard;
const FAMILY = [person('a'), person('b', 1), person('c')];
const YES = { canSubscribe: true, doses: [], suggestedDoseNo: null };
const NO = { ...YES, canSubscribe: false };
type Checks = Readonly<Record<string, object | undefined>>;

/** Renders the form of a family with the provider's checks; returns the view and who is chosen. */
function shown(checks: Checks, asked?: string, people: readonly LinkmanCard[] = FAMILY) {
  const answer = (endpoint: string | null, input: { linkmanId?: string }) => {
    if (endpoint?.includes('findByUserId')) return { data: people };
    if (!endpoint?.includes('checkSubscribeLinkman')) return {};
    return checks[input.linkmanId ?? ''] ?? { isLoading: true };
  };
  jest.mocked(useServer).mockImplementation(answer as never);
  const view = renderHook(() =>
    useBookingForm(useOrdering((state) => state.submitInfo) as never, asked),
  );
  return { view, chosen: () => useOrdering.getState().submitInfo?.linkmanId };
}

describe('who is preselected', () => {
  beforeEach(() => openForm({ depaCode: 'D1', productId: 'P1' }));
  afterEach(() => {
    cleanup();
    closeForm();
  });
  const all = { a: { data: YES }, b: { data: YES }, c: { data: YES } };

  test.each<[string, Checks, string | undefined, string | null]>([
    ['the default one', all, undefined, 'b'],
    ['the one just added', all, 'c', 'c'],
    [
      'the first of the others where the default one cannot be booked',
      { ...all, b: { data: NO } },
      undefined,
      'a',
    ],
    ['the only one who can be', { ...all, b: { data: NO }, a: { data: NO } }, undefined, 'c'],
    [
      'the default one where nobody can be, with the reason',
      { a: { data: NO }, b: { data: NO }, c: { data: NO } },
      undefined,
      'b',
    ],
    ['the one just added who cannot be, with the reason', { ...all, c: { data: NO } }, 'c', 'c'],
    ['nobody while that is not known', {}, undefined, null],
    [
      'whose check failed, with its failure',
      { ...all, b: { error: { msg: '网络不通' } } },
      undefined,
      'b',
    ],
    ['the default one, where the one asked for is none of the family', all, 'x', 'b'],
  ])('%s', (_, checks, asked, expected) => {
    const { view, chosen } = shown(checks, asked);
    expect(chosen()).toBe(expected);
    expect(view.result.current.isFinding).toBe(expected === null);
    expect(view.result.current.isSettled).toBe(expected !== null);
  });

  test('who is chosen by hand stays, though they cannot be booked', () => {
    const { chosen } = shown({ ...all, c: { data: NO } });
    act(() => changeForm((info) => withPerson(info, 'c')));
    expect(chosen()).toBe('c');
  });

  test('without a default the first one is, without anybody nobody', () => {
    expect(shown(all, undefined, [person('c'), person('a')]).chosen()).toBe('c');
  });

  test('nobody of no family, and nothing is being found out', () => {
    const { view, chosen } = shown(all, 'a', []);
    expect(chosen()).toBeNull();
    expect(view.result.current.isFinding).toBe(false);
    expect(view.result.current.isSettled).toBe(true);
  });

  test('once it is settled it stays so while somebody else is checked', () => {
    const { view } = shown({ a: { data: YES }, b: { data: YES } });
    act(() => changeForm((info) => withPerson(info, 'c')));
    expect(view.result.current.person?.linkmanId).toBe('c');
    expect(view.result.current.isSettled).toBe(true);
  });
});

describe('the dose', () => {
  const dose = (doseNo: number, taken = false, earliestDay: string | null = '2026-11-20') => ({
    doseNo,
    label: '',
    booked: false,
    taken,
    earliestDay,
  });
  const check = {
    doses: [dose(1, true), dose(2), dose(3), dose(4, false, null)],
    suggestedDoseNo: 2,
  };

  test.each([
    ['nothing is chosen', null, 2],
    ['the chosen one was taken meanwhile', 1, 2],
    ['the chosen one is past its age', 4, 2],
    ['another one that can be booked is chosen', 3, 3],
  ])('when %s', (_, chosen, expected) => {
    expect(suitableDose(check, chosen)).toBe(expected);
  });
});
