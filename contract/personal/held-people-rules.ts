import type { HeldData } from './held-data';
import { PERIOD_WORDS } from './period-rules';
import { purposeOf } from './use-rules';
import type { PersonPurpose } from './use-rules';

const { zh, en } = PERIOD_WORDS;

/** People who are vaccinated: who they are, what they book and wait for, their health. */
export const HELD_OF_PEOPLE = {
  member: {
    category: 'people',
    group: 'needed',
    what: [
      '添加成员：姓名、性别、出生日期、证件、与您的关系、联系手机',
      'Family member: name, sex, date of birth, document, relation to you, mobile',
    ],
    ...purposeOf(
      [
        ['identity', 'eligibility'],
        '核对接种人身份、年龄和资格，',
        'To check who is vaccinated and whether they may be, ',
      ],
      [['plan'], '算接种计划和提醒。', 'for the plan and reminders. '],
      [
        ['oneBooking'],
        '由证件号算出的标记用来防止同一人重复预约和排队；',
        'A mark made of the document keeps anybody from booking or waiting twice; ',
      ],
      [
        ['beans', 'membership', 'lottery'],
        '“本人”的标记和生日还用于健康豆、会员和抽奖，',
        'your own, and your birthday, also serve beans, membership and lotteries, ',
      ],
      [
        ['community'],
        '生日还用来判断能不能在社区发言。',
        'and the birthday decides whether you may write in the community. ',
      ],
      [
        ['hiddenNames'],
        '未满 18 岁成员的姓名，在您发的社区内容里隐去。',
        'Names of members under 18 are hidden in what you publish there. ',
      ],
      [
        ['accountOwner'],
        '手机号换了主人时，用证件后几位或生日确认账号是谁的。',
        'When a number may have changed hands, the end of a document or a birthday shows whose account it is.',
      ],
    ),
    stored: [
      `保存到您删除成员或注销；当天接种的，姓名和证件保存到当天结束。删除后不含身份的记录 ${zh.transactions}；换证件时两个证件的标记，不再用到时 ${zh.endedWaits}后删除。`,
      `Until you remove the person or delete the account; of a vaccination that day, name and document until the day is over. What is left without an identity: ${en.transactions}; the marks of exchanged documents ${en.endedWaits} once nothing needs them.`,
    ],
    receivers: ['clinic', 'identityCheck'],
  },
  residence: {
    category: 'people',
    group: 'optional',
    what: ['成员的居住地区、详细地址', 'Region and address of a family member'],
    ...purposeOf([
      ['ownView'],
      '只放在成员资料里供您自己查看，现在不用于别处，可以不填。',
      'For your own view in the member’s details. It is used for nothing else now, and can be left empty.',
    ]),
    stored: [
      '保存到您清空、删除成员或注销。',
      'Until you clear it, remove the person or delete the account.',
    ],
    receivers: [],
  },
  guardian: {
    category: 'people',
    group: 'needed',
    what: [
      '未满 14 周岁成员：监护人姓名、手机、关系，监护人的同意；监护人不是您的，还有发到其手机的验证码确认的时间',
      'Under 14: guardian’s name, mobile, relation, and the consent; where that is not you, when they confirmed it by a code to their mobile',
    ],
    ...purposeOf([['guardian'], '确认监护人知情并同意。', 'To have the guardian’s consent.']),
    stored: ['保存到您删除成员或注销。', 'Until you remove the person or delete the account.'],
    receivers: ['clinic', 'sms'],
  },
  booking: {
    category: 'appointments',
    group: 'needed',
    what: [
      '预约：接种人、疫苗、剂次、时间、联系手机，预约和接种的经过',
      'Booking: person, vaccine, dose, time, mobile, and what became of it',
    ],
    ...purposeOf(
      [['booking'], '安排接种，', 'To arrange the vaccination, '],
      [['ownView'], '查询记录，', 'for your record, '],
      [['oneDose'], '防止同一剂打两次。', 'and so that no dose is given twice.'],
    ),
    stored: [
      `随账号保存。注销后不带姓名、证件和联系方式：接种记录 ${zh.vaccinations}，其他预约 ${zh.transactions}。`,
      `As long as the account; afterwards without names, documents and contacts: vaccinations ${en.vaccinations}, other appointments ${en.transactions}.`,
    ],
    receivers: ['clinic', 'customerService'],
  },
  waiting: {
    category: 'appointments',
    group: 'optional',
    what: [
      '候补、抢约排队、到货提醒，和为您保留的名额',
      'Waiting lists, queues of releases, alerts, and places held for you',
    ],
    ...purposeOf(
      [
        ['turns'],
        '按先后或抽签轮到您时通知您；',
        'To tell you when it is your turn, by time or by draw, ',
      ],
      [['oneBooking'], '一个人只排一次。', 'once a person.'],
    ),
    stored: [
      `结束 ${zh.endedWaits}后删除，没用的名额 ${zh.endedHolds}；到货提醒保存到取消或注销。`,
      `${en.endedWaits} after the end, unused places ${en.endedHolds}; alerts until you cancel them or delete the account.`,
    ],
    receivers: [],
  },
  followUp: {
    category: 'health',
    group: 'optional',
    what: ['接种后随访：症状、体温、图片', 'Follow-up: symptoms, temperature, pictures'],
    ...purposeOf(
      [['wellbeing'], '了解接种后的情况，', 'How you are after a vaccination, '],
      [['ownView'], '供您自己查看；', 'for your own view; '],
      [['seriousAnswers'], '较重的由门诊核实，', 'the clinic looks into serious answers, '],
      [
        ['shares'],
        '20 人以上合并成大致比例。单独征得同意，可以随时停止和删除。',
        'and from 20 people on all together are told as rough shares. Separate consent; stop and delete at any time.',
      ],
    ),
    stored: [
      `最长 ${zh.followUps}；门诊已接手的留在门诊，也是 ${zh.followUps}。`,
      `At most ${en.followUps}; what a clinic has taken on stays there, as long.`,
    ],
    receivers: ['followUpClinic'],
  },
  healthProfile: {
    category: 'health',
    group: 'optional',
    what: [
      '健康情况：出生体重、妈妈的乙肝和艾滋病病毒、免疫力、免疫球蛋白和输血、怀孕',
      'Health profile: weight at birth, the mother’s hepatitis B and HIV, HIV, immune system, immunoglobulin and blood, pregnancy',
    ],
    ...purposeOf(
      [['plan'], '算接种计划、', 'For the plan, '],
      [
        ['eligibility'],
        '判断能不能预约。单独征得同意。',
        'and to see what can be booked. Separate consent.',
      ],
    ),
    stored: [
      '保存到您撤回同意、删除成员或注销。',
      'Until you withdraw the consent, remove the person or delete the account.',
    ],
    receivers: [],
  },
  ownDoses: {
    category: 'health',
    group: 'optional',
    what: [
      '自己补充的接种记录：疫苗、剂次、日期、批号；接种证照片',
      'Doses that you entered: vaccine, dose, day, lot; photos of vaccination books',
    ],
    ...purposeOf(
      [['plan'], '算接种计划、', 'For the plan, '],
      [['eligibility'], '判断能不能预约；', 'and to see what can be booked; '],
      [['ownView'], '照片只供您自己查看。', 'photos are for yourself only.'],
    ),
    stored: [
      '保存到您删除记录、删除成员或注销。',
      'Until you delete them, remove the person or delete the account.',
    ],
    receivers: [],
  },
  observation: {
    category: 'health',
    group: 'optional',
    what: ['留观时记下的反应和文字', 'Notes of the observation: reactions, text'],
    ...purposeOf([
      ['ownView'],
      '供您自己查看，门诊看不到。',
      'For yourself; the clinic does not see them.',
    ]),
    stored: [
      '保存到您清空、删除成员或注销。',
      'Until you clear them, remove the person or delete the account.',
    ],
    receivers: [],
  },
  declined: {
    category: 'health',
    group: 'optional',
    what: ['您选择不再提示的疫苗', 'Suggestions that you declined'],
    ...purposeOf([['plan'], '不再提示。', 'Not to suggest them again.']),
    stored: [
      '保存到您改回、删除成员或注销。',
      'Until you undo it, remove the person or delete the account.',
    ],
    receivers: [],
  },
} as const satisfies Readonly<Record<string, HeldData & PersonPurpose>>;

export type HeldOfPeopleName = keyof typeof HELD_OF_PEOPLE;
