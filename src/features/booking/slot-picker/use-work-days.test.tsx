import { renderHook } from '@testing-library/react';
import { useServer } from '@/http/hooks/use-server';
import { useWorkDays } from './use-work-days';

jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn() }));

const TARGET = { depaCode: '1101021762', productId: 'flu4-hualan' };
const refresh = jest.fn(async () => undefined);

interface Answer {
  readonly data?: object;
  readonly error?: { readonly msg: string };
}

/** The request state when the two months answer like this. */
function viewOf(...[first, second]: readonly [Answer, Answer]) {
  jest
    .mocked(useServer)
    .mockReset()
    .mockReturnValueOnce({ ...first, refresh } as unknown as ReturnType<typeof useServer>)
    .mockReturnValueOnce({ ...second, refresh } as unknown as ReturnType<typeof useServer>);
  return renderHook(() => useWorkDays(TARGET, '2026-12-30')).result.current;
}

test('this month and the next are asked for, over the turn of the year', () => {
  viewOf({}, {});
  const months = jest.mocked(useServer).mock.calls.map(([, input]) => input);
  expect(months).toEqual([
    { ...TARGET, month: '2026-12' },
    { ...TARGET, month: '2027-01' },
  ]);
});

test('the request is pending until both months are there, then resolved', () => {
  expect(viewOf({}, {}).state).toBe('pending');
  expect(viewOf({ data: { month: '2026-12' } }, {}).state).toBe('pending');
  expect(viewOf({ data: {} }, { data: {} }).state).toBe('resolved');
});

test('a failed month rejects with the provider’s sentence, keeps the other month, and both are asked again', () => {
  const view = viewOf({ data: { month: '2026-12' } }, { error: { msg: '系统繁忙' } });
  expect(view).toMatchObject({ state: 'rejected', error: { msg: '系统繁忙' } });
  expect(view.months).toHaveLength(1);
  view.retry();
  expect(refresh).toHaveBeenCalledTimes(2);
});
