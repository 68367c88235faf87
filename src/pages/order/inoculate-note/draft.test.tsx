import { render } from '@testing-library/react';
import { signOut } from '@/shared/session/session-store';
import { keepNote, useNoteDraft } from './draft';

jest.mock('@/http/hooks/use-server', () => ({ forgetServerData: jest.fn() }));

function Note() {
  return <p>{useNoteDraft('o1', null).text}</p>;
}
const shown = (): string | null => {
  const { container, unmount } = render(<Note />);
  const text = container.textContent;
  unmount();
  return text;
};

test('a half-written note survives a reload and a session that ran out, and nothing else', () => {
  keepNote({ orderId: 'o1', reactions: ['fever'], text: '晚上 38 度' });
  expect(JSON.stringify({ ...window.sessionStorage })).toContain('38 度');
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('38 度');
  signOut('expired');
  expect(shown()).toBe('晚上 38 度');
  signOut('user');
  expect(shown()).toBe('');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('38 度');
});
