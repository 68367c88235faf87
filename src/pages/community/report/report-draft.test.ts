import { signOut, useSession } from '@/shared/session/session-store';
import { sessionEntries } from '@/storage/storage';
import {
  beginReport,
  changeReport,
  dropReport,
  EMPTY_REPORT,
  useReportDraft,
} from './report-draft';

jest.mock('@/http/hooks/use-server', () => ({ forgetServerData: jest.fn() }));

const post = { sourceId: 'p1', sourceType: 10 } as const;
const draft = () => useReportDraft.getState();

beforeEach(dropReport);

test('a report has the specification’s fields', () => {
  beginReport(post, { reportedUserId: 'u2', content: '加微信领疫苗' }, 'u1');
  expect(draft()).toEqual({
    ...post,
    reportedUserId: 'u2',
    content: '加微信领疫苗',
    userId: 'u1',
    reason: null,
    explain: '',
  });
});

test('opened again without what the feed knew, it continues', () => {
  beginReport(post, { reportedUserId: 'u2', content: '加微信领疫苗' }, 'u1');
  changeReport({ reason: 'advertising', explain: '广告' });
  beginReport(post, {}, 'u1');
  expect(draft()).toMatchObject({ reportedUserId: 'u2', reason: 'advertising', explain: '广告' });
  expect(sessionEntries.read('reportDraft')).toMatchObject({ explain: '广告' });
});

test('another thing is another report, also where the number is the same', () => {
  beginReport(post, { content: 'a' }, 'u1');
  changeReport({ reason: 'abuse', explain: 'x' });
  beginReport({ sourceId: 'p1', sourceType: 20 }, {}, 'u1');
  expect(draft()).toMatchObject({ sourceType: 20, content: '', reason: null, explain: '' });
});

test('signing out leaves none', () => {
  useSession.setState({ isLogin: true, token: 'T' });
  beginReport(post, {}, 'u1');
  signOut('user');
  expect(draft()).toEqual(EMPTY_REPORT);
  expect(sessionEntries.read('reportDraft')).toBeNull();
});
