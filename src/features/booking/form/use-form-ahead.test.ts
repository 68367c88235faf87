import { renderHook } from '@testing-library/react';
import { useServer } from '@/http/hooks/use-server';
import { useFormAhead } from './use-form-ahead';

jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn() }));
jest.mock('@/http/server-clock', () => ({ serverToday: () => '2026-12-30' }));

const TARGET = { depaCode: 'D1', productId: 'P1' };
const FAMILY = [
  { linkmanId: 'a', isDefault: 0 },
  { linkmanId: 'b', isDefault: 1 },
];
const YES = { canSubscribe: true, doses: [], suggestedDoseNo: 2 };
const NO = { canSubscribe: false, doses: [], suggestedDoseNo: null };

/** What is asked about people, `name person dose month`, where the provider answers so. */
function asked(checks: Readonly<Record<string, object>>, named?: string): string[] {
  const calls = new Set<string>();
  const answer = (endpoint: string | null, input: Record<string, unknown>) => {
    if (endpoint?.includes('findByUserId')) return { data: FAMILY };
    const name = endpoint?.split(/[/.]/).at(-2) ?? '';
    const { linkmanId, doseNo, month } = input;
    if (linkmanId && name) calls.add([name, linkmanId, doseNo, month].join(' ').trim());
    const isCheck = endpoint?.includes('checkSubscribeLinkman');
    return isCheck ? { data: checks[String(linkmanId)] } : {};
  };
  jest.mocked(useServer).mockImplementation(answer as never);
  renderHook(() => useFormAhead(TARGET, named));
  return [...calls];
}

const daysOf = (person: string): string[] =>
  ['2026-12', '2027-01'].map((month) => `departmentWorkDays ${person} 2 ${month}`);

test('who will be preselected is checked, then the days of their dose are asked for', () => {
  expect(asked({})).toEqual(['checkSubscribeLinkman b']);
  expect(asked({ b: YES })).toEqual(['checkSubscribeLinkman b', ...daysOf('b')]);
});

test('whom the link names is checked and nobody else', () => {
  expect(asked({ a: YES }, 'a')).toEqual(['checkSubscribeLinkman a', ...daysOf('a')]);
  expect(asked({ a: YES }, 'stranger')).toEqual([]);
});

test('no days are asked for where nobody can be booked', () => {
  expect(asked({ a: NO, b: NO }).filter((call) => call.includes('Days'))).toEqual([]);
});
