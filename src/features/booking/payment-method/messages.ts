import { defineMessages } from '@/i18n/messages';

/** Where the price of an appointment is paid. */
export const PAYMENT_METHOD_MESSAGES = defineMessages(
  {
    payAtClinic: '到门诊支付',
    payEither: '在线或到门诊支付',
  },
  {
    payAtClinic: 'paid at the clinic',
    payEither: 'paid online or at the clinic',
  },
);
