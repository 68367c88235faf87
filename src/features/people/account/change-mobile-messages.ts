import { defineMessages } from '@/i18n/messages';

/** Texts of changing the account's mobile. */
export const CHANGE_MOBILE_MESSAGES = defineMessages(
  {
    why: '先确认是您本人，再填写新手机号。家庭成员、预约和记录都不变。',
    next: '下一步',
    lost: '原手机号收不到短信？',
    lostText:
      '用登录密码确认。没有设置过密码的，请带身份证件找接种门诊服务台，或联系客服，核对后由运营方更换。',
    askService: '联系客服',
    byCode: '改用短信验证码',
    newMobile: '新手机号',
    newText: '更换后，以新手机号登录；其他设备需要重新登录。',
    save: '更换手机号',
    done: '手机号已更换',
  },
  {
    why: 'First confirm that it is you, then enter the new number. Family, appointments and records stay as they are.',
    next: 'Next',
    lost: 'No SMS on your current number?',
    lostText:
      'Confirm with your password. If you never set one, bring your document to the desk of your clinic or ask customer service: the operator changes the number once your identity is checked.',
    askService: 'Ask customer service',
    byCode: 'Use an SMS code',
    newMobile: 'New mobile number',
    newText: 'From then on you log in with the new number. Other devices must log in again.',
    save: 'Change number',
    done: 'Number changed',
  },
);
