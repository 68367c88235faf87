import { act, fireEvent, render, screen } from '@testing-library/react';
import { COMMUNITY_CODE } from '@contract/errors';
import { useSession } from '@/shared/session/session-store';
import { formOf } from '@/pages/community/post-edit/draft-rules';
import { changeDraft, draftOf, usePostDrafts } from '@/pages/community/post-edit/draft-store';
import { usePictureProgress } from '@/pages/community/post-edit/picture-queue';
import { ApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { navigate } from '@/routes/navigate';
import { showToast } from '@/ui/toast/toast';
import { NewForm } from './new-form';

jest.mock('@/routes/navigate', () => ({
  navigate: { backTo: jest.fn() },
  currentRoute: jest.fn(),
}));
jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/http/hooks/use-cached', () => ({ useCached: () => ({ data: [] }) }));
jest.mock('@/http/hooks/use-server', () => ({
  useServer: jest.fn(),
  forgetServerData: jest.fn(),
  refreshServerData: jest.fn(),
}));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const NEW = formOf({ kind: 'question' });
const answers: Record<string, unknown> = {};
const send = jest.mocked(request);

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
  window.localStorage.clear();
  usePostDrafts.setState({}, true);
  useSession.setState({ isLogin: true, token: 't' });
  for (const name of Object.keys(answers)) delete answers[name];
  jest.mocked(useServer).mockImplementation(((name: string | null) => ({
    data: name ? answers[name] : undefined,
  })) as never);
});
afterEach(() => jest.useRealTimers());

const open = () => render(<NewForm form={NEW} title="发帖" />);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const settle = () => act(() => jest.advanceTimersByTimeAsync(1_000));

async function writeAndPublish(): Promise<void> {
  type('标题', '第二针后发烧正常吗');
  type('正文', '38.2 度');
  await press('发布');
}

