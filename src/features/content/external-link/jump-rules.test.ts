import { JUMP } from '@contract/external/endpoints';
import type { WhiteUrl } from '@contract/external/endpoints';
import { DIRECT, jumpOf } from './jump-rules';

const list: readonly WhiteUrl[] = [
  { url: 'https://activity.example.com', name: '活动', type: JUMP.DIRECT },
  { url: 'partner.example.com/clinic/', name: '合作机构', type: JUMP.PROMPT },
  { url: 'https://partner.example.com/clinic/open', name: '开放页', type: JUMP.DIRECT },
];

test('type 1 opens directly', () => {
  expect(DIRECT).toBe(JUMP.DIRECT);
  expect(jumpOf('activity.example.com/a?b=1', list)).toEqual({
    kind: 'direct',
    url: 'https://activity.example.com/a?b=1',
  });
});

test('type 2 opens after a prompt that names where it leads', () => {
  expect(jumpOf('https://partner.example.com/clinic/7', list)).toEqual({
    kind: 'prompt',
    url: 'https://partner.example.com/clinic/7',
    name: '合作机构',
  });
});

test('the most particular entry counts', () => {
  expect(jumpOf('https://partner.example.com/clinic/open/1', list).kind).toBe('direct');
});

test.each([
  'https://elsewhere.example.com',
  'https://activity.example.com.evil.example',
  'https://partner.example.com/',
  'https://partner.example.com/clinics',
  'https://evil.example/?u=activity.example.com',
])('%s is on no list', (url) => expect(jumpOf(url, list)).toEqual({ kind: 'unlisted' }));

test.each(['', '/home', 'javascript:alert(1)', 'https://activity.example.com@evil.example'])(
  '"%s" is no address',
  (url) => expect(jumpOf(url, list)).toEqual({ kind: 'invalid' }),
);
