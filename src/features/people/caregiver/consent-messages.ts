import { defineMessages } from '@/i18n/messages';

/** What is read and ticked before a member is shared, by both sides: apart, as the page of the consent shows them too. */
export const CAREGIVER_CONSENT_MESSAGES = defineMessages(
  {
    consentTitle: '共享前请确认',
    consentText:
      '共享后，“陪同”的家人能看到{name}的预约，出示预约码和签到；“共同管理”的家人还能看接种计划和接种记录，预约、改约和取消。双方的手机号打码后互相可见；谁做了什么会记下来，给添加的家长和共同管理的家人看。证件号码和健康情况不共享。随时可以停止，停止后对方马上看不到。',
    consentOwner: '我是{name}的监护人，或已征得本人（未满 14 周岁的，其监护人）同意，同意这样共享',
    consentCaregiver: '我同意这样显示我的手机号和办理记录，看到的信息只用来照看这位家人',
  },
  {
    consentTitle: 'Before you share',
    consentText:
      'Whoever may go along sees the appointments of {name}, shows the code and checks in. A guardian also sees the plan and the doses, and books, moves and cancels. Both of you see the other’s mobile number with stars. Who did what is recorded, for the parent who added this person and for guardians. The document number and the health profile are not shared. You can stop at any time, with effect at once.',
    consentOwner:
      'I am a guardian of {name}, or have their consent (under 14: a guardian’s), and agree to sharing in this way',
    consentCaregiver:
      'I agree that my number and what I do are shown in this way, and will use what I see only to care for this person',
  },
);