test('a question without a title is not sent, and the field says why', async () => {
  open();
  type('正文', '38.2 度');
  await press('发布');
  expect(screen.getByText('提问请写一个标题')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test('the rules are shown before the first post, once', async () => {
  send.mockResolvedValue({ postId: 'p', state: 'published' } as never);
  const first = open();
  await writeAndPublish();
  expect(send).not.toHaveBeenCalled();
  await press('同意并继续');
  expect(screen.getByText('发布成功')).toBeTruthy();
  first.unmount();
  open();
  await writeAndPublish();
  expect(screen.queryByText('社区公约')).toBeNull();
  expect(screen.getByText('发布成功')).toBeTruthy();
});

test('what was refused is still there, with the reason', async () => {
  const refusal = { reason: 'pause', retryAt: Date.now() + 90_000 };
  send.mockRejectedValue(
    new ApiError({
      kind: 'server',
      code: COMMUNITY_CODE.FAIL,
      msg: '发得太快了，请 90 秒后再发',
      data: refusal,
    }),
  );
  open();
  await writeAndPublish();
  await press('同意并继续');
  expect(screen.getByText(/发得太快了/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /后可以发布/ }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('正文').value).toBe('38.2 度');
});

test('a picture that the provider no longer has is said to be sent or chosen again', async () => {
  draftOf(NEW);
  const gone = { key: 'k', name: 'a.jpg', storedAs: null, fileId: 'A', sentAt: Date.now() };
  changeDraft(NEW.key, { pictures: [gone] });
  const data = { reason: 'pictures', fileIds: ['A'] };
  const { PARAM_ERROR: code } = COMMUNITY_CODE;
  send.mockRejectedValue(new ApiError({ kind: 'server', code, msg: '图片已失效', data }));
  open();
  await writeAndPublish();
  await press('同意并继续');
  expect(screen.getByText(/有图片已失效，正在重新上传/)).toBeTruthy();
  expect(screen.getByText('没有保存下来，请删掉重选')).toBeTruthy();
});

test('private numbers and names of the family are warned of once typing pauses', async () => {
  answers['GET /linkman/linkman/findByUserId.do'] = [
    { name: '王小明', relationType: 3, birthday: '2024-01-01' },
  ];
  open();
  type('正文', '王小明打完发烧，加我 138 0013 8000');
  await settle();
  expect(screen.getByText(/电话号码.*星号/)).toBeTruthy();
  expect(screen.getByText(/家人的姓名“王小明”/)).toBeTruthy();
});

test('somebody under 14 is asked to have a parent post, and cannot publish', () => {
  answers['GET /linkman/linkman/findByUserId.do'] = [
    { name: '王小明', relationType: 1, birthday: '2020-01-01' },
  ];
  open();
  expect(screen.getByText(/未满 14 周岁/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
});

test('a muted author sees until when', () => {
  answers['GET /ugc-api/user/init.do'] = { userId: 'u', forbiddenEndTime: Date.now() + 90_000_000 };
  open();
  expect(screen.getByText(/前不能发言/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '发布' }).getAttribute('aria-disabled')).toBe('true');
});

test('answered questions are shown while asking', async () => {
  answers['GET /ugc-api/post/similar.do'] = {
    list: [{ postId: 'q', title: '发烧 38 度要紧吗', excerpt: '宝宝第二针', ageBand: null }],
  };
  open();
  type('标题', '第二针后发烧正常吗');
  await settle();
  expect(screen.getByText('发烧 38 度要紧吗')).toBeTruthy();
});

test('leaving keeps what was written and says so; coming back shows it, and it can be cleared', async () => {
  const form = open();
  type('正文', '写了一半');
  form.unmount();
  expect(showToast).toHaveBeenCalledWith('草稿已保存在本机');
  open();
  expect(screen.getByText('已恢复您上次没有发完的内容。')).toBeTruthy();
  await press('重新写');
  await press('清空');
  expect(screen.getByLabelText<HTMLTextAreaElement>('正文').value).toBe('');
  expect(window.localStorage.getItem('postDrafts')).toBeNull();
});

test('the draft of another form is offered', () => {
  const other = formOf({ vaccineCode: 'flu' });
  draftOf(other);
  changeDraft(other.key, { text: '流感疫苗的事' });
  open();
  expect(screen.getByText(/没写完的草稿：流感疫苗的事/)).toBeTruthy();
});

test('what is being sent cannot be changed meanwhile; after a failure it can', async () => {
  let refuse = (_: Error): void => undefined;
  send.mockReturnValue(new Promise((_, reject) => (refuse = reject)) as never);
  answers['GET /ugc-api/user/init.do'] = { userId: 'u', forbiddenEndTime: null, postVideo: true };
  draftOf(NEW);
  const picture = { key: 'k', name: 'a.jpg', storedAs: null, fileId: 'A', sentAt: Date.now() };
  changeDraft(NEW.key, { pictures: [picture, { ...picture, key: 'l', fileId: 'B' }] });
  usePictureProgress.setState({
    k: { state: 'sent', percent: null, preview: '' },
    l: { state: 'sent', percent: null, preview: '' },
  });
  const { container } = open();
  const usable = () =>
    [
      ...container.querySelectorAll(
        'input, textarea, select, [role="radio"], [role="switch"], [role="button"]',
      ),
    ]
      .filter((each) => !each.matches(':disabled, [aria-disabled="true"]'))
      .map((each) => each.getAttribute('aria-label') ?? each.textContent);
  await writeAndPublish();
  await press('同意并继续');
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
  expect(usable()).toEqual(['返回']);
  await act(async () => refuse(new Error('offline')));
  expect(screen.getByLabelText<HTMLTextAreaElement>('正文').disabled).toBe(false);
  expect(screen.getByLabelText<HTMLTextAreaElement>('正文').value).toBe('38.2 度');
});

test('the way to the community after publishing goes back to the one below', async () => {
  send.mockResolvedValue({ postId: 'p', state: 'published' } as never);
  open();
  await writeAndPublish();
  await press('同意并继续');
  await press('去社区看看');
  expect(navigate.backTo).toHaveBeenCalledWith('community');
  await press('查看帖子');
  expect(navigate.backTo).toHaveBeenCalledWith('postDetail', { postId: 'p' });
});
