import type { ServerFrame } from '@contract/service/socket-rules';
import { createReconnectingLink } from './reconnecting-link';
import type { LinkOptions } from './reconnecting-link';
import { POLL_PAUSE } from './reconnect-rules';
import type { SocketListener } from './types';

interface FakeSocket {
  readonly listener: SocketListener;
  readonly sent: unknown[];
  isClosed: boolean;
}

const HELLO = { type: 'user', token: 't', language: 'en' } as const;

function setUp(options: Partial<LinkOptions> = {}) {
  const sockets: FakeSocket[] = [];
  const frames: ServerFrame[] = [];
  const app = { show: () => undefined as void, hide: () => undefined as void };
  const poll = jest.fn(() => Promise.resolve());
  const link = createReconnectingLink(
    {
      open(listener) {
        const fake: FakeSocket = { listener, sent: [], isClosed: false };
        sockets.push(fake);
        return {
          send: (text) => void fake.sent.push(JSON.parse(text)),
          close: () => {
            fake.isClosed = true;
          },
        };
      },
      random: () => 0,
      onShow: (listener) => {
        app.show = listener;
        return () => void (app.show = () => undefined);
      },
      onHide: (listener) => {
        app.hide = listener;
        return () => void (app.hide = () => undefined);
      },
    },
    { hello: () => HELLO, onFrame: (frame) => void frames.push(frame), poll, ...options },
  );
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
  const bring = (frame: object): void => last().listener.onText(JSON.stringify(frame));
  const signIn = (): void => {
    last().listener.onOpen();
    bring({ type: 'ready' });
  };
  return { link, sockets, frames, app, poll, last, bring, signIn };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('it says who it is, then where it is in each conversation', () => {
  const { link, last, signIn } = setUp();
  link.follow('c', () => 3);
  link.start();
  signIn();
  expect(last().sent).toEqual([HELLO, { type: 'follow', conversationId: 'c', after: 3 }]);
});

test('a new socket asks for what comes after the newest message so far', () => {
  const { link, last, signIn, sockets } = setUp();
  let newest = 3;
  link.follow('c', () => newest);
  link.start();
  signIn();
  newest = 7;
  last().listener.onEnd();
  jest.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  signIn();
  expect(last().sent[1]).toEqual({ type: 'follow', conversationId: 'c', after: 7 });
});

test('what is followed later is asked for at once, and what is no longer followed never', () => {
  const { link, last, signIn } = setUp();
  link.start();
  signIn();
  const end = link.follow('c', () => 0);
  expect(last().sent).toContainEqual({ type: 'follow', conversationId: 'c', after: 0 });
  end();
  last().listener.onEnd();
  jest.advanceTimersByTime(500);
  signIn();
  expect(last().sent).toEqual([HELLO]);
});

test('frames are handed on, pongs and nonsense are not', () => {
  const { link, frames, bring, signIn, last } = setUp();
  link.start();
  signIn();
  bring({ type: 'pong' });
  last().listener.onText('nonsense');
  bring({ type: 'typing', conversationId: 'c' });
  expect(frames).toEqual([{ type: 'ready' }, { type: 'typing', conversationId: 'c' }]);
});

test('somebody who has signed out opens nothing more', () => {
  const { link, last, sockets } = setUp({ hello: () => null });
  link.start();
  last().listener.onOpen();
  jest.advanceTimersByTime(100_000);
  expect(last().isClosed).toBe(true);
  expect(sockets).toHaveLength(1);
});

test('where sockets are refused it polls, one poll after the other', async () => {
  const { link, last, poll } = setUp();
  link.start();
  last().listener.onEnd();
  jest.advanceTimersByTime(500);
  expect(poll).not.toHaveBeenCalled();
  last().listener.onEnd();
  expect(poll).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(POLL_PAUSE);
  expect(poll).toHaveBeenCalledTimes(2);
});

test('a poll that is under way when the app comes back is not doubled', () => {
  let answer = (): void => undefined;
  const poll = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { link, last, app } = setUp({ poll });
  link.start();
  last().listener.onEnd();
  jest.advanceTimersByTime(500);
  last().listener.onEnd();
  app.hide();
  app.show();
  expect(poll).toHaveBeenCalledTimes(1);
  answer();
});

test('in the background it closes the socket, unless it is to stay', () => {
  const person = setUp();
  person.link.start();
  person.signIn();
  person.app.hide();
  expect(person.last().isClosed).toBe(true);
  const staff = setUp({ staysWhenHidden: true });
  staff.link.start();
  staff.signIn();
  staff.app.hide();
  expect(staff.last().isClosed).toBe(false);
});

test('after a stop it hears nothing of the app, and can be started again', () => {
  const { link, app, sockets, signIn } = setUp();
  link.start();
  signIn();
  link.stop();
  app.show();
  expect(sockets).toHaveLength(1);
  link.start();
  expect(sockets).toHaveLength(2);
});
