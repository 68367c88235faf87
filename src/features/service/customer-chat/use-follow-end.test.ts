import { act, renderHook } from '@testing-library/react';
import type { ChatMessage } from '@contract/service/cards';
import { watchEnd } from '@/platform/end-in-view';
import { scrollPageTo } from '@/platform/scroll';
import { focusElement } from '@/ui/a11y/restore-focus';
import { useFollowEnd } from './use-follow-end';

jest.mock('@/platform/end-in-view', () => ({ watchEnd: jest.fn() }));
jest.mock('@/platform/scroll', () => ({ scrollPageTo: jest.fn() }));
jest.mock('@/ui/a11y/restore-focus', () => ({ focusElement: jest.fn() }));

let reader: (isInView: boolean) => void;
const watched = jest.mocked(watchEnd);
const scrolled = jest.mocked(scrollPageTo);
const focused = jest.mocked(focusElement);

const message = (seq: number, sender: ChatMessage['sender']): ChatMessage => ({
  seq,
  sender,
  clientId: `c${seq}`,
  kind: 'text',
  text: '',
  target: null,
  picture: null,
  event: null,
  staffName: '',
  at: seq,
});

const open = () =>
  renderHook(({ newest, outgoing }) => useFollowEnd(newest, outgoing), {
    initialProps: { newest: message(1, 'staff'), outgoing: 0 },
  });

beforeEach(() => {
  watched.mockImplementation((_, report) => {
    reader = report;
    return () => undefined;
  });
  scrolled.mockReset();
  focused.mockReset().mockReturnValue(false);
});

test('whoever is at the end stays there while messages come', () => {
  const { rerender, result } = open();
  scrolled.mockReset();
  rerender({ newest: message(2, 'staff'), outgoing: 0 });
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(result.current.hasNews).toBe(false);
});

test('whoever reads earlier messages stays there and has a way to the new ones, until at the end', () => {
  const { rerender, result } = open();
  act(() => reader(false));
  scrolled.mockReset();
  rerender({ newest: message(2, 'staff'), outgoing: 0 });
  expect(scrolled).not.toHaveBeenCalled();
  expect(result.current.hasNews).toBe(true);
  act(() => result.current.toNews());
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(result.current.hasNews).toBe(false);
  act(() => reader(false));
  rerender({ newest: message(3, 'staff'), outgoing: 0 });
  expect(result.current.hasNews).toBe(true);
  act(() => reader(true));
  expect(result.current.hasNews).toBe(false);
});

test('a message of one’s own is scrolled to when it is sent, not again when it has arrived', () => {
  const { rerender, result } = open();
  act(() => reader(false));
  scrolled.mockReset();
  rerender({ newest: message(1, 'staff'), outgoing: 1 });
  expect(scrolled).toHaveBeenCalledTimes(1);
  act(() => reader(false));
  rerender({ newest: message(2, 'user'), outgoing: 0 });
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(result.current.hasNews).toBe(false);
});

test('the way to new messages leads to the first of them, where the target has a focus', () => {
  focused.mockReturnValue(true);
  const { rerender, result } = open();
  act(() => reader(false));
  scrolled.mockReset();
  for (const seq of [3, 4]) rerender({ newest: message(seq, 'staff'), outgoing: 0 });
  act(() => result.current.toNews());
  expect(focused.mock.calls).toEqual([[result.current.idOf(2)]]);
  expect(scrolled).not.toHaveBeenCalled();
  expect(result.current.hasNews).toBe(false);
});
