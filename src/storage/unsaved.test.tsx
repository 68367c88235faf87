import { act, render, screen } from '@testing-library/react';
import { create } from 'zustand';
import { Field } from '@/ui/field/field';
import { TextareaField } from '@/ui/field/textarea-field';
import { countUnsaved, untilNothingUnsaved, useHasUnsaved } from './unsaved';

function State() {
  return <p>{useHasUnsaved() ? 'unsaved' : 'nothing'}</p>;
}

const shows = (text: string): boolean => screen.queryByText(text) !== null;
const notCalled = jest.fn();

test.each<[string, (value: string) => JSX.Element]>([
  ['field', (value) => <Field label="Name" value={value} onChange={notCalled} />],
  ['text area', (value) => <TextareaField label="Text" value={value} onChange={notCalled} />],
])('a %s counts while it has a text, and while it is shown', (_, draw) => {
  const at = (value: string | null) => (
    <div>
      <State />
      {value === null ? null : draw(value)}
    </div>
  );
  const { rerender, unmount } = render(at(''));
  expect(shows('nothing')).toBe(true);
  rerender(at('a'));
  expect(shows('unsaved')).toBe(true);
  rerender(at('ab'));
  rerender(at(''));
  expect(shows('nothing')).toBe(true);
  rerender(at('a'));
  rerender(at(null));
  expect(shows('nothing')).toBe(true);
  unmount();
});

test('what cannot be changed is not filled in by anybody', () => {
  render(
    <div>
      <State />
      <Field label="Name" value="Wang" disabled onChange={notCalled} />
    </div>,
  );
  expect(shows('nothing')).toBe(true);
});

test('a store counts once, for as long as it has something', () => {
  const store = create<{ readonly text: string }>(() => ({ text: '' }));
  countUnsaved(store, ({ text }) => text !== '');
  render(<State />);
  act(() => store.setState({ text: 'a' }));
  act(() => store.setState({ text: 'ab' }));
  expect(shows('unsaved')).toBe(true);
  act(() => store.setState({ text: '' }));
  expect(shows('nothing')).toBe(true);
});

describe('waiting until nothing is unsaved', () => {
  const store = create<{ readonly text: string }>(() => ({ text: '' }));
  countUnsaved(store, ({ text }) => text !== '');
  const type = (text: string) => store.setState({ text });
  beforeEach(() => {
    jest.useFakeTimers();
    type('');
  });
  afterEach(() => jest.useRealTimers());

  async function waiting(): Promise<jest.Mock> {
    const done = jest.fn();
    void untilNothingUnsaved().then(done);
    await jest.advanceTimersByTimeAsync(0);
    return done;
  }

  test('ends at once where there is nothing', async () => {
    expect(await waiting()).toHaveBeenCalled();
  });

  test('ends a second after the last text went, not between two forms', async () => {
    type('a');
    const done = await waiting();
    await jest.advanceTimersByTimeAsync(60_000);
    type('');
    await jest.advanceTimersByTimeAsync(500);
    type('b');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(done).not.toHaveBeenCalled();
    type('');
    await jest.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });
});
