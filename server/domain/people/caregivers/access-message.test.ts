import { accessTextFor } from './access-message';
import type { AccessChange } from './access-message';

const OWNER = '137****0001';
const CAREGIVER = '137****0002';
const change = (kind: AccessChange['kind'], isReturned = false): AccessChange => ({
  ...{ kind, isReturned, person: '王小满', role: 'guardian' },
  ...{ owner: OWNER, caregiver: CAREGIVER },
});

describe.each(['joined', 'left', 'removed', 'merged'] as const)('of “%s”', (kind) => {
  test.each([
    ['owner', OWNER, CAREGIVER],
    ['caregiver', CAREGIVER, OWNER],
  ] as const)('the %s reads “you”, not their own mobile', (reader, own, other) => {
    const { zh, en } = accessTextFor(reader, change(kind));
    expect([zh, en].join()).not.toContain(own);
    if (kind === 'left' && reader === 'owner') expect(zh).toContain(`${other} 退出了`);
    else
      for (const [text, you] of [
        [zh, '您'],
        [en, 'you'],
      ] as const)
        expect(text.toLowerCase()).toContain(you);
    expect(zh).toContain(other);
  });
});

test('whose entry returns is “you” to them, and “they” to the other one', () => {
  expect(accessTextFor('owner', change('removed', true)).zh).toBe(
    '您停止了共享，137****0002 不能再查看和办理。对方合并前添加的信息和未完成的预约，已回到对方名下',
  );
  expect(accessTextFor('caregiver', change('removed', true)).zh).toBe(
    '137****0001 停止了共享，您不能再查看和办理。您合并前添加的信息和未完成的预约，已回到您名下',
  );
});
