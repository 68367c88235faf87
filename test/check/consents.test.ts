import { AGREED_TEXTS } from '@contract/agreement/text-rules';
import { CONSENT_DATA, CONSENT_TEXTS, SENSITIVE } from '@contract/personal/consent-data-rules';
import { HELD_DATA } from '@contract/personal/held-data-rules';
import { HELD_OF_PEOPLE } from '@contract/personal/held-people-rules';
import type { DataReceiver } from '@contract/personal/receiver-rules';
import type { PersonUse } from '@contract/personal/use-rules';
import { PERSON_USES } from '@contract/personal/use-rules';
import { FOLLOW_UP_CONSENT_MESSAGES } from '../../src/features/aftercare/follow-up/consent-messages';
import { HEALTH_CONSENT_MESSAGES } from '../../src/features/doses/health-profile/consent-messages';
import { CONSENT_USES } from '../../src/features/people/family-member/consent-uses';
import { LINKMAN_MESSAGES } from '../../src/features/people/family-member/messages';

/** Consents to the handling of data of people who are vaccinated. */
type PersonConsent = (typeof SENSITIVE)[number];

/** Kinds that are held because the law says so, without a consent (个人信息保护法 art. 13 (3)). */
const WITHOUT_CONSENT = ['networkLog'] as const;

/** A use of the table, or a receiver. */
type Said = PersonUse | DataReceiver;

/** Words of a consent, Chinese and English, and what they name; nothing: they say something else. */
type SaidPart = readonly [names: readonly Said[], zh: string, en: string];

/** The lines of the form that a family member is saved with, in parts: what uses and receivers each part names. */
const LINES: Readonly<Record<(typeof CONSENT_USES)[number], readonly SaidPart[]>> = {
  useBooking: [
    [
      ['identity', 'eligibility'],
      '· 核对身份、年龄和接种资格，',
      '· To check identity, age and eligibility, ',
    ],
    [
      ['identityCheck'],
      '开通了身份核验的，姓名和身份证号由身份核验机构比对；',
      'with name and identity number compared by an identity check where this service has one; ',
    ],
    [
      ['guardian', 'sms'],
      '未满 14 周岁的确认监护人同意，监护人是别人的，由短信服务商发去验证码；',
      'under 14 the guardian’s consent, by a code through the SMS provider where that is somebody else; ',
    ],
    [['booking'], '安排接种，', 'to arrange the vaccination, '],
    [['clinic'], '交给您预约的门诊。', 'and for the clinic that you book.'],
  ],
  usePlan: [
    [
      ['plan'],
      '· 算接种计划，在首页和消息里提醒您该打什么、什么时候去；',
      '· To make the plan, and to remind you at home and in messages of what is due and when to go; ',
    ],
    [
      ['turns'],
      '候补和排队轮到时通知您。',
      'to tell you when your turn comes in a waiting list or queue.',
    ],
  ],
  useOnce: [
    [
      ['oneBooking'],
      '· 证件号算成一个标记，防止同一个人重复预约、重复排队抽签。',
      '· The document number becomes a mark, so that nobody books or is drawn twice. ',
    ],
    [
      ['beans', 'membership', 'lottery'],
      '“本人”的标记和生日还用于健康豆、会员和抽奖：一人一份，限成年人；',
      'Your own mark and birthday also serve beans, membership and lotteries, one share each and for adults; ',
    ],
    [
      ['community'],
      '生日还用来判断能不能在社区发言。',
      'the birthday decides whether you may write in the community.',
    ],
  ],
  useNames: [
    [
      ['hiddenNames'],
      '· 未满 18 岁成员的姓名，在您发的社区内容里隐去。',
      '· Names of members under 18 are hidden in what you publish in the community.',
    ],
  ],
  useOwner: [
    [
      ['accountOwner'],
      '· 手机号换了主人时，用证件后几位或生日确认账号是谁的。',
      '· When a number may have changed hands, the end of a document or a birthday shows whose account it is.',
    ],
  ],
  useView: [
    [['ownView'], '· 供您自己查看；', '· For your own view; '],
    [
      ['customerService'],
      '您联系客服时，客服看近期预约，姓名打码。',
      'when you write to customer service, they see recent appointments with masked names.',
    ],
  ],
  useAfter: [
    [
      [],
      '· 删除此人就是撤回同意：姓名和证件随之删除（当天接种的，当天结束后）。门诊自己的记录由门诊保存；',
      '· Removing the person withdraws the consent: name and document are deleted (of a vaccination today: when the day is over). A clinic keeps its own records; ',
    ],
    [
      ['oneDose'],
      '您的预约记录留到注销，不带姓名，留有标记，防止同一剂再打一次。',
      'your appointments stay until you delete the account, without the name and with the mark, so that no dose is given twice.',
    ],
  ],
};

interface ConsentList {
  readonly consent: PersonConsent;
  /** The text as it is shown: Chinese, English. */
  readonly shown: readonly [zh: string, en: string];
  readonly parts: readonly SaidPart[];
}

