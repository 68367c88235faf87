import { defineMessages } from '@/i18n/messages';

/** What this device stores, and its removal. */
export const DEVICE_MESSAGES = defineMessages(
  {
    title: '存在这台设备上的信息',
    order: '还没到的预约和预约码',
    certificate: '接种凭证',
    plan: '接种计划',
    article: '收藏的文章',
    booking: '没有提交的预约表单',
    count: '{count} 份',
    none: '没有可以离线查看的内容',
    note: '没有网络时也能看，最多存 30 天。这台设备还存登录状态、最近看过的内容、搜索记录，以及没有填完或发出的内容，退出登录时都会清除。语言、字号、外观、城市、设备编号，和疫苗、门诊等公开内容会留下。',
    remove: '从这台设备删除',
    removeNote: '账号里的记录不受影响',
    ask: '从这台设备删除？',
    text: '没有网络时就看不到了。有网络时再打开，会重新存在这台设备上。',
    textWithForm: '没有提交的预约表单不能恢复。其他内容有网络时再打开，会重新存在这台设备上。',
    confirm: '删除',
    done: '已从这台设备删除',
  },
  {
    title: 'On this device',
    order: 'Upcoming appointments and their codes',
    certificate: 'Certificates',
    plan: 'Plans',
    article: 'Articles you saved',
    booking: 'Booking form that was not sent',
    count: '{count}',
    none: 'Nothing is stored to read offline',
    note: 'You can read it offline, for up to 30 days. This device also stores your login, what you viewed and searched for last, and what you have not finished or sent: logging out clears all of it. Language, type size, appearance, city, a device number and public content such as vaccines stay.',
    remove: 'Remove from this device',
    removeNote: 'The records in your account stay',
    ask: 'Remove from this device?',
    text: 'You can no longer read it offline. It is stored here again when you open it online.',
    textWithForm:
      'The booking form cannot be restored. The rest is stored here again when you open it online.',
    confirm: 'Remove',
    done: 'Removed from this device',
  },
);
