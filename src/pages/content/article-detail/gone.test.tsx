import { act, fireEvent, render, screen } from '@testing-library/react';
import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { forgetServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import ArticleDetail from './index';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/hooks', () => ({ useRouteQuery: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/routes/own-title', () => ({ useOwnTitle: () => undefined }));
jest.mock('@/features/content/external-link/app-hint-store', () => ({
  suggestApp: () => undefined,
}));
jest.mock('./article-view', () => ({ ArticleView: () => 'the article' }));

Object.assign(globalThis, { PRODUCT_NAME: '易苗' });

const replace = jest.spyOn(navigate, 'replace').mockResolvedValue('done');
const refuse = (code: string, msg: string): void => {
  jest
    .mocked(request)
    .mockImplementation((() =>
      Promise.reject(new ApiError({ kind: 'server', code, msg }))) as never);
};
const show = () => act(async () => void render(<ArticleDetail />));

beforeEach(async () => {
  jest.clearAllMocks();
  await forgetServerData();
  jest.mocked(useRouteQuery).mockReturnValue({ articleId: 'A1' });
});

test('one that was taken back says so, and leads to the others', async () => {
  refuse(CODE.NOT_FOUND, '没有找到');
  await show();
  expect(screen.getByText('这篇文章看不到了')).toBeTruthy();
  expect(screen.queryByText('the article')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '看全部文章' })));
  expect(replace).toHaveBeenCalledWith('college');
});

test('another failure can be tried again', async () => {
  refuse(CODE.SERVER, '服务器忙');
  await show();
  expect(screen.queryByText('这篇文章看不到了')).toBeNull();
  expect(screen.getByText('文章没有加载出来')).toBeTruthy();
});
