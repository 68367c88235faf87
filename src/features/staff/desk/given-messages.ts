import { defineMessages } from '@/i18n/messages';

/** Texts about a dose of another product than was booked. */
export const GIVEN_MESSAGES = defineMessages(
  {
    other: '打的不是预约的疫苗',
    asBooked: '还是打预约的疫苗',
    given: '实际接种的疫苗',
    givenDose: '实际接种的剂次',
    missing: '请选择实际接种的疫苗和剂次',
    note: '接种记录、凭证、接种计划和通知按实际接种的写。费用仍是预约时的，差额由门诊处理',
    booked: '预约的疫苗',
  },
  {
    other: 'A different vaccine was given',
    asBooked: 'The booked vaccine was given',
    given: 'Vaccine that was given',
    givenDose: 'Dose that was given',
    missing: 'Choose the vaccine and the dose that were given',
    note: 'Record, certificate, plan and notices say what was given. The price stays the one that was booked; the clinic settles the difference.',
    booked: 'Booked',
  },
);
