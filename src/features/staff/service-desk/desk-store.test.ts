import { renderHook } from '@testing-library/react';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { useHasUnsaved } from '@/storage/unsaved';
import { staffRequest } from './api';
import { deskNews } from './desk-news';
import { send } from './desk-steps';
import { addToThread, forgetServiceDesk, useServiceDesk } from './desk-store';
import { serviceDeskSession } from './session';

jest.mock('./api', () => ({ staffRequest: jest.fn() }));
jest.mock('@/features/service/chat/service-link', () => ({
  createServiceLink: () => ({
    start: jest.fn(),
    stop: jest.fn(),
    follow: () => jest.fn(),
    typing: jest.fn(),
  }),
}));

const OWN = { conversationId: 'c1', mine: true, state: 'open' } as StaffChat;
const ask = jest.mocked(staffRequest);
const signIn = (name: string): void => {
  serviceDeskSession.setSession({ token: `token of ${name}`, expiresAt: 1e15, name });
  deskNews.start();
};
const expire = (): void => {
  serviceDeskSession.setSession(null, true);
  deskNews.stop();
};
const write = (id: string, text: string): void =>
  useServiceDesk.setState(({ drafts }) => ({ drafts: { ...drafts, [id]: text } }));
const unsaved = (): boolean => renderHook(() => useHasUnsaved()).result.current;

beforeEach(() => {
  ask.mockReset();
  ask.mockResolvedValue({ list: [OWN] } as never);
  forgetServiceDesk();
});

describe('a session that expires', () => {
  test('leaves what was written and not sent, and nothing that was read', async () => {
    signIn('艾达');
    write('c1', '正在写的回复');
    addToThread('c1', []);
    ask.mockRejectedValueOnce(new Error('登录已到期'));
    await send('c1', { kind: 'text', text: '没发出的' }, '没发出的');
    expire();
    expect(useServiceDesk.getState()).toMatchObject({ queue: null, threads: {} });
    signIn('艾达');
    const { drafts, outgoing } = useServiceDesk.getState();
    expect(drafts).toEqual({ c1: '正在写的回复' });
    expect(outgoing.c1).toMatchObject([{ text: '没发出的', refused: expect.any(String) }]);
  });

  test('leaves nothing to a colleague who signs in on the same machine', () => {
    signIn('艾达');
    write('c1', '正在写的回复');
    expire();
    signIn('波');
    expect(useServiceDesk.getState().drafts).toEqual({});
  });
});

describe('an answer that is being written', () => {
  test('is unsaved while its conversation is one’s own, and before the list is read', () => {
    write('c1', '正在写的回复');
    expect(unsaved()).toBe(true);
    useServiceDesk.setState({ queue: [OWN] });
    expect(unsaved()).toBe(true);
  });

  test('is no longer, once the conversation has ended or a colleague has it', () => {
    write('c1', '正在写的回复');
    useServiceDesk.setState({ queue: [] });
    expect(unsaved()).toBe(false);
    useServiceDesk.setState({ queue: [{ ...OWN, mine: false }] });
    expect(unsaved()).toBe(false);
  });
});
