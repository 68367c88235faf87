import { defineMessages } from '@/i18n/messages';

/** What is read and ticked beside the health questions: apart, as the page of the consent shows them too. */
export const HEALTH_CONSENT_MESSAGES = defineMessages(
  {
    consentTitle: '单独同意',
    consentText:
      '健康情况属于敏感个人信息。只用来算{name}的接种计划、判断能不能预约；不给门诊和别人看，也不用于别的。不填不影响预约。随时可以全部删除，马上生效。',
    consentOwn: '我同意保存和使用这些健康情况（替成年家人填的，已经征得本人同意）',
    consentGuardian: '我是{name}的监护人，或已征得监护人同意：同意保存和使用这些健康情况',
  },
  {
    consentTitle: 'Separate consent',
    consentText:
      'This is sensitive personal information. It is used only for the plan of {name} and to see what can be booked. Clinics and others do not see it, and it is used for nothing else. You can book without it. You can delete everything at any time, with effect at once.',
    consentOwn:
      'I agree that these answers are stored and used. For an adult in my family I have their consent',
    consentGuardian:
      'I am a guardian of {name}, or have a guardian’s consent, and agree that these answers are stored and used',
  },
);
