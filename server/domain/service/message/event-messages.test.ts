import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { MessageKind } from '@contract/message/message-rules';
import { renderMessage } from './event-messages';

const params = {
  person: '小明',
  product: { zh: '流感疫苗', en: 'Influenza' },
  clinic: { zh: '朝阳门诊', en: 'Chaoyang clinic' },
  day: '2026-12-01',
  time: '09:00',
  until: '10:15',
  region: '北京',
  reason: '设备检修',
  times: '12-02 09:00',
  money: '¥626',
  beans: '12',
  staff: '护士王芳',
  phone: '010-64000000',
  prize: { zh: '保温杯', en: 'Bottle' },
  count: '3',
  excerpt: '打完发烧',
  thing: { zh: '提问', en: 'question' },
  title: { zh: '秋季接种周', en: 'Autumn week' },
  device: { zh: '苹果设备的微信', en: 'WeChat on an Apple device' },
  step: { zh: '家人已预约', en: 'Booked by family' },
  who: '138****0001',
  text: { zh: '138****0001 退出了', en: '138****0001 has left' },
  summary: { zh: '本周六加开门诊。', en: 'Open on Saturday.' },
};

const READ_ON = '2026-11-30';
const ZH = { language: 'zh-CN', readOn: READ_ON } as const;
const EN = { language: 'en', readOn: READ_ON } as const;

/** About no vaccine. */
const WITHOUT_PRODUCT =
  /^community|^lottery|^beansExpiring$|^member|^service(Reply|Unanswered)$|^commented$|^replied$|^liked$|^followed$|^newDevice$|^caregiverAccess$|Notice$/;

test.each(Object.keys(MESSAGE_KINDS) as MessageKind[])(
  '%s is complete in both languages',
  (kind) => {
    for (const language of ['zh-CN', 'en'] as const) {
      const { title, body } = renderMessage(kind, params, { language, readOn: READ_ON });
      expect(title).not.toBe('');
      expect(body).not.toMatch(/[{}]|undefined/);
      if (!WITHOUT_PRODUCT.test(kind))
        expect(body).toContain(language === 'en' ? 'Influenza' : '流感疫苗');
    }
  },
);

test('a reminder names the day itself, since it may be read on another one', () => {
  const zh = renderMessage('reminderDay', params, ZH);
  expect(zh.body).toContain('12月1日 周二 09:00');
  expect(zh.title + zh.body).not.toContain('明天');
  expect(renderMessage('reminderWeek', params, EN).body).toContain('Tue 1 Dec, 09:00');
});

test('a day of another year than that in which it is read says its year', () => {
  const later = { readOn: '2027-01-02' };
  expect(renderMessage('booked', params, { ...ZH, ...later }).body).toBe(
    '小明的流感疫苗已约在 2026年12月1日 周二 09:00，朝阳门诊。',
  );
  expect(renderMessage('booked', params, { ...EN, ...later }).body).toContain(
    'Tue 1 Dec 2026, 09:00',
  );
  expect(renderMessage('booked', params, { ...ZH, readOn: null }).body).toContain('2026年');
});

test('other times are named only where there are some', () => {
  expect(renderMessage('slotClosed', params, ZH).body).toContain('取消。最近可约：12-02 09:00。');
  expect(renderMessage('slotClosed', { ...params, times: '' }, ZH).body).not.toContain('最近');
});

test('other times are days and times in words, a day named once', () => {
  const times = '2026-12-03 08:00 · 2026-12-03 09:00 · 2026-12-04 14:30';
  const body = (language: 'zh-CN' | 'en') =>
    renderMessage('slotClosed', { ...params, times }, { language, readOn: READ_ON }).body;
  expect(body('zh-CN')).toContain('最近可约：12月3日 周四 08:00、09:00、12月4日 周五 14:30。');
  expect(body('en')).toContain('Nearest available times: Thu 3 Dec 08:00, 09:00, Fri 4 Dec 14:30.');
});

test('times of other clinics name them', () => {
  const times = {
    zh: '2026-12-03 08:00 和平门诊 · 2026-12-03 09:00 安定门诊',
    en: '2026-12-03 08:00 Heping clinic · 2026-12-03 09:00 Anding clinic',
  };
  const body = (language: 'zh-CN' | 'en') =>
    renderMessage('slotClosed', { ...params, times }, { language, readOn: READ_ON }).body;
  expect(body('zh-CN')).toContain('12月3日 周四 08:00（和平门诊）、09:00（安定门诊）。');
  expect(body('en')).toContain('Thu 3 Dec 08:00 (Heping clinic), 09:00 (Anding clinic).');
});

test('interactions are counted in words, one and several', () => {
  const thing = { zh: '提问', en: 'question' };
  const title = (kind: MessageKind, count: string, language: 'zh-CN' | 'en') =>
    renderMessage(kind, { count, thing, excerpt: '发烧' }, { language, readOn: READ_ON }).title;
  expect(title('liked', '3', 'zh-CN')).toBe('3 人赞了您的提问');
  expect(title('liked', '1', 'en')).toBe('1 person liked your question');
  expect(title('liked', '3', 'en')).toBe('3 people liked your question');
  expect(title('commented', '1', 'en')).toBe('1 new comment on your question');
  expect(title('replied', '2', 'en')).toBe('2 new replies to your comment');
  expect(title('followed', '1', 'zh-CN')).toBe('1 人关注了您');
});

test.each(['lotteryWon', 'lotteryForfeited', 'lotterySent', 'lotteryVoid'] as const)(
  '%s names its activity',
  (kind) => {
    expect(renderMessage(kind, params, ZH).body).toContain(params.title.zh);
    expect(renderMessage(kind, params, EN).body).toContain(params.title.en);
  },
);

test('a name that begins with a digit or a letter stands apart from the Chinese before it', () => {
  const product = { zh: '23 价肺炎', en: 'PPV23' };
  expect(renderMessage('booked', { ...params, product }, ZH).body).toContain(
    '小明的 23 价肺炎已约在',
  );
  expect(renderMessage('booked', params, ZH).body).toContain('小明的流感疫苗已约在');
});
