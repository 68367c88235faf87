import { SMS_KINDS, smsText } from './sms-text';
import type { SmsKind } from './sms-text';

const both = (zh: string, en: string) => ({ zh, en });
const PARAMS = {
  person: '王小明',
  reason: '停水',
  money: '¥626',
  clinic: both('和平门诊', 'Heping Clinic'),
  product: both('九价 HPV', 'HPV 9'),
  day: '2026-11-30',
  time: '09:00',
  until: '10:15',
};
const READ_ON = '2026-11-29';
const LINK = 'https://wxaurl.cn/AbC123';

/** A dose that was given is known by its day, and waiting had no time. */
const WHEN: Partial<Record<SmsKind, RegExp>> = {
  lotRecalled: /11月30日 周一|Mon 30 Nov/,
  waitingOver: /九价 HPV|HPV 9/,
};

test.each(SMS_KINDS)('%s says what, where and when, and ends with the link', (kind) => {
  for (const language of ['zh-CN', 'en'] as const) {
    const text = smsText(kind, PARAMS, { language, readOn: READ_ON }, LINK);
    expect(text).toMatch(WHEN[kind] ?? /(11月30日 周一|Mon 30 Nov).*09:00|09:00.*Mon 30 Nov/);
    expect(text.endsWith(`${language === 'en' ? ': ' : '：'}${LINK}`)).toBe(true);
    expect(text).not.toMatch(/[{}]|王小明|停水|626/);
    const plain = smsText(kind, PARAMS, { language, readOn: READ_ON }, null);
    expect(plain).toContain(language === 'en' ? 'Yimiao' : '易苗');
    expect(plain).not.toMatch(/[{}]|http|null/);
  }
});

test('an offer names its deadline', () => {
  expect(smsText('offer', PARAMS, { language: 'zh-CN', readOn: READ_ON }, LINK)).toBe(
    `候补到名额：和平门诊，11月30日 周一 09:00，九价 HPV。为您保留到 10:15，过时让给下一位。确认：${LINK}`,
  );
  expect(smsText('offer', PARAMS, { language: 'en', readOn: READ_ON }, null)).toBe(
    'Waiting list: HPV 9, Mon 30 Nov, 09:00, Heping Clinic. Held for you until 10:15. Accept it in Yimiao.',
  );
});
