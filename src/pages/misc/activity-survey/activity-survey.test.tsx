import { act, render, screen } from '@testing-library/react';
import { useSession } from '@/features/account/session-store';
import { request } from '@/http/request';
import { site } from '@/platform/site';
import ActivitySurvey from './index';

jest.mock('@/platform/site', () => ({
  site: {
    here: jest.fn(),
    isFramed: () => false,
    go: jest.fn(),
    base64Url: (text: string) => Buffer.from(text).toString('base64url'),
  },
}));
jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined, go: jest.fn() } }));
jest.mock('@/routes/hooks', () => ({ useRouteQuery: () => mockQuery }));

let mockQuery = { code: 'spring' };
const TOKEN = 'A'.repeat(43);

const openAt = async (host: string): Promise<void> => {
  jest.mocked(site.here).mockReturnValue(`https://${host}/index.html#/questionnaire/0?code=spring`);
  await act(async () => void render(<ActivitySurvey />));
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(request).mockReturnValue(new Promise(() => undefined));
  useSession.setState({ isLogin: true, token: TOKEN });
});

test('the activity site takes the page’s place, so that Back leads to what was before it', async () => {
  await openAt('ymh5.yimiao.example.com');
  const [[url, how] = []] = jest.mocked(site.go).mock.calls;
  expect(decodeURIComponent(url ?? '')).toContain('code=spring');
  expect(how).toBe('replace');
  expect(site.go).toHaveBeenCalledTimes(1);
});

test.each(['activity.yimiao.example.com', '127.0.0.1:8080'])(
  'at %s it is filled in here',
  async (host) => {
    // Each its own, so that no answer is remembered.
    mockQuery = { code: host };
    await openAt(host);
    expect(site.go).not.toHaveBeenCalled();
    expect(jest.mocked(request).mock.calls[0]?.[0]).toBe('GET /questionnaire/detail.do');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
