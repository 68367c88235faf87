import { shorteningsOf } from './shortenings';

test.each([
  ['liugym', { initials: 'lgym', spelt: ['liug'] }],
  ['dongcq', { initials: 'dcq', spelt: ['dongc'] }],
  ['dchengqu', { initials: 'dcq', spelt: ['chengqu'] }],
  ['13jiafy', { initials: '13jfy', spelt: ['13jiaf'] }],
  ['shhais', { initials: 'shs', spelt: ['hais'] }],
])('%s is read as %j', (typed, reading) => {
  expect(shorteningsOf(typed)).toContainEqual(reading);
});

test.each(['liug', 'lgym', 'hpv', 'lg', '流感', ''])(
  '%s is spelt out or all initials: the index has it as it is',
  (typed) => {
    expect(shorteningsOf(typed)).toEqual([]);
  },
);

test('a long word costs no more ways than a short one', () => {
  expect(shorteningsOf('liuganyimiao'.repeat(4)).length).toBeLessThanOrEqual(4);
  expect(shorteningsOf('zhshch'.repeat(7)).length).toBeLessThanOrEqual(4);
});
