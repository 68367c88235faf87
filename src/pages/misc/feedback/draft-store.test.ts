import { signOut, useSession } from '@/shared/session/session-store';
import { sessionEntries } from '@/storage/storage';
import { changeFeedback, dropFeedback, useFeedbackDraft } from './draft-store';

jest.mock('@/http/hooks/use-server', () => ({ forgetServerData: jest.fn() }));

const file = { name: 'a.png', bytes: 1, preview: 'blob:1', source: null };
const picture = { key: 'a', file, state: 'sent', fileId: 'f1' } as const;
const draft = () => useFeedbackDraft.getState();

beforeEach(dropFeedback);

test('what was written is there after the page was reloaded, without the previews that ended with it', () => {
  changeFeedback({ content: '字太小', pictures: [picture] });
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- as after a reload
    const again = (require('./draft-store') as typeof import('./draft-store')).useFeedbackDraft;
    expect(again.getState()).toEqual({
      kind: 'problem',
      content: '字太小',
      contact: '',
      pictures: [],
    });
  });
});

test('once it was sent, or is empty again, nothing is stored', () => {
  changeFeedback({ content: '字太小' });
  expect(sessionEntries.read('feedbackDraft')).not.toBeNull();
  changeFeedback({ content: '' });
  expect(sessionEntries.read('feedbackDraft')).toBeNull();
});

test.each([
  ['user', ''],
  ['expired', '字太小'],
] as const)('at a session’s end (%s) the text is “%s”, and no picture stays', (reason, content) => {
  useSession.setState({ isLogin: true });
  changeFeedback({ content: '字太小', pictures: [picture] });
  signOut(reason);
  expect(draft()).toMatchObject({ content, pictures: [] });
});
