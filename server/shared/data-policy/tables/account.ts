import { PERIODS } from '@contract/personal/period-rules';
import { CASCADE, DELETE, OF_USER, withoutOwner, personal, through } from '../define';
import type { Policies } from '../policy-types';

/**
 * SQL: nothing has taken the upload. What a draft of a questionnaire shows is taken when the answers are sent; until then
 * it stays with the draft, and goes after it.
 */
const IS_UNUSED = `used_at is null and not exists (
  select from questionnaire_drafts d where d.user_id = t.user_id
    and jsonb_path_exists(d.answers, '$.*.fileIds[*] ? (@ == $id)', jsonb_build_object('id', t.id)))`;

/** The account itself, how it is signed in to, and what protects it. */
export const ACCOUNT_TABLES: Policies = {
  users: personal({
    category: 'account',
    title: ['账号', 'Account'],
    owners: [through('id', 'users')],
    exported:
      'mobile nick_name region_code wx_subscribed u_from created_at serial_number sms_checked_at language seen_at detached_at statistics_at',
    withheld: {
      reference: 'id',
      secret: 'password_hash',
      hash: 'mobile_key former_mobile_key',
      internal: 'deleted_at',
    },
    atDeletion: {
      how: 'anonymise',
      why: 'sameId',
      columns: {
        mobile: 'null',
        mobile_key: 'null',
        former_mobile_key: 'null',
        detached_at: 'null',
        seen_at: 'null',
        statistics_at: 'null',
        password_hash: 'null',
        nick_name: `''`,
        region_code: `'0'`,
        u_from: `''`,
        serial_number: 'null',
        deleted_at: ':now',
      },
    },
  }),
  identities: personal({
    category: 'account',
    title: ['登录方式', 'Ways of signing in'],
    owners: [OF_USER],
    exported: 'platform subject created_at',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  sessions: personal({
    category: 'security',
    title: ['登录状态', 'Sessions'],
    owners: [OF_USER],
    exported: 'created_at expires_at seen_at app system',
    withheld: {
      reference: 'id user_id',
      secret: 'token_hash secret device_hash',
      internal: 'proven_at',
    },
    atDeletion: DELETE,
    retention: [{ since: 'expires_at', period: PERIODS.over }],
  }),
  known_devices: personal({
    category: 'security',
    title: ['登录过的设备', 'Devices that signed in'],
    owners: [OF_USER],
    exported: 'seen_at',
    withheld: { reference: 'user_id', secret: 'device_hash', staff: 'staff_id' },
    atDeletion: DELETE,
    retention: [{ since: 'seen_at', period: PERIODS.devices }],
  }),
  network_log: personal({
    category: 'security',
    title: ['登录和发布的记录', 'Sign-ins, and what was published when'],
    // Entries of staff name no account.
    owners: [OF_USER],
    exported: 'at event app system',
    withheld: {
      reference: 'id user_id subject',
      staff: 'staff_id',
      internal: 'call',
      authorities: 'address',
    },
    atDeletion: { how: 'keep', why: 'networkLog' },
    retention: [
      {
        since: 'at',
        period: PERIODS.networkLog,
        source:
          'Cybersecurity Law (网络安全法) art. 21 (3), since 2026 art. 23 (3): logs of the network at least six months',
      },
    ],
  }),
  verification_codes: personal({
    category: 'security',
    title: ['验证码', 'Verification codes'],
    owners: [through('mobile_key', 'users', 'mobile_key')],
    exported: 'purpose created_at expires_at used_at',
    withheld: {
      reference: 'id',
      secret: 'code_hash asker_device',
      hash: 'mobile_key asker_address',
      internal: 'attempts for_known_device nearby_attempts',
    },
    atDeletion: DELETE,
    retention: [{ since: 'created_at', period: PERIODS.codes }],
  }),
  document_entries: personal({
    category: 'security',
    title: ['当天填写证件的次数', 'Documents entered today'],
    // Addresses are counted under a hash, which leads to nobody.
    owners: [through('who', 'users')],
    exported: 'kind day count',
    withheld: { reference: 'who' },
    atDeletion: DELETE,
    retention: [{ since: 'day', period: PERIODS.countedDays }],
  }),
  agreement_records: personal({
    category: 'consents',
    title: ['同意记录', 'Consents'],
    owners: [OF_USER],
    exported: 'agreed_at received_at signs texts position_code linkman_id',
    withheld: { reference: 'id user_id', internal: 'device_id' },
    atDeletion: DELETE,
  }),
  withdrawn_consents: personal({
    category: 'consents',
    title: ['撤回的同意', 'Withdrawn consents'],
    owners: [OF_USER],
    exported: 'purpose withdrawn_at',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  record_accesses: personal({
    category: 'accesses',
    title: ['工作人员的查看', 'What staff opened'],
    owners: [OF_USER],
    exported: 'role part day times first_at last_at',
    withheld: { reference: 'id user_id subject', staff: 'staff_id' },
    atDeletion: DELETE,
    retention: [{ since: 'last_at', period: PERIODS.accesses }],
  }),
  uploads: personal({
    category: 'uploads',
    title: ['上传的文件', 'Files'],
    owners: [OF_USER],
    exported: 'id kind type bytes used_at created_at width height duration ai_mark',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
    retention: [{ since: 'created_at', period: PERIODS.unusedUploads, when: IS_UNUSED }],
  }),
  content_pictures: personal({
    category: 'uploads',
    title: ['内容中的图片', 'Pictures of what you wrote'],
    owners: [through('upload_id', 'uploads')],
    exported: 'owner_type upload_id place width height ai_made',
    withheld: { reference: 'owner_id' },
    atDeletion: CASCADE,
  }),
  post_videos: personal({
    category: 'uploads',
    title: ['帖子中的视频', 'Videos of your posts'],
    owners: [through('upload_id', 'uploads')],
    exported: 'post_id upload_id width height duration',
    atDeletion: CASCADE,
  }),
  picture_checks: personal({
    category: 'uploads',
    title: null,
    owners: [through('upload_id', 'uploads')],
    withheld: { reference: 'upload_id target_id', internal: 'target_type outcome attempts due_at' },
    atDeletion: CASCADE,
  }),
  feedback: personal({
    category: 'service',
    title: ['意见反馈', 'Feedback'],
    owners: [OF_USER],
    exported: 'kind content contact app_version file_ids created_at',
    withheld: { reference: 'id user_id' },
    atDeletion: DELETE,
  }),
  personal_exports: personal({
    category: 'account',
    title: ['导出个人信息的记录', 'Exports of personal data'],
    owners: [OF_USER],
    exported: 'platform mobile email language state created_at sent_at expires_at bytes',
    withheld: {
      reference: 'id user_id file_id',
      secret: 'file_key',
      internal: 'problem progress due_at claim tries',
    },
    atDeletion: DELETE,
    retention: [{ since: 'created_at', period: PERIODS.exports }],
  }),
  mail_outbox: withoutOwner('technical', 'id email subject body created_at', [
    { since: 'created_at', period: PERIODS.outbox },
  ]),
  outbox: withoutOwner('technical', 'id mobile body created_at', [
    { since: 'created_at', period: PERIODS.outbox },
  ]),
  attempts: withoutOwner('technical', 'limit_name key_hash count ends_at', [
    { since: 'ends_at', period: PERIODS.over },
  ]),
  used_nonces: withoutOwner('technical', 'scope nonce expires_at', [
    { since: 'expires_at', period: PERIODS.over },
  ]),
};
