import { act, fireEvent, render, screen } from '@testing-library/react';
import { COMMUNITY_CODE } from '@contract/errors';
import type { CaseContext } from '@contract/community/moderation-endpoints';
import { ApiError } from '@/http/failure/api-error';
import { forgetServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { moderationSession } from '../session';
import { ModerationBoard } from './moderation-board';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const ask = jest.mocked(request);
const caseOf = (caseId: string): CaseContext => ({
  caseId,
  targetType: 'post',
  targetId: `post ${caseId}`,
  title: '',
  text: `内容 ${caseId}`,
  editedAt: null,
  author: null,
  state: 'held',
  aiMade: false,
  reasons: [],
  weight: 0,
  hidden: true,
  openedAt: 0,
  pictures: [],
  video: null,
  about: '',
  comments: [],
  writer: null,
  reports: [],
  edits: [],
  history: [],
});
let queue: readonly string[];
const answerOf = (name: string, input: { readonly caseId?: string }): unknown => {
  if (name.endsWith('queue.do'))
    return { list: queue.map(caseOf), next: null, total: queue.length };
  if (name.endsWith('case.do')) return caseOf(input.caseId ?? '');
  if (name.endsWith('me.do')) return { name: '米娅', open: queue.length, appeals: 0 };
  return {};
};
const answer = (decided?: ApiError): void =>
  void ask.mockImplementation(((name: string, input: object) =>
    decided && name.endsWith('decide.do')
      ? Promise.reject(decided)
      : Promise.resolve(answerOf(name, input))) as never);

const press = (name: string | RegExp, role = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));
const note = () => screen.getByRole('textbox', { name: /给作者的说明/ });
const signIn = (name: string) =>
  act(async () =>
    moderationSession.setSession({ name, token: `token of ${name}`, expiresAt: 9e15 }),
  );
/** The page as the session's moderator sees it. */
const board = async (): Promise<{ readonly close: () => void }> => {
  const token = moderationSession.tokenOf();
  let close = (): void => undefined;
  await act(async () => {
    close = render(<ModerationBoard key={token} />).unmount;
  });
  return { close };
};

/** Opens the first case and begins to decide on it. */
async function begin(): Promise<{ readonly close: () => void }> {
  await signIn('米娅');
  const view = await board();
  await press(/内容 k1/);
  await press('下架', 'radio');
  await press('广告或联系方式', 'radio');
  await act(
    async () =>
      void fireEvent.input(note(), {
        target: { value: '请去掉电话' },
        detail: { value: '请去掉电话' },
      }),
  );
  return view;
}
const expectBegun = (): void => {
  expect(screen.getByRole('radio', { name: '下架' }).getAttribute('aria-checked')).toBe('true');
  const reason = screen.getByRole('radio', { name: '广告或联系方式' });
  expect(reason.getAttribute('aria-checked')).toBe('true');
  expect(note()).toHaveProperty('value', '请去掉电话');
};
const expectNothingOpen = (): void => expect(screen.queryByText('提交')).toBeNull();

beforeEach(async () => {
  ask.mockReset();
  queue = ['k1', 'k2'];
  answer();
  await act(async () => moderationSession.setSession(null));
  await act(async () => forgetServerData());
});

test('a look at the author in another view loses nothing of the decision that is being made', async () => {
  await begin();
  await press(/用户/, 'tab');
  expectNothingOpen();
  await press(/待审核/, 'tab');
  expectBegun();
});

test('nor does a look at another case', async () => {
  await begin();
  await press(/内容 k2/);
  expect(screen.queryByRole('textbox', { name: /给作者的说明/ })).toBeNull();
  await press(/内容 k1/);
  expectBegun();
});

test('an expired session loses nothing of it', async () => {
  const { close } = await begin();
  await act(async () => moderationSession.setSession(null, true));
  close();
  await signIn('米娅');
  await board();
  expectBegun();
});

test.each([
  ['after signing out', () => moderationSession.setSession(null), '米娅'],
  ['for a colleague', () => moderationSession.setSession(null, true), '安安'],
])('%s nothing of it is there', async (_, end, name) => {
  const { close } = await begin();
  await act(async () => end());
  close();
  await signIn(name);
  await board();
  expectNothingOpen();
  await press(/内容 k1/);
  expect(screen.getByRole('radio', { name: '下架' }).getAttribute('aria-checked')).toBe('false');
});

test.each([
  ['the moderator', undefined],
  [
    'a colleague',
    new ApiError({
      kind: 'server',
      code: COMMUNITY_CODE.STATUS_ERROR,
      msg: '已处理',
      data: { reason: 'decided' },
    }),
  ],
])('a decision that %s has made is no longer being made', async (_, refusal) => {
  await begin();
  answer(refusal);
  await press('提交');
  await press(/内容 k1/);
  expect(screen.getByRole('radio', { name: '下架' }).getAttribute('aria-checked')).toBe('false');
});
