import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Calendar } from './calendar';
import { monthOf } from './month-grid';

const TODAY = '2026-11-20';
const COUNTS = { '2026-11-20': 3, '2026-11-21': 0, '2026-11-24': 8, '2026-12-01': 5 };

function Booking({ onSelect }: { onSelect: (date: string) => void }) {
  const [month, setMonth] = useState(monthOf(TODAY));
  const [date, setDate] = useState('2026-11-20');
  return (
    <Calendar
      month={month}
      onMonthChange={setMonth}
      today={TODAY}
      selected={date}
      counts={COUNTS}
      onSelect={(next) => {
        setDate(next);
        onSelect(next);
      }}
    />
  );
}

const day = (name: RegExp) => screen.getByRole('gridcell', { name });

describe('the calendar', () => {
  it('chooses a free day by tap', () => {
    const chosen = jest.fn();
    render(<Booking onSelect={chosen} />);
    fireEvent.click(day(/^24 余 8/));
    expect(chosen).toHaveBeenCalledWith('2026-11-24');
    expect(day(/^24 /).getAttribute('aria-selected')).toBe('true');
    expect(day(/^20 /).getAttribute('aria-selected')).toBe('false');
  });

  it('refuses a full day and a day out of range', () => {
    const chosen = jest.fn();
    render(<Booking onSelect={chosen} />);
    fireEvent.click(day(/^21 满/));
    fireEvent.click(day(/^5，/));
    expect(chosen).not.toHaveBeenCalled();
  });

  it('opens a full day where there is a waiting list, and says so', () => {
    const [chosen, full] = [jest.fn(), jest.fn()];
    render(
      <Calendar
        month={monthOf(TODAY)}
        onMonthChange={jest.fn()}
        today={TODAY}
        counts={COUNTS}
        onSelect={chosen}
        onFull={full}
      />,
    );
    fireEvent.click(day(/^21 满.*可以候补/));
    expect(full).toHaveBeenCalledWith('2026-11-21');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('explains the words of the month that is shown, and that a full day leads to its waiting list', () => {
    const words = { '2026-11-21': 0, '2026-11-22': -1, '2026-11-23': -4, '2026-12-01': -2 };
    const show = (month: string, onFull?: () => void) => (
      <Calendar
        month={monthOf(month)}
        onMonthChange={jest.fn()}
        today={TODAY}
        counts={words}
        onSelect={jest.fn()}
        onFull={onFull}
      />
    );
    const { rerender } = render(show('2026-11-01', jest.fn()));
    for (const line of ['满：点一下可以候补', '休：门诊休息', /^无号：/])
      expect(screen.getByText(line)).toBeTruthy();
    expect(screen.queryByText(/^未放号：/)).toBeNull();
    rerender(show('2026-11-01'));
    expect(screen.getByText('满：已约完')).toBeTruthy();
    rerender(show('2026-12-01'));
    expect(screen.getByText(/^未放号：/)).toBeTruthy();
    expect(screen.queryByText(/^满：/)).toBeNull();
  });

  it('is one Tab stop, walked by the arrow keys and confirmed by Enter', () => {
    const chosen = jest.fn();
    const { container } = render(<Booking onSelect={chosen} />);
    expect(container.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    day(/^20 /).focus();
    fireEvent.keyDown(day(/^20 /), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(day(/^21 /));
    fireEvent.keyDown(day(/^21 /), { key: 'Enter' });
    expect(chosen).not.toHaveBeenCalled();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) {
      fireEvent.keyDown(document.activeElement as Element, { key });
    }
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
    expect(chosen).toHaveBeenCalledWith('2026-11-24');
  });

  it('turns the page when the arrow keys leave the month, and keeps the focus', () => {
    render(<Booking onSelect={jest.fn()} />);
    day(/^30/).focus();
    fireEvent.keyDown(day(/^30/), { key: 'ArrowRight' });
    expect(screen.getByText('2026 年 12 月')).toBeTruthy();
    expect(document.activeElement).toBe(day(/^1 余 5/));
  });

  it('shows this month and the next one only', () => {
    render(<Booking onSelect={jest.fn()} />);
    const previous = screen.getByRole('button', { name: '上个月' });
    const next = screen.getByRole('button', { name: '下个月' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(next);
    fireEvent.click(next);
    expect(screen.getByText('2026 年 12 月')).toBeTruthy();
    expect(next.getAttribute('aria-disabled')).toBe('true');
  });
});
