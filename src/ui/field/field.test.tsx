import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from './field';
import { PickerField } from './picker-field';

describe('a field', () => {
  it('is named by its label and described by its error', () => {
    render(<Field label="ID" value="1" onChange={jest.fn()} hint="18 digits" error="too short" />);
    const input = screen.getByLabelText('ID');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('too short');
  });

  it('is emptied by its clear button, which is there only while there is something', () => {
    const onChange = jest.fn();
    const { rerender } = render(<Field label="Name" value="Wang" onChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: '清空 Name' }));
    expect(onChange).toHaveBeenCalledWith('');
    rerender(<Field label="Name" value="" onChange={onChange} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a password only on demand', () => {
    render(<Field label="Password" kind="password" value="secret" onChange={jest.fn()} />);
    const input = screen.getByLabelText('Password') as HTMLInputElement;
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: '显示密码' }));
    expect(input.type).toBe('text');
  });

  it('offers a list through the platform’s own picker', () => {
    const onChange = jest.fn();
    const options = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    render(
      <PickerField mode="select" label="Kind" value="" options={options} onChange={onChange} />,
    );
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'b' } });
    expect(onChange).toHaveBeenCalledWith('b');
  });
});
