import type { EndpointName } from '@contract/endpoints';
import type { NetworkEvent } from '../kernel/network-log';
import type { SecurityEventName } from '../kernel/security-events';

/** What the logs record of a call. */
export interface Recorded {
  /** In the security log, whether it succeeds or is refused. */
  readonly security?: SecurityEventName;
  /**
   * In the network log, with its source, when it succeeds. Cybersecurity Law (网络安全法) art. 21 (3) of 2016, art. 23 (3)
   * since 2026; what of, the assessment rules of 2018 (具有舆论属性或社会动员能力的互联网信息服务安全评估规定) art. 5 (3).
   * A lawyer confirms that these are the "relevant" logs.
   */
  readonly network?: NetworkEvent;
}

const both = <Event extends SecurityEventName & NetworkEvent>(event: Event) => ({
  security: event,
  network: event,
});

const CALLS = {
  'POST /message/validate/h5/sendVcode.do': { security: 'code' },
  'POST /passport/user/sms-check/send.do': { security: 'code' },
  'POST /linkman/linkman/guardianCode.do': { security: 'code' },
  'POST /passport/v1/h5/login/loginByMobile.do': both('signIn'),
  'POST /passport/v1/h5/login/loginByPassword.do': both('signIn'),
  'POST /passport/v1/h5/login/bindMobile.do': both('signIn'),
  'POST /passport/user/changeMobile/prove.do': { security: 'password' },
  'POST /passport/user/changeMobile/finish.do': both('signIn'),
  'POST /passport/tftf/login.do': both('signIn'),
  'POST /passport/mini/phoneLogin.do': both('signIn'),
  'POST /passport/mini/codeLogin.do': both('signIn'),
  'GET /passport/v1/h5/login/logout.do': both('signOut'),
  'POST /passport/v1/h5/login/setPassword.do': { security: 'password' },
  'POST /passport/v1/h5/login/resetPassword.do': { security: 'password' },
  'POST /passport/v1/h5/login/modifyPassword.do': { security: 'password' },
  'POST /passport/user/delete.do': { security: 'deletion' },
  'POST /passport/user/export/submit.do': { security: 'export' },
  'POST /passport/user/export/download.do': { security: 'export' },
  'POST /desk/record/day.do': { security: 'export', network: 'staffAccess' },
  'POST /desk/record/person.do': { security: 'export', network: 'staffAccess' },
  'POST /desk/login.do': both('staffSignIn'),
  'POST /desk/factor/confirm.do': both('staffSignIn'),
  'POST /desk/logout.do': both('staffSignOut'),
  'POST /desk/password.do': { security: 'password' },
  'POST /manage/logout.do': both('staffSignOut'),
  'POST /manage/recall/recipients.do': { network: 'staffAccess' },
  'POST /manage/recall/export.do': { security: 'export', network: 'staffAccess' },
  'POST /ugc-api/post/publish.do': { network: 'post' },
  'POST /ugc-api/post/edit.do': { network: 'postEdit' },
  'POST /ugc-api/post/remove.do': { network: 'postRemoval' },
  'POST /ugc-api/comment/publish.do': { network: 'comment' },
  'POST /ugc-api/comment/remove.do': { network: 'commentRemoval' },
  'POST /ugc-api/user/update.do': { network: 'profile' },
  'POST /passport/user/updateNickName.do': { network: 'profile' },
  'POST /service/chat/send.do': { network: 'chat' },
  'POST /service/staff/logout.do': { network: 'staffSignOut' },
  'POST /ugc-api/moderation/logout.do': { network: 'staffSignOut' },
  'GET /desk/day.do': { network: 'staffAccess' },
  'GET /desk/find.do': { network: 'staffAccess' },
  'GET /desk/findVisit.do': { network: 'staffAccess' },
  'GET /desk/uncounted.do': { network: 'staffAccess' },
  'GET /desk/takeBackEffect.do': { network: 'staffAccess' },
  'GET /desk/closing.do': { network: 'staffAccess' },
  'POST /desk/claim/find.do': { network: 'staffAccess' },
  'POST /desk/claim/unite.do': { network: 'staffAccess' },
  'GET /desk/aefi/list.do': { network: 'staffAccess' },
  'POST /desk/aefi/detail.do': { network: 'staffAccess' },
  'POST /desk/aefi/take.do': { network: 'staffAccess' },
  'GET /service/staff/messages.do': { network: 'staffAccess' },
  'GET /service/staff/orders.do': { network: 'staffAccess' },
  'GET /service/staff/queue.do': { network: 'staffAccess' },
  'POST /service/staff/take.do': { network: 'staffAccess' },
  'GET /ugc-api/moderation/queue.do': { network: 'staffAccess' },
  'GET /ugc-api/moderation/case.do': { network: 'staffAccess' },
  'GET /ugc-api/moderation/authors.do': { network: 'staffAccess' },
  'GET /ugc-api/moderation/appeals.do': { network: 'staffAccess' },
  'GET /ugc-api/moderation/log.do': { network: 'staffAccess' },
  'GET /questionnaire/staff/results.do': { network: 'staffAccess' },
  'GET /questionnaire/staff/csv.do': { security: 'export', network: 'staffAccess' },
} satisfies Partial<Record<EndpointName, Recorded>>;

const RECORDED: ReadonlyMap<string, Recorded> = new Map(Object.entries(CALLS));

const NOTHING: Recorded = {};

/** What the logs record of a call. @param call its method and path */
export const recordedOf = (call: string): Recorded => RECORDED.get(call) ?? NOTHING;

/** Whether a call goes into the network log when it succeeds. */
export const isLogged = (name: EndpointName): boolean => recordedOf(name).network !== undefined;
