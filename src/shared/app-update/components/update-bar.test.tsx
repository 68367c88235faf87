import { act, fireEvent, render, screen } from '@testing-library/react';
import { TextareaField } from '@/ui/field/textarea-field';
import { postponeUpdate, useAppUpdate } from '../update-store';
import { UpdateBar } from './update-bar';

const take = jest.fn();

beforeEach(() => {
  take.mockClear();
  act(postponeUpdate);
});

test('nothing is shown while there is no newer build', () => {
  render(<UpdateBar />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a newer build is announced, and taken by a tap only', () => {
  render(<UpdateBar />);
  act(() => useAppUpdate.setState({ take }));
  expect(screen.getByRole('status').textContent).toContain('新版本已就绪');
  expect(take).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '更新' }));
  expect(take).toHaveBeenCalledTimes(1);
});

test('it is not offered while a field has a text that the reload would lose', () => {
  const form = (text: string) => (
    <div>
      <TextareaField label="Text" value={text} onChange={jest.fn()} />
      <UpdateBar />
    </div>
  );
  const { rerender } = render(form('half a sentence'));
  act(() => useAppUpdate.setState({ take }));
  expect(screen.queryByRole('region')).toBeNull();
  rerender(form(''));
  expect(screen.getByRole('status').textContent).toContain('新版本已就绪');
});

test('whoever goes on with the running build is asked again about a still newer one', () => {
  render(<UpdateBar />);
  act(() => useAppUpdate.setState({ take }));
  fireEvent.click(screen.getByRole('button', { name: '稍后' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(take).not.toHaveBeenCalled();
  act(() => useAppUpdate.setState({ take }));
  expect(screen.getByRole('region', { name: '有新版本' })).not.toBeNull();
});
