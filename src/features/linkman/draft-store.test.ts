import { signOut } from '@/features/account/session-store';
import { changeDraft, dropDraft, useMemberDrafts } from './draft-store';

jest.mock('@/http/hooks/use-server', () => ({ forgetServerData: jest.fn() }));

const drafts = () => useMemberDrafts.getState();

afterEach(() => useMemberDrafts.setState({}, true));

test('drafts of different members do not mix', () => {
  changeDraft(undefined, { name: '新' });
  changeDraft('L1', { name: '旧' });
  expect([drafts().new?.name, drafts().L1?.name]).toEqual(['新', '旧']);
  dropDraft(undefined);
  expect(Object.keys(drafts())).toEqual(['L1']);
});

test('drafts live in the session, never in long-term storage', () => {
  changeDraft(undefined, { documentNumber: '110105199005060019' });
  expect(JSON.stringify({ ...window.sessionStorage })).toContain('110105199005060019');
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('110105199005060019');
  dropDraft(undefined);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('110105199005060019');
});

test('logging out empties them, a session that ran out keeps them', () => {
  changeDraft(undefined, { name: '新' });
  signOut('expired');
  expect(drafts().new?.name).toBe('新');
  signOut('user');
  expect(drafts()).toEqual({});
});
