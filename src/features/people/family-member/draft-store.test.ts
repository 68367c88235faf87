import { signOut } from '@/shared/session/session-store';
import { sessionEntries } from '@/storage/storage';
import { EMPTY_DRAFT } from './draft-rules';
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

/** What the drafts are after the page was reloaded over a stored state. */
function afterReload(stored: object) {
  sessionEntries.write('memberDrafts', { val: stored });
  let found: unknown;
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- as after a reload
    const again = (require('./draft-store') as typeof import('./draft-store')).useMemberDrafts;
    found = again.getState();
  });
  return found;
}

test('what was filled in is there after a reload, the guardian’s choice included', () => {
  const draft = { ...EMPTY_DRAFT, name: '新', guardianIs: 'other' };
  expect(afterReload({ new: draft })).toEqual({ new: draft });
});

test('a guardian’s code is old after a reload, and goes', () => {
  const draft = { ...EMPTY_DRAFT, guardianIs: 'other', guardianCode: '123456' };
  expect(afterReload({ new: draft })).toEqual({ new: { ...draft, guardianCode: '' } });
});

test.each([
  { guardianConsent: true, guardianNotified: false },
  { guardianConsent: false, guardianNotified: true },
  { guardianConsent: true, guardianNotified: true },
])(
  'a draft of an earlier version (%j) keeps its text, and asks as the form does now',
  (earlier) => {
    const { guardianIs: _, ...rest } = EMPTY_DRAFT;
    for (const stored of [{}, { guardianIs: null }])
      expect(afterReload({ L1: { ...rest, name: '旧', ...earlier, ...stored } })).toMatchObject({
        L1: { name: '旧', guardianIs: 'owner' },
      });
  },
);