const linkmanIn = (language: 'zh-CN' | 'en'): string =>
  CONSENT_USES.map((use) => LINKMAN_MESSAGES[language][use]).join('');
/** Every text that a person consents by. What they read their consents in is made of the table. */
const LISTS: Readonly<Record<string, ConsentList>> = {
  'the form of a family member': {
    consent: 'person',
    shown: [linkmanIn('zh-CN'), linkmanIn('en')],
    parts: CONSENT_USES.flatMap((use) => LINES[use]),
  },
  'the form of a health profile': {
    consent: 'healthProfile',
    shown: [HEALTH_CONSENT_MESSAGES['zh-CN'].consentText, HEALTH_CONSENT_MESSAGES.en.consentText],
    parts: [
      [[], '健康情况属于敏感个人信息。', 'This is sensitive personal information. '],
      [['plan'], '只用来算{name}的接种计划、', 'It is used only for the plan of {name} '],
      [['eligibility'], '判断能不能预约；', 'and to see what can be booked. '],
      [
        [],
        '不给门诊和别人看，也不用于别的。不填不影响预约。随时可以全部删除，马上生效。',
        'Clinics and others do not see it, and it is used for nothing else. You can book without it. You can delete everything at any time, with effect at once.',
      ],
    ],
  },
  'the card of a follow-up': {
    consent: 'followUp',
    shown: [
      FOLLOW_UP_CONSENT_MESSAGES['zh-CN'].consentUse,
      FOLLOW_UP_CONSENT_MESSAGES.en.consentUse,
    ],
    parts: [
      [
        ['wellbeing'],
        '您的回答只用于这次随访：',
        'Your answers are used for this follow-up only. ',
      ],
      [['ownView'], '您自己能看；', 'You can read them. '],
      [
        ['seriousAnswers', 'followUpClinic'],
        '较重的情况会发给{clinic}核实；',
        'Serious ones go to {clinic}. ',
      ],
      [
        ['shares'],
        '20 人以上才合并成区间，不含任何人的信息。',
        'From 20 people on they are told together as ranges, without anything about a person. ',
      ],
      [[], '不给奖励，不影响预约。', 'There is no reward, and it does not affect bookings.'],
    ],
  },
};

const once = (all: readonly Said[]): Said[] => [...new Set(all)].sort();
const rowsOf = (consent: PersonConsent) =>
  CONSENT_DATA[consent].map((name) => HELD_OF_PEOPLE[name]);

test.each(Object.entries(LISTS))(
  '%s names each use and receiver of the table, and no other',
  (_, { consent, parts }) => {
    const inTable = rowsOf(consent).flatMap(({ uses, receivers }): Said[] => [
      ...uses,
      ...receivers,
    ]);
    expect(once(parts.flatMap(([uses]) => uses))).toEqual(once(inTable));
  },
);

// A failure here means that a consent's words were changed: say above which uses the new words name.
test.each(Object.entries(LISTS))('%s says nothing but what is compared', (_, { shown, parts }) => {
  expect([parts.map(([, zh]) => zh).join(''), parts.map(([, , en]) => en).join('')]).toEqual(shown);
});

test('every kind of data stands under one consent, or is held because the law says so', () => {
  const names: readonly string[] = [...Object.values(CONSENT_DATA).flat(), ...WITHOUT_CONSENT];
  expect([...names].sort()).toEqual(Object.keys(HELD_DATA).sort());
  for (const name of WITHOUT_CONSENT) expect(HELD_DATA[name].purpose[0]).toContain('法律要求');
});

test('every kind of data about people has uses, and a consent of its own to sensitive information', () => {
  const ofPeople: readonly string[] = SENSITIVE.flatMap((consent) => [...CONSENT_DATA[consent]]);
  expect([...ofPeople].sort()).toEqual(Object.keys(HELD_OF_PEOPLE).sort());
  const rows = Object.values(HELD_OF_PEOPLE);
  expect(rows.filter(({ uses }) => uses.length === 0)).toEqual([]);
  expect(once(rows.flatMap(({ uses }) => uses))).toEqual(once(PERSON_USES));
});

test('every use of the form’s texts is shown in it', () => {
  const written = Object.keys(LINKMAN_MESSAGES['zh-CN']).filter((key) => /^use[A-Z]/.test(key));
  expect(written.sort()).toEqual([...CONSENT_USES].sort());
});

/** What somebody does themselves, or a platform asks in its own words: there is nothing of ours to agree to. */
const WITHOUT_TEXT = ['questionnaires', 'calendar', 'platformSignIn', 'platformMessages'] as const;

test('every other consent is given by a text with versions and hashes, and every such text gives one', () => {
  const texts = Object.entries(CONSENT_TEXTS);
  const without = texts.filter(([, documents]) => documents.length === 0);
  expect(without.map(([purpose]) => purpose).sort()).toEqual([...WITHOUT_TEXT].sort());
  expect(texts.flatMap(([, documents]) => [...documents]).sort()).toEqual(
    Object.keys(AGREED_TEXTS).sort(),
  );
});
