import { act, fireEvent, render, screen } from '@testing-library/react';
import { COMMUNITY_CODE } from '@contract/errors';
import type { CaseContext } from '@contract/community/moderation-endpoints';
import { ApiError } from '@/http/failure/api-error';
import { forgetServerData } from '@/http/hooks/use-server';
import { showToast } from '@/ui/toast/toast';
import { moderationRequest } from '../api';
import { CaseView } from './case-view';

jest.mock('../api', () => ({ moderationRequest: jest.fn() }));
jest.mock('@/ui/toast/toast', () => ({ showToast: jest.fn() }));

const ask = jest.mocked(moderationRequest);
const CASE: CaseContext = {
  caseId: 'k1',
  targetType: 'post',
  targetId: 'p1',
  title: '',
  text: '原来的内容',
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
};
const refusedAs = (data: object, msg: string) =>
  new ApiError({ kind: 'server', code: COMMUNITY_CODE.STATUS_ERROR, msg, data });
const onDecided = jest.fn();

async function open(refusal: ApiError): Promise<{ edit: (part: Partial<CaseContext>) => void }> {
  let shown = CASE;
  ask.mockImplementation(((name: string) =>
    name.startsWith('GET') ? Promise.resolve(shown) : Promise.reject(refusal)) as never);
  await act(async () => {
    render(<CaseView caseId="k1" onBack={jest.fn()} onDecided={onDecided} />);
  });
  return { edit: (part) => (shown = { ...shown, ...part }) };
}
const submit = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: '提交' })));
const decisions = () =>
  ask.mock.calls.flatMap(([name, input]) => (name.startsWith('POST') ? [input] : []));

beforeEach(async () => {
  jest.resetAllMocks();
  await act(async () => forgetServerData());
});

test('what its author has changed meanwhile is shown as it is now, before it can be decided', async () => {
  const { edit } = await open(refusedAs({ reason: 'changed' }, '作者修改了内容，请重新看一遍'));
  edit({ text: '改过的内容', editedAt: 9 });
  await submit();
  expect(screen.queryByText('原来的内容')).toBeNull();
  expect(screen.getByText('改过的内容')).toBeTruthy();
  expect(screen.getByText('作者刚修改过，下面是现在的内容')).toBeTruthy();
  expect(onDecided).not.toHaveBeenCalled();
  await submit();
  expect(decisions()).toEqual([
    expect.objectContaining({ caseId: 'k1', editedAt: null }),
    expect.objectContaining({ caseId: 'k1', editedAt: 9 }),
  ]);
});

test('a case that a colleague has decided is left, and says who was first', async () => {
  await open(refusedAs({ reason: 'decided', by: '米娅' }, '米娅已经处理过这一条'));
  await submit();
  expect(onDecided).toHaveBeenCalledTimes(1);
  expect(showToast).toHaveBeenCalledWith('米娅已经处理过这一条');
});
