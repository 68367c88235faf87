import { act, renderHook } from '@testing-library/react';
import { useServer } from '@/http/hooks/use-server';
import { useWaiter } from './use-waiter';

jest.mock('@/http/hooks/use-server', () => ({ useServer: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));

const mother = { linkmanId: 'mother', isDefault: 1, sex: 2, birthday: '1990-05-06' };
const child = { linkmanId: 'child', isDefault: 0, sex: 1, birthday: '2023-11-22' };
const sibling = { ...child, linkmanId: 'sibling' };
const product = { doses: [1, 2, 3].map((doseNo) => ({ doseNo, label: '' })) };
const dose = (doseNo: number, taken: boolean) => ({
  doseNo,
  label: '',
  earliestDay: '2026-12-01',
  taken,
  booked: false,
});
const checked = {
  canSubscribe: true,
  doses: [dose(1, true), dose(2, false), dose(3, false)],
  suggestedDoseNo: 2,
};

interface Given {
  /** Family members whom the clinic refuses. */
  readonly refused?: readonly string[];
  /** Which dose each could wait for in the city. */
  readonly inCity?: Readonly<Record<string, number | null>>;
  /** Nothing is on record, and earlier doses are possible. */
  readonly asksHistory?: boolean;
}

function given({ refused = [], inCity = {}, asksHistory = false }: Given = {}): void {
  const answer = (name: string | null, { linkmanId }: { linkmanId?: string }): unknown => {
    if (name?.endsWith('findByUserId.do')) return [sibling, mother, child];
    if (name?.endsWith('detail.do')) return product;
    if (name?.endsWith('people.do'))
      return [sibling, mother, child].map(({ linkmanId: id }) => ({
        linkmanId: id,
        doseNo: inCity[id] === undefined ? 1 : inCity[id],
      }));
    if (name?.endsWith('checkSubscribeLinkman.do'))
      return refused.includes(linkmanId ?? '')
        ? { canSubscribe: false, doses: [], suggestedDoseNo: null }
        : { ...checked, ...(asksHistory ? { asksHistory, suggestedDoseNo: null } : {}) };
    return undefined;
  };
  jest.mocked(useServer).mockImplementation(((name: string | null, input: object) => ({
    data: answer(name, input),
  })) as never);
}

const waiter = (depaCode: string | undefined, linkmanId?: string, doseNo: number | null = null) =>
  renderHook(() => useWaiter('P1', depaCode, { linkmanId, doseNo })).result;

test('the person and the dose of the link are preselected, at a clinic and in the city', () => {
  given();
  expect(waiter('D1', 'child', 3).current).toMatchObject({ chosen: 'child', doseNo: 3 });
  expect(waiter(undefined, 'child', 3).current).toMatchObject({ chosen: 'child', doseNo: 3 });
});

test('without one, or for somebody outside the family, it is the first whom it suits', () => {
  given();
  for (const depaCode of ['D1', undefined]) {
    expect(waiter(depaCode).current.chosen).toBe('mother');
    expect(waiter(depaCode, 'stranger', 3).current.chosen).toBe('mother');
    expect(waiter(depaCode, 'stranger', 3).current.doseNo).toBe(depaCode ? 2 : 1);
  }
});

test('a person whom it does not suit is not preselected, and nobody in their place', () => {
  given({ refused: ['child'] });
  const here = waiter('D1', 'child', 3).current;
  expect(here).toMatchObject({ chosen: null, candidate: 'child' });
  given({ inCity: { mother: null } });
  expect(waiter(undefined, 'mother', 1).current.chosen).toBeNull();
});

test('in the city it is the first for whom the provider has a dose, and that dose', () => {
  given({ inCity: { mother: null, sibling: 2 } });
  expect(waiter(undefined).current).toMatchObject({ chosen: 'sibling', doseNo: 2 });
  given({ inCity: { mother: null, sibling: null, child: null } });
  expect(waiter(undefined).current).toMatchObject({ chosen: 'mother', doseNo: 1 });
});

test('a dose that was taken or does not exist is not preselected', () => {
  given();
  expect(waiter('D1', 'child', 1).current.doseNo).toBe(2);
  expect(waiter(undefined, 'child', 9).current.doseNo).toBe(1);
});

test('who chooses somebody else gets their dose, not the one of the link', () => {
  given();
  const result = waiter('D1', 'child', 3);
  act(() => result.current.choose('sibling'));
  expect(result.current).toMatchObject({ chosen: 'sibling', doseNo: 2 });
});

test('who may have had doses that are not on record waits for none before it was asked', () => {
  given({ asksHistory: true });
  const result = waiter('D1');
  expect(result.current).toMatchObject({ chosen: 'mother', doseNo: null, isAsked: true });
  act(() => result.current.setDose(3));
  expect(result.current).toMatchObject({ doseNo: 3, isAsked: true });
  act(() => result.current.choose('sibling'));
  expect(result.current.doseNo).toBeNull();
});
