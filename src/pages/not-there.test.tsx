import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CODE } from '@contract/errors';
import { useSession } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import Release from './booking/release';
import MemberForm from './member/member-form';
import MessageDetail from './message/message-detail';
import MessageDetails from './message/message-details';
import ServiceHistory from './message/service-history';
import ExportSuccess from './misc/export-success';
import SendEmail from './misc/send-email';
import OfflineOrderDetail from './order/offline-order-detail';
import OrderDetail from './order/order-detail';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined, go: jest.fn() } }));
jest.mock('@/routes/hooks', () => ({
  useRouteQuery: () => mockQuery,
  useRouteState: () => ({ state: undefined, visit: 0 }),
}));

let mockQuery: Readonly<Record<string, string>> = {};
let count = 0;

const PAGES: readonly (readonly [string, ComponentType, string, RegExp])[] = [
  ['a release', Release, 'id', /没有找到这次放号/],
  ['a family member', MemberForm, 'linkmanId', /没有找到这位家庭成员/],
  ['a notice', MessageDetail, 'messageId', /没有找到这条消息/],
  ['a message', MessageDetails, 'messageId', /没有找到这条消息/],
  ['a former conversation', ServiceHistory, 'conversationId', /对话结束一年后会删除/],
  ['an export', ExportSuccess, 'exportId', /这个链接打不开/],
  ['an export under way', SendEmail, 'exportId', /这个链接打不开/],
  ['a walk-in order', OfflineOrderDetail, 'orderId', /没有找到/],
  ['an appointment', OrderDetail, 'orderId', /没有找到/],
];
const ANSWERS = [
  ['there is none', CODE.NOT_FOUND, true],
  ['its id cannot be one', CODE.PARAMETERS, true],
  ['the provider is busy', CODE.BUSY, false],
  ['it was asked too often', CODE.TOO_MANY, false],
  ['the provider is broken', CODE.SERVER, false],
] as const;

beforeEach(() => useSession.setState({ isLogin: true, token: 'T1' }));

describe.each(PAGES)('the page of %s', (_page, Page, name, missing) => {
  test.each(ANSWERS)('says that there is no such thing where %s (%s): %s', async (_, code, is) => {
    // Each its own, so that no answer is remembered.
    mockQuery = { [name]: String((count += 1)) };
    jest.mocked(request).mockRejectedValue(new ApiError({ kind: 'server', code, msg: '原因' }));
    await act(async () => void render(<Page />));
    expect(screen.queryByText(missing) !== null).toBe(is);
    const retry = screen.queryByRole('button', { name: '重试' });
    expect(retry !== null).toBe(!is);
    if (!retry) return;
    expect(screen.getByText('原因')).toBeTruthy();
    const before = jest.mocked(request).mock.calls.length;
    await act(async () => void fireEvent.click(retry));
    expect(jest.mocked(request).mock.calls.length).toBe(before + 1);
  });
});
