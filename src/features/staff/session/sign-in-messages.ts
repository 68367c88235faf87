import { defineMessages } from '@/i18n/messages';

/** The sign-ins of a clinic's staff, for its manager. */
export const SIGN_IN_MESSAGES = defineMessages(
  {
    title: '登录记录',
    text: '本门诊工作人员近 30 天的登录，最新的在前。网络代号相同，表示从同一网络登录。发现不是本人的登录，请联系运营方停用账号或更换密码。',
    empty: '近 30 天没有登录记录',
    loadFailed: '登录记录没有加载出来',
    signedIn: '登录',
    signedOut: '退出',
    refused: '密码不正确',
    limited: '多次密码不正确，已暂停登录',
    otherRole: '访问了其他岗位的页面',
    changed: '运营方更改了账号',
    who: '{name}（{login}）',
    times: '{kind} {count} 次',
    network: '网络 {network}',
  },
  {
    title: 'Login history',
    text: 'Logins of this clinic’s staff in the last 30 days, newest first. The same network code means the same network. If a login was not theirs, ask the operator to deactivate the account or change its password.',
    empty: 'No logins in the last 30 days',
    loadFailed: 'The login history could not be loaded',
    signedIn: 'Logged in',
    signedOut: 'Logged out',
    refused: 'Wrong password',
    limited: 'Too many wrong passwords, login paused',
    otherRole: 'Opened a page of another role',
    changed: 'Account changed by the operator',
    who: '{name} ({login})',
    times: '{kind}, {count} times',
    network: 'Network {network}',
  },
);
