import { defineMessages } from '@/i18n/messages';

/** Texts of the question whether an account that was silent for long belongs to whoever has its number now. */
export const OWNER_CHECK_MESSAGES = defineMessages(
  {
    title: '请确认这是您的账号',
    why: '这个手机号的账号很久没有使用了。手机号可能换过主人，为了保护账号里的家人，请回答一个问题。',
    which: '选一个您记得的',
    byBirthday: '家人的生日',
    byDocument: '证件号后四位',
    birthday: '任意一位家庭成员的生日',
    birthdayHint: '您自己、孩子或老人的都可以',
    documentEnd: '任意一位家庭成员的证件号后四位',
    documentHint: '身份证末位是 X 的，填 X',
    missing: '请先选择生日',
    missingEnd: '请填写后四位',
    confirm: '确认，继续登录',
    forgotten: '想不起来了？',
    forgottenText:
      '设置过密码的，返回后用密码登录。也可以带身份证件到接种门诊服务台，或给客服留言并写上联系电话，核对身份后恢复账号。',
    askService: '给客服留言',
    notMe: '这不是我的账号',
    notMeTitle: '用这个手机号新建账号？',
    notMeText:
      '原来的账号会与这个手机号分开，留给它的主人，您看不到里面的内容。如果原账号是您的，请不要这样做。',
    notMeGo: '不是我的，新建账号',
    notMeNo: '再想想',
    back: '返回登录',
    failed: '没有成功，请稍后再试',
  },
  {
    title: 'Please confirm that this is your account',
    why: 'The account with this number has not been used for a long time. The number may have a new owner, so please answer one question to protect the family in the account.',
    which: 'Choose what you remember',
    byBirthday: 'A birthday',
    byDocument: 'End of a document number',
    birthday: 'Birthday of any family member',
    birthdayHint: 'Your own, a child’s or a grandparent’s',
    documentEnd: 'Last 4 characters of any family member’s document number',
    documentHint: 'If an ID card ends in X, enter the X',
    missing: 'Choose the birthday first',
    missingEnd: 'Enter the last 4 characters',
    confirm: 'Confirm and log in',
    forgotten: 'Cannot remember?',
    forgottenText:
      'If you set a password, go back and log in with it. Or bring your document to the desk of your clinic, or write to customer service with a number to call: the account is given back to you once your identity is checked.',
    askService: 'Write to customer service',
    notMe: 'This is not my account',
    notMeTitle: 'Open a new account with this number?',
    notMeText:
      'The old account is separated from this number and stays for its owner. You will not see anything in it. If it is yours, do not do this.',
    notMeGo: 'Not mine, open a new one',
    notMeNo: 'Go back',
    back: 'Back to login',
    failed: 'That did not work. Please try again later.',
  },
);
