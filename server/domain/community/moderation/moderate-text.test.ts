import type { Deps } from '../../../deps';
import { moderateText } from './moderate-text';

/** A provider on which no platform checks texts. */
const without = (env: string) =>
  ({
    config: { env },
    platforms: {
      wechat: { mini: null, settings: { checksTexts: false } },
      alipay: { settings: { contentCheck: null } },
    },
  }) as unknown as Pick<Deps, 'db' | 'platforms' | 'config'>;
const judged = (text: string, env = 'qa') => moderateText(without(env), 'u1', 'FORUM', text);

test('what people ordinarily write is published at once', async () => {
  expect(await judged('今天带孩子打了流感疫苗，一切都好')).toEqual({
    state: 'published',
    reasons: [],
    claimAbout: null,
  });
});

test('an offer to take the talk elsewhere is held for the staff', async () => {
  expect(await judged('想了解的加我微信')).toMatchObject({
    state: 'held',
    reasons: ['contact outside'],
  });
});

test('a false claim is held, with the vaccine whose entry answers it', async () => {
  expect(await judged('麻腮风疫苗会导致自闭症')).toEqual({
    state: 'held',
    reasons: ['claim'],
    claimAbout: 'mmr',
  });
});

test('trade in vaccination is refused', async () => {
  await expect(judged('代抢九价，包中')).rejects.toMatchObject({
    details: { data: { reason: 'words' } },
  });
});

test('in live, a text that no platform has checked is held', async () => {
  expect(await judged('今天打了疫苗', 'live')).toMatchObject({
    state: 'held',
    reasons: ['platform: unchecked'],
  });
});
