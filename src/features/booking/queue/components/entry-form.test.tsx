import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import type { Release, Ticket } from '@contract/release/endpoints';
import { TICKET_PEOPLE } from '@contract/release/release-rules';
import { ApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { engine } from '@/routes/engine';
import { enterQueue } from '../api';
import { keepPicked } from '../entry-picks';
import { EntryForm } from './entry-form';

jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), current: () => undefined } }));
jest.mock('../api', () => ({ enterQueue: jest.fn() }));

const RELEASE = { releaseId: 'R1', depaCode: 'D1', productId: 'P1' } as Release;
const FAMILY = [
  { linkmanId: 'anna', name: '小安', isDefault: 1 },
  { linkmanId: 'ben', name: '小本', isDefault: 0 },
];
const POSSIBLE = { canSubscribe: true, suggestedDoseNo: 1, doses: [] };
const refresh = jest.fn();

function show(people: object, check: object, before?: Ticket['people']): void {
  jest
    .mocked(useServer)
    .mockImplementation(((endpoint: string | null) =>
      endpoint === null
        ? { refresh }
        : { refresh, ...(endpoint.includes('findByUserId') ? people : check) }) as never);
  render(<EntryForm release={RELEASE} before={before} onEntered={jest.fn()} />);
}
const ENTER = { name: /^(进入排队|给 \d 人排队)$/ };
const enter = () => act(async () => void fireEvent.click(screen.getByRole('button', ENTER)));

beforeEach(() => {
  jest.clearAllMocks();
  keepPicked('another', []);
});

test('a family that could not be loaded can be asked for again', () => {
  show({ error: { msg: '网络不通' } }, {});
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(refresh).toHaveBeenCalled();
});

test('a check that got no answer is said and can be repeated', () => {
  show({ data: FAMILY }, { error: { msg: '网络不通' } });
  expect(screen.getByText('没能核对小安的接种条件')).toBeTruthy();
  fireEvent.click(screen.getByText('重新查询'));
  expect(refresh).toHaveBeenCalled();
});

test('who cannot be booked yet is told from when on, and what leads on', () => {
  const refused = {
    canSubscribe: false,
    suggestedDoseNo: null,
    doses: [],
    reason: '距上一剂还不够久',
    allowedFrom: '2031-03-01',
    alternatives: [],
    remedies: [{ kind: 'plan', linkmanId: 'anna', name: '小安' }],
  };
  show({ data: FAMILY }, { data: refused });
  expect(screen.getByText(/距上一剂还不够久.*2031年3月1日/)).toBeTruthy();
  fireEvent.click(screen.getByText('看小安的接种计划'));
  expect(jest.mocked(engine.go).mock.lastCall?.[0]).toBe('/vaccinePlan');
});

test('whoever is in the line already is left out in one tap', async () => {
  show({ data: FAMILY }, { data: POSSIBLE });
  fireEvent.click(screen.getByRole('checkbox', { name: '小本' }));
  jest.mocked(enterQueue).mockRejectedValueOnce(
    new ApiError({
      kind: 'server',
      code: CODE.DUPLICATE_ORDER,
      msg: '小本已在队伍中',
      data: { alternatives: [], person: { linkmanId: 'ben', name: '小本' } },
    }),
  );
  await enter();
  fireEvent.click(screen.getByText('不带小本排队'));
  await enter();
  expect(jest.mocked(enterQueue).mock.lastCall?.[0]).toEqual({
    releaseId: 'R1',
    people: [{ linkmanId: 'anna', doseNo: 1 }],
  });
});

test('who was chosen is still chosen after adding somebody', () => {
  show({ data: FAMILY }, { data: POSSIBLE });
  fireEvent.click(screen.getByRole('checkbox', { name: '小本' }));
  screen.getByText('给 2 人排队');
  cleanup();
  show({ data: FAMILY }, { data: POSSIBLE });
  expect(screen.getByText('给 2 人排队')).toBeTruthy();
});

test('who was chosen and has been removed from the family since keeps nobody from entering', async () => {
  keepPicked('R1', ['ben', 'gone']);
  show({ data: FAMILY }, { data: POSSIBLE });
  await enter();
  expect(jest.mocked(enterQueue).mock.lastCall?.[0]).toEqual({
    releaseId: 'R1',
    people: [{ linkmanId: 'ben', doseNo: 1 }],
  });
});

test('those who are gone do not count among the most that may be chosen', async () => {
  keepPicked(
    'R1',
    Array.from({ length: TICKET_PEOPLE }, (_, i) => `gone-${i}`),
  );
  show({ data: FAMILY }, { data: POSSIBLE });
  fireEvent.click(screen.getByRole('checkbox', { name: '小本' }));
  await enter();
  expect(jest.mocked(enterQueue).mock.lastCall?.[0].people).toEqual([
    { linkmanId: 'ben', doseNo: 1 },
  ]);
});

test('who may have had doses that are not on record enters with none before it was asked', async () => {
  const dose = (doseNo: number) => ({
    doseNo,
    label: `第 ${doseNo} 剂`,
    earliestDay: '2026-11-28',
    taken: false,
    booked: false,
  });
  const doses = [dose(1), dose(2)];
  const asked = { ...POSSIBLE, suggestedDoseNo: null, asksHistory: true, doses, course: { doses } };
  show({ data: FAMILY.slice(0, 1) }, { data: asked });
  expect(screen.getByRole<HTMLButtonElement>('button', ENTER).getAttribute('aria-disabled')).toBe(
    'true',
  );
  fireEvent.click(screen.getByText('打过'));
  fireEvent.click(screen.getByText('第 2 剂'));
  await enter();
  expect(jest.mocked(enterQueue).mock.lastCall?.[0].people).toEqual([
    { linkmanId: 'anna', doseNo: 2 },
  ]);
});

describe('where no dose is on record', () => {
  const open = (doseNo: number) => ({ doseNo, label: `第 ${doseNo} 剂`, taken: false, reason: '' });
  const doses = [open(1), open(2)].map((dose) => ({ ...dose, earliestDay: '2026-12-01' }));
  const course = { doses: [{ doseNo: 1 }, { doseNo: 2 }] };
  const ASKED = { canSubscribe: true, suggestedDoseNo: null, asksHistory: true, doses, course };
  const answer = () =>
    ['没打过', '打过', '记不清'].find((name) =>
      screen.queryByRole('radio', { name, checked: true }),
    );

  test('what was answered is still answered when the form is shown again', async () => {
    show({ data: FAMILY }, { data: ASKED });
    expect(answer()).toBeUndefined();
    fireEvent.click(screen.getByRole('radio', { name: /没打过/ }));
    await enter();
    cleanup();
    show({ data: FAMILY }, { data: ASKED });
    expect(answer()).toBe('没打过');
    await enter();
    expect(jest.mocked(enterQueue).mock.calls.map(([{ people }]) => people)).toEqual([
      [{ linkmanId: 'anna', doseNo: 1 }],
      [{ linkmanId: 'anna', doseNo: 1 }],
    ]);
  });

  test('the ticket that was left says it as well, also to a page that was opened anew', async () => {
    show({ data: FAMILY }, { data: ASKED }, [{ linkmanId: 'anna', doseNo: 2 }]);
    expect(answer()).toBe('打过');
    await enter();
    expect(jest.mocked(enterQueue).mock.lastCall?.[0].people).toEqual([
      { linkmanId: 'anna', doseNo: 2 },
    ]);
  });
});
