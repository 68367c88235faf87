import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ContentDetail } from '@contract/manage/content-endpoints';
import { EMPTY_TEXT } from '@contract/manage/content-rules';
import { ApiError } from '@/http/failure/api-error';
import { manageRequest } from '../api';
import { forgetContentDrafts } from './content-drafts';
import { ContentEditorView } from './content-editor';

const both = (zh: string, en = zh) => ({ zh, en });
const text = (more: object) => ({ ...EMPTY_TEXT, title: both('停诊', 'Closed'), ...more });

const STORED: ContentDetail = {
  kind: 'notice',
  contentId: 'n1',
  clinic: { depaCode: 'D1', name: '示例门诊' },
  state: 'published',
  version: 'v1',
  text: text({ body: both('周五。'), publishedFrom: '2026-01-05' }),
  collectedBy: 0,
};

jest.mock('../api', () => ({ manageRequest: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));
jest.mock('../use-manage-data', () => ({ useManageData: () => ({ ...mockAnswer }) }));
const mockAnswer: { data: ContentDetail | undefined; refresh: jest.Mock } = {
  data: undefined,
  refresh: jest.fn(),
};

const call = jest.mocked(manageRequest);
const answerWith = (...answers: readonly unknown[]): void => {
  const left = [...answers];
  call.mockImplementation((async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  }) as never);
};
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) =>
  act(async () => fireEvent.input(field(name), { target: { value } }));

beforeEach(() => {
  jest.clearAllMocks();
  forgetContentDrafts();
  mockAnswer.data = STORED;
});

const open = () =>
  render(<ContentEditorView kind="notice" contentId="n1" onClose={() => undefined} />);

test('what was typed is saved on the version that it began with', async () => {
  open();
  await type('标题（中文）', '照常');
  answerWith({ outcome: 'saved', detail: STORED, problems: [] });
  await press('保存');
  expect(call).toHaveBeenCalledWith('POST /manage/content/save.do', {
    kind: 'notice',
    contentId: 'n1',
    version: 'v1',
    text: { ...STORED.text, title: both('照常', 'Closed') },
  });
});

test('fields that are wrong are marked, and nothing that was typed is lost', async () => {
  open();
  await type('标题（中文）', '');
  const problem = { field: 'title', language: 'zh', line: null, severity: 'error' };
  answerWith({ outcome: 'refused', problems: [{ ...problem, message: '没有填写' }] });
  await press('保存');
  expect(screen.getByText('没有填写')).toBeTruthy();
  expect(screen.getByText('没有保存，请修改标出的地方')).toBeTruthy();
  expect(field('标题（中文）').value).toBe('');
});

test('the second of two sees what the first has changed, keeps what they typed, and saves on it', async () => {
  open();
  await type('标题（中文）', '我的');
  const theirs = text({
    title: both('对方的', 'Closed'),
    body: both('周六。'),
    publishedFrom: '2026-01-05',
  });
  answerWith(
    { outcome: 'conflict', current: { ...STORED, version: 'v2', text: theirs } },
    { outcome: 'saved', detail: STORED, problems: [] },
  );
  await press('保存');
  expect(screen.getByText('别人刚刚改过这篇内容')).toBeTruthy();
  expect(field('标题（中文）').value).toBe('我的');
  expect(field('正文（中文）').value).toBe('周六。');
  await press('保存');
  expect(call).toHaveBeenLastCalledWith('POST /manage/content/save.do', {
    kind: 'notice',
    contentId: 'n1',
    version: 'v2',
    text: { ...theirs, title: both('我的', 'Closed') },
  });
});

test('of what both have changed the other’s words can be taken', async () => {
  open();
  await type('标题（中文）', '我的');
  const theirs = text({ title: both('对方的', 'Closed') });
  answerWith({ outcome: 'conflict', current: { ...STORED, version: 'v2', text: theirs } });
  await press('保存');
  await press('改用对方的');
  expect(field('标题（中文）').value).toBe('对方的');
});

test('a failed save keeps what was typed, also when the form is opened again', async () => {
  const { unmount } = open();
  await type('标题（中文）', '我的');
  answerWith(new ApiError({ kind: 'network', code: '', msg: '网络不通' }));
  await press('保存');
  expect(screen.getByText('网络不通')).toBeTruthy();
  unmount();
  open();
  expect(field('标题（中文）').value).toBe('我的');
});

test('taking back asks first and says who sees it now', async () => {
  open();
  await press('下架');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('现在打开“示例门诊”页面的人都能看到它');
  expect(call).not.toHaveBeenCalled();
});

test('the preview is the reader’s own component, and markup in it is text', async () => {
  open();
  const hostile = '<img src=x onerror=alert(1)>';
  const notice = { id: 'n1', title: hostile, content: hostile, publishedAt: 0 };
  const shown = { kind: 'notice', notice };
  answerWith({ shown: { zh: shown, en: shown }, problems: [] });
  await press('预览');
  expect(screen.getAllByText(new RegExp('onerror')).length).toBeGreaterThan(0);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
