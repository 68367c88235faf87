import { defineMessages } from '@/i18n/messages';

/** Texts of the second step of staff, their devices and their recovery codes. */
export const FACTOR_MESSAGES = defineMessages(
  {
    code: '两步验证码',
    codeHint: '验证器上的 6 位数字；手机不在身边，可填一个恢复码',
    setUpTitle: '设置两步验证',
    setUpText:
      '用验证器应用（如腾讯身份验证器、Google Authenticator）扫这个二维码，再填它显示的 6 位数字。',
    setUpAlt: '验证器用的二维码',
    byHand: '扫不了码？在验证器里手动输入：{secret}',
    confirm: '确认并登录',
    failed: '没有完成',
    back: '返回登录',
    recoveryTitle: '请抄下恢复码',
    recoveryText:
      '手机丢了或换了，可以用恢复码登录，每个只能用一次。它们只显示这一次，请抄在纸上收好。',
    recoveryDone: '已经抄好，继续',
    account: '账号安全',
    secondStep: '两步验证',
    stepOn: '已开启',
    stepOff: '未开启',
    stepOffNote: '退出登录，再在登录页点“设置两步验证”',
    recoveryLeft: '剩余恢复码',
    recoveryLow: '用完前请联系运营方重置，会得到一组新的',
    newDevice: '您的账号在一台新设备上登录了。不是您本人，请让它退出，并联系运营方更换密码。',
    strangeDevice: '有不认识的设备？先让它退出，再联系运营方更换密码。',
    look: '查看',
    askSetUp: '设置两步验证',
    ownTitle: '设置自己的密码',
    ownText: '您登录用的是首次密码，只能用来设置自己的密码。以后请用自己的密码登录，不要告诉别人。',
    ownPassword: '新密码',
    ownAgain: '再填一次新密码',
    ownHint: '10 至 64 个字符，越长越安全',
    ownDiffers: '两次填的不一样，请核对',
    ownSave: '保存并登录',
  },
  {
    code: 'Verification code',
    codeHint:
      'The 6 digits of your authenticator, or a recovery code if your phone is not with you',
    setUpTitle: 'Set up two-step verification',
    setUpText:
      'Scan this code with an authenticator app (such as Google Authenticator), then enter the 6 digits that it shows.',
    setUpAlt: 'QR code for an authenticator',
    byHand: 'Cannot scan it? Type this into the authenticator: {secret}',
    confirm: 'Confirm and log in',
    failed: 'Not done',
    back: 'Back to login',
    recoveryTitle: 'Write these recovery codes down',
    recoveryText:
      'You can use them to log in without your phone, each one once. They are shown only now: write them down and keep them safe.',
    recoveryDone: 'Written down, continue',
    account: 'Account security',
    secondStep: 'Two-step verification',
    stepOn: 'On',
    stepOff: 'Off',
    stepOffNote: 'Log out, then choose “Set up two-step verification” on the login page',
    recoveryLeft: 'Recovery codes left',
    recoveryLow: 'Before they run out, ask the operator for a reset: you then get new ones',
    newDevice:
      'A new device has logged in to your account. If that was not you, log it out and ask the operator for a new password.',
    strangeDevice:
      'Do not recognise a device? Log it out, then ask the operator for a new password.',
    look: 'View',
    askSetUp: 'Set up two-step verification',
    ownTitle: 'Set your own password',
    ownText:
      'You logged in with a first password, which only lets you set your own. Use your own from now on, and do not share it.',
    ownPassword: 'New password',
    ownAgain: 'New password again',
    ownHint: '10 to 64 characters; longer is safer',
    ownDiffers: 'The passwords do not match. Check them.',
    ownSave: 'Save and log in',
  },
);
