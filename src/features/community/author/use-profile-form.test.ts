import { nicknameViolationOf, profileChange } from './use-profile-form';

const before = { nickname: '小安', intro: '', headImg: '/pictures/decoration/2d-1.svg' };

test('only what differs is sent', () => {
  expect(profileChange(before, before)).toEqual({});
  expect(profileChange(before, { ...before, nickname: ' 小安 ', intro: ' 两个孩子 ' })).toEqual({
    intro: '两个孩子',
  });
  const other = { nickname: '安安', intro: '', headImg: '/pictures/decoration/3d-8.svg' };
  expect(profileChange(before, other)).toEqual({ nickname: '安安', headImg: other.headImg });
});

test.each([
  ['小安', null],
  ['爱你❤️', null],
  ['  ', 'nicknameViolation'],
  ['小\u200b安', 'nicknameHidden'],
])('the nickname %j: %s', (nickname, violation) => {
  expect(nicknameViolationOf(nickname)).toBe(violation);
});
