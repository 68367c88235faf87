import { act, render, screen } from '@testing-library/react';
import type { QuestionnaireCard } from '@contract/questionnaire/endpoints';
import { useSession } from '@/shared/session/session-store';
import { forgetServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { site } from '@/platform/site';
import { navigate } from '@/routes/navigate';
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

const card = (code: string, more: Partial<QuestionnaireCard> = {}): QuestionnaireCard => ({
  code,
  surface: 'activity',
  title: { zh: '问卷', en: 'Survey' },
  intro: { zh: '', en: '' },
  anonymous: false,
  givesBeans: false,
  questions: 3,
  state: 'open',
  closes: '2026-12-31',
  visit: null,
  ...more,
});

test.each([
  [
    'opens the only one that runs',
    [card('spring'), card('visit', { surface: 'product' })],
    'spring',
  ],
  [
    'opens the one that is not answered',
    [card('spring', { state: 'answered' }), card('winter')],
    'winter',
  ],
  ['leaves the choice to the list', [card('spring'), card('winter')], null],
  ['says in the list that none runs', [card('visit', { surface: 'product' })], null],
])('without a code it %s', async (_, list, code) => {
  await forgetServerData();
  mockQuery = { code: '' };
  const replaced = jest.spyOn(navigate, 'replace').mockResolvedValue('done');
  jest
    .mocked(request)
    .mockImplementation((name) =>
      name === 'GET /questionnaire/list.do'
        ? (Promise.resolve({ list }) as never)
        : new Promise(() => undefined),
    );
  await openAt('127.0.0.1:8080');
  const asked = jest
    .mocked(request)
    .mock.calls.find(([name]) => name === 'GET /questionnaire/detail.do')?.[1];
  if (code === null) expect(replaced).toHaveBeenCalledWith('questionnaire');
  else expect(asked).toMatchObject({ code });
  expect(replaced).toHaveBeenCalledTimes(code === null ? 1 : 0);
});
