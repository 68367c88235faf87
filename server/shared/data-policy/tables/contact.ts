import { PERIODS } from '@contract/personal/period-rules';
import { CASCADE, DELETE, OF_USER, withoutOwner, personal, through } from '../define';
import type { Policies } from '../policy-types';

const OF_MESSAGE = through('message_id', 'messages');

/** Messages, customer service and statistics. */
export const CONTACT_TABLES: Policies = {
  messages: personal({
    category: 'messages',
    title: ['消息', 'Messages'],
    owners: [OF_USER],
    exported: 'message_class kind params link created_at read_at',
    withheld: { reference: 'id user_id', internal: 'dedupe_key' },
    atDeletion: DELETE,
    retention: [
      { since: 'read_at', period: PERIODS.readMessages },
      { since: 'created_at', period: PERIODS.unreadMessages, when: 'read_at is null' },
    ],
  }),
  notice_reads: personal({
    category: 'messages',
    title: ['读过的通知', 'Notices that you read'],
    owners: [OF_USER],
    exported: 'notice_id read_at',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  muted_messages: personal({
    category: 'messages',
    title: ['关闭的通知', 'Notices that you turned off'],
    owners: [OF_USER],
    exported: 'kind channel muted_at',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  asked_sms: personal({
    category: 'messages',
    title: ['要求发短信的通知', 'Notices that you asked for by SMS'],
    owners: [OF_USER],
    exported: 'kind asked_at',
    withheld: { reference: 'user_id' },
    atDeletion: DELETE,
  }),
  message_sends: personal({
    category: 'messages',
    title: null,
    owners: [OF_MESSAGE],
    withheld: { reference: 'message_id grant_id', internal: 'state tries due_at' },
    atDeletion: CASCADE,
  }),
  sms_sends: personal({
    category: 'messages',
    title: null,
    owners: [OF_MESSAGE],
    withheld: { reference: 'message_id', internal: 'state tries due_at' },
    atDeletion: CASCADE,
  }),
  message_grants: personal({
    category: 'messages',
    title: ['允许的平台消息', 'Platform messages that you accepted'],
    owners: [OF_USER],
    exported: 'platform template language unused accepted_at',
    withheld: { reference: 'id user_id subject', internal: 'reports' },
    atDeletion: DELETE,
  }),
  service_conversations: personal({
    category: 'service',
    title: ['客服对话', 'Chats with customer service'],
    owners: [OF_USER],
    exported: 'id state urgency is_question created_at closed_at rating rated_at',
    withheld: {
      reference: 'user_id',
      staff: 'staff_id',
      internal: 'last_seq user_read_seq staff_read_seq notified_seq user_seen_at waiting_since',
    },
    atDeletion: DELETE,
    retention: [
      { since: 'closed_at', period: PERIODS.closedChats, when: `state = 'closed'`, batch: 200 },
    ],
  }),
  service_messages: personal({
    category: 'service',
    title: ['客服对话的内容', 'What was said in chats'],
    owners: [through('conversation_id', 'service_conversations')],
    exported: 'conversation_id seq sender kind body at',
    withheld: { reference: 'id client_id', staff: 'staff_id' },
    atDeletion: CASCADE,
  }),
  video_plays: personal({
    category: 'usage',
    title: ['观看的视频', 'Videos watched'],
    owners: [OF_USER],
    exported: 'video_id video_ms played_ms started_at received_at attributes',
    withheld: { reference: 'id user_id' },
    atDeletion: DELETE,
    retention: [{ since: 'received_at', period: PERIODS.telemetry }],
  }),
  telemetry_events: withoutOwner(
    'technical',
    'id event_id name run version platform happened_at received_at attributes',
    [{ since: 'received_at', period: PERIODS.telemetry }],
  ),
  page_visits: withoutOwner('technical', 'id route duration_seconds received_at', [
    { since: 'received_at', period: PERIODS.telemetry },
  ]),
};
