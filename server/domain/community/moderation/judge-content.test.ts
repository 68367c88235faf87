import { judgeContent } from './judge-content';

type Deps = Parameters<typeof judgeContent>[0];

const depsOf = (env: string, pictureOrigin: string | null): Deps =>
  ({
    config: { env },
    platforms: {
      wechat: { settings: { pictureOrigin } },
      alipay: { settings: { pictureOrigin: null } },
    },
  }) as unknown as Deps;

const CHECKED = depsOf('live', 'https://pictures.clinic.cn');
const UNCHECKED = depsOf('live', null);
const TRIAL = depsOf('qa', null);

test.each([
  ['a clean text', UNCHECKED, [], 0, 'published', []],
  ['a text with one reason', UNCHECKED, ['words'], 0, 'held', ['words']],
  ['pictures that a platform checks', CHECKED, [], 1, 'checking', []],
  [
    'pictures of a text that is held, so that staff see both',
    CHECKED,
    ['words'],
    1,
    'held',
    ['words', 'pictures'],
  ],
  ['pictures that nothing checks, in live', UNCHECKED, [], 1, 'held', ['pictures']],
  ['pictures that nothing checks, on trial', TRIAL, [], 1, 'published', []],
] as const)('%s', (_what, deps, ofText, count, state, reasons) => {
  expect(judgeContent(deps, ofText, count)).toEqual({ state, reasons });
});
