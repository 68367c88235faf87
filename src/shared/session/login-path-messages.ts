import { defineMessages } from '@/i18n/messages';

/** Texts of external logins, of binding and verifying a mobile, and of deleting the account. */
export const LOGIN_PATH_MESSAGES = defineMessages(
  {
    going: '正在为您登录',
    goingText: '马上就好',
    stuck: '没有完成登录',
    stuckText: '可能没有同意授权，或没有连上网络。您可以再试一次，也可以用短信验证码登录。',
    again: '再试一次',
    bySms: '用短信验证码登录',
    goHome: '先逛逛首页',

    cityGoing: '正在从城市服务登录',
    cityMissing: '请从城市服务重新进入',
    cityMissingText: '这个页面需要城市服务带来的登录信息。您也可以用短信验证码登录。',
    cityRefused: '登录信息已失效',
    cityFailed: '没有连上服务器',
    cityFailedText: '请检查网络后再试一次。',

    bindWhy: '绑定手机号后才能预约和管理家人，门诊也用它联系您。',
    bindGo: '绑定',
    bindDone: '手机号已绑定',

    verifyWhy: '为了保护您的账号，请先验证手机号 {mobile}。验证一次即可。',
    verifyGo: '验证',
    verifyDone: '手机号已验证',
    verifyKnown: '您的手机号已经验证过',
    goOn: '继续',

    oneTap: '手机号一键登录',
    oneTapRefused: '您没有授权手机号，可以用短信验证码登录',
    oneTapFailed: '没有取得手机号，请重试或用短信验证码登录',

    deleteTitle: '注销账号',
    deleteLead: '注销后不能恢复：',
    deleteLoses: '家庭成员、接种计划、补记和候补会删除',
    deleteRecords: '预约记录去掉姓名和联系方式后按规定保留；门诊自己系统里的接种记录不受影响',
    deleteEverywhere: '所有设备都会退出登录',
    deleteOpen: '您还有 {count} 个未完成的预约，请先取消或完成后再注销。',
    deleteOrders: '查看预约',
    deleteSure: '我已了解，确认注销',
    deleteSureViolation: '请先勾选确认',
    deleteGo: '注销账号',
    deleteDone: '账号已注销',
    deleteNotice: '注销须知',
    failed: '没有成功，请稍后再试',
    loadFailed: '没有加载出来',
  },
  {
    going: 'Logging you in',
    goingText: 'Just a moment',
    stuck: 'You are not logged in yet',
    stuckText:
      'You may have refused permission, or you may be offline. Try again, or log in with an SMS code.',
    again: 'Try again',
    bySms: 'Log in with an SMS code',
    goHome: 'Look around first',

    cityGoing: 'Logging in from the city service',
    cityMissing: 'Open this page from the city service again',
    cityMissingText:
      'This page needs your login from the city service. You can also log in with an SMS code.',
    cityRefused: 'This login is no longer valid',
    cityFailed: 'Cannot reach the server',
    cityFailedText: 'Check your network and try again.',

    bindWhy:
      'You need a mobile number to book and to add family members. Clinics use it to contact you.',
    bindGo: 'Add number',
    bindDone: 'Mobile number added',

    verifyWhy:
      'To protect your account, verify your number {mobile}. You only need to do this once.',
    verifyGo: 'Verify',
    verifyDone: 'Number verified',
    verifyKnown: 'Your number is already verified',
    goOn: 'Continue',

    oneTap: 'Log in with this phone’s number',
    oneTapRefused: 'You did not share your number. You can log in with an SMS code',
    oneTapFailed: 'The number could not be read. Try again, or use an SMS code',

    deleteTitle: 'Delete account',
    deleteLead: 'This cannot be undone:',
    deleteLoses: 'Family members, plans, doses you added and waiting lists are deleted',
    deleteRecords:
      'Appointments are kept as long as required, without names or contacts; clinics’ own records are not affected',
    deleteEverywhere: 'You are logged out on every device',
    deleteOpen: 'Open appointments: {count}. Cancel or finish them first.',
    deleteOrders: 'View appointments',
    deleteSure: 'I understand, delete my account',
    deleteSureViolation: 'Tick the box to continue',
    deleteGo: 'Delete account',
    deleteDone: 'Account deleted',
    deleteNotice: 'Read the deletion notice',
    failed: 'That did not work. Please try again later',
    loadFailed: 'Could not be loaded',
  },
);
