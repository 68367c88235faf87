import * as placeholders from '@contract/site/placeholder-rules';
import { EXAMPLE_OPERATOR } from '@contract/site/operator-rules';
import { FILLED_IN_OPERATOR as OPERATOR } from '../test/samples/operator';
import { SETTINGS } from '../src/platform/settings/settings';
import { placeholderProblems } from './operator';

const ENV = { API_HOST: 'https://api.jinjiang-cdc.cn', SITE_DOMAIN: 'jinjiang-cdc.cn' };
const MINE = { app: { stores: { IOS: '' } } };

const problems = (
  env: object = ENV,
  operator: typeof OPERATOR | undefined = OPERATOR,
  settings: unknown = MINE,
) => placeholderProblems({ ...env }, operator, settings, placeholders);

test('a build for live takes what an operator has filled in or left empty', () => {
  expect(problems()).toEqual([]);
  expect(problems({ SITE_DOMAIN: 'jinjiang-cdc.cn' })).toEqual([]);
});

test.each([
  ['OPERATOR_SETTINGS is not set', placeholderProblems(ENV, undefined, MINE, placeholders)],
  [
    'OPERATOR_SETTINGS holds examples',
    problems(ENV, { ...OPERATOR, phone: EXAMPLE_OPERATOR.phone }),
  ],
  ['SITE_DOMAIN has to be', problems({ ...ENV, SITE_DOMAIN: '' })],
  ['SITE_DOMAIN has to be', problems({ ...ENV, SITE_DOMAIN: 'yimiao.example.com' })],
  ['API_HOST is the example', problems({ ...ENV, API_HOST: 'https://api.example.cn' })],
  ['src/platform/settings/settings.ts holds examples', problems(ENV, OPERATOR, SETTINGS)],
])('and otherwise says "%s…"', (begin, said) => {
  expect(said).toHaveLength(1);
  expect(said[0]?.slice(0, begin.length)).toBe(begin);
});

test('all at once', () => {
  expect(placeholderProblems({}, undefined, SETTINGS, placeholders)).toHaveLength(3);
});
