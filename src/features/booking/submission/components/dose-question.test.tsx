import { fireEvent, render, screen } from '@testing-library/react';
import { DoseQuestion } from './dose-question';

jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn(() => Promise.resolve()) } }));

const dose = (doseNo: number) => ({
  doseNo,
  label: `第 ${doseNo} 剂`,
  earliestDay: '2026-12-07',
  taken: false,
  booked: false,
});
const courseDose = (doseNo: number) => ({
  doseNo,
  label: `第 ${doseNo} 剂`,
  minAgeDays: 0,
  maxAgeDays: null,
  beforeMonths: null,
  minIntervalDays: 0,
  gapMonths: null,
  ageMonths: null,
  day: null,
});
const course = (...needed: number[]) => ({
  doses: needed.map(courseDose),
  priceCents: 100,
  serviceFeeCents: 0,
  totalCents: 100,
  leftCents: 100,
});
const ASKS = {
  doses: [dose(1), dose(2)],
  suggestedDoseNo: null,
  asksHistory: true,
  course: course(1, 2),
};

const show = (
  check: typeof ASKS | (Omit<typeof ASKS, 'suggestedDoseNo'> & { suggestedDoseNo: number }),
) => {
  const onChoose = jest.fn();
  const of = (chosen: number | null) => (
    <DoseQuestion check={check} chosen={chosen} today="2026-12-07" onChoose={onChoose} />
  );
  const { rerender } = render(of(null));
  return { onChoose, choose: (chosen: number) => rerender(of(chosen)) };
};
const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('radio', { name }));

const doseRadios = (): string[] =>
  screen
    .queryAllByRole('radio', { name: /第 \d 剂/ })
    .map(
      (radio) =>
        /第 \d 剂/.exec(radio.getAttribute('aria-label') ?? radio.textContent ?? '')?.[0] ?? '',
    );

test('without any record it is asked what was given before, and no dose is recommended', () => {
  const { onChoose, choose } = show(ASKS);
  expect(screen.queryByText('建议接种这一剂')).toBeNull();
  expect(screen.queryByRole('radio', { name: /第 1 剂/ })).toBeNull();
  tap('没打过');
  expect(onChoose).toHaveBeenCalledWith(1);
  choose(1);
  expect(doseRadios()).toEqual(['第 1 剂']);
});

test('an answer can be taken back', () => {
  const { onChoose, choose } = show(ASKS);
  tap('没打过');
  choose(1);
  tap('打过');
  expect(doseRadios()).toEqual(['第 1 剂', '第 2 剂']);
  choose(2);
  tap('记不清');
  expect(onChoose).toHaveBeenLastCalledWith(1);
  choose(1);
  expect(doseRadios()).toEqual(['第 1 剂']);
});

test('a form that is opened again shows the answer that its dose stands for', () => {
  const { choose } = show(ASKS);
  choose(2);
  expect(doseRadios()).toEqual(['第 1 剂', '第 2 剂']);
});

test('who had doses says which one this is, and none is chosen for them', () => {
  const { onChoose } = show(ASKS);
  tap('打过');
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByText(/补记到接种计划/)).toBeTruthy();
  tap(/第 2 剂/);
  expect(onChoose).toHaveBeenCalledWith(2);
});

test('who does not remember is booked as the first, and the clinic checks', () => {
  const { onChoose, choose } = show(ASKS);
  tap('记不清');
  expect(onChoose).toHaveBeenCalledWith(1);
  choose(1);
  expect(screen.getByText(/门诊核对后再定/)).toBeTruthy();
});

test('a form that is shown anew still knows who does not remember', () => {
  const onAnswer = jest.fn();
  const form = (answered?: 'unsure') => (
    <DoseQuestion
      check={ASKS}
      chosen={answered ? 1 : null}
      answered={answered}
      today="2026-12-07"
      onChoose={jest.fn()}
      onAnswer={onAnswer}
    />
  );
  const { unmount } = render(form());
  tap('记不清');
  expect(onAnswer).toHaveBeenCalledWith('unsure');
  unmount();
  render(form('unsure'));
  expect(screen.getByText(/门诊核对后再定/)).toBeTruthy();
});

test('whose course is shorter because they begin late is offered no dose that is not needed', () => {
  const { choose } = show({ ...ASKS, course: course(1) });
  tap('没打过');
  choose(1);
  expect(doseRadios()).toEqual(['第 1 剂']);
});

test('who had doses that are not on record may be at any of them', () => {
  show({ ...ASKS, course: course(1) });
  tap('打过');
  expect(doseRadios()).toHaveLength(2);
});

test('with records, the doses are offered at once', () => {
  show({ ...ASKS, suggestedDoseNo: 2, asksHistory: false });
  expect(screen.queryByRole('radio', { name: '没打过' })).toBeNull();
  expect(screen.getByText('建议接种这一剂')).toBeTruthy();
});

describe('with a first dose on record', () => {
  const RECORDED = {
    doses: [{ ...dose(1), taken: true, earliestDay: null }, dose(2), dose(3)],
    ...{ suggestedDoseNo: 2, asksHistory: false, course: course(1, 2, 3) },
  };
  const ask = (chosen: number, answered?: 'asked' | 'yes' | 'unsure', isMissing = false) => {
    const [onChoose, onAnswer] = [jest.fn(), jest.fn()];
    const today = '2026-12-07';
    const props = { check: RECORDED, chosen, answered, today, isMissing, onChoose, onAnswer };
    render(<DoseQuestion {...props} />);
    return { onChoose, onAnswer };
  };

  test('the next dose is chosen without a question', () => {
    ask(2);
    expect(screen.queryByText(/打过了吗/)).toBeNull();
  });

  test('who chooses a later one is asked for those between: none is taken as given unasked', () => {
    const { onChoose, onAnswer } = ask(2);
    tap(/第 3 剂/);
    expect(onChoose).toHaveBeenCalledWith(3);
    expect(onAnswer).toHaveBeenCalledWith('asked');
  });

  test('the answer is asked for by name, and what it leads to is the dose that fits', () => {
    const { onChoose, onAnswer } = ask(3, 'asked', true);
    expect(screen.getByText('第 2 剂打过了吗')).toBeTruthy();
    expect(screen.getByText('请先回答第 2 剂打过没有')).toBeTruthy();
    tap('打过');
    expect(onAnswer).toHaveBeenLastCalledWith('yes');
    expect(onChoose).not.toHaveBeenCalled();
    tap('没打过');
    expect(onAnswer).toHaveBeenLastCalledWith('no');
    expect(onChoose).toHaveBeenCalledWith(2);
  });

  test.each([
    [3, 'yes', /补记到接种计划/],
    [2, 'unsure', /先按顺序约这一剂/],
  ] as const)('dose %d after the answer %s has its hint', (chosen, answered, hint) => {
    ask(chosen, answered);
    expect(screen.getByText(hint)).toBeTruthy();
  });
});
