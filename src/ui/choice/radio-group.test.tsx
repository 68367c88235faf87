import { fireEvent, render, screen } from '@testing-library/react';
import { RadioGroup } from './radio-group';

const OPTIONS = [
  { value: 1, label: 'one' },
  { value: 2, label: 'two', disabled: true },
  { value: 3, label: 'three', note: 'later' },
];

describe('a radio group', () => {
  it('chooses by tap, but not what is disabled or chosen already', () => {
    const onChange = jest.fn();
    render(<RadioGroup label="dose" value={1} options={OPTIONS} onChange={onChange} />);
    fireEvent.click(screen.getByRole('radio', { name: 'one' }));
    fireEvent.click(screen.getByRole('radio', { name: 'two' }));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: 'three later' }));
    expect(onChange).toHaveBeenCalledWith(3);
  });

  it('moves and chooses with the arrow keys, past what is disabled', () => {
    const onChange = jest.fn();
    render(<RadioGroup label="dose" value={1} options={OPTIONS} onChange={onChange} />);
    fireEvent.keyDown(screen.getByRole('radio', { name: 'one' }), { key: 'ArrowDown' });
    expect(onChange).toHaveBeenCalledWith(3);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'three later' }));
  });

  it('is entered at the first choice that is free while none is made', () => {
    render(<RadioGroup label="dose" value={undefined} options={OPTIONS} onChange={jest.fn()} />);
    expect(screen.getByRole('radio', { name: 'one' }).tabIndex).toBe(0);
  });
});
