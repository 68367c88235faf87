import type { Bilingual } from '../../../../kernel/language';

const all = (texts: Record<string, readonly [zh: string, en: string]>) =>
  Object.fromEntries(Object.entries(texts).map(([value, [zh, en]]) => [value, { zh, en }]));

/** Words for values of columns, by the column's name; other values are shown as they are. */
export const VALUE_LABELS: Readonly<Record<string, Readonly<Record<string, Bilingual>>>> = {
  sex: all({ 1: ['男', 'Male'], 2: ['女', 'Female'] }),
  relation_type: all({
    1: ['本人', 'Self'],
    2: ['父母', 'Parent'],
    3: ['子女', 'Child'],
    4: ['配偶', 'Spouse'],
    5: ['亲戚', 'Relative'],
    6: ['朋友', 'Friend'],
    7: ['其他', 'Other'],
  }),
  document_kind: all({
    1: ['居民身份证', 'Resident identity card'],
    2: ['护照', 'Passport'],
    3: ['港澳居民来往内地通行证', 'Hong Kong and Macau permit'],
    4: ['台湾居民来往大陆通行证', 'Taiwan permit'],
    5: ['港澳台居民居住证', 'Residence permit'],
    6: ['外国人永久居留身份证', 'Permanent resident card'],
    7: ['出生医学证明', 'Birth certificate'],
  }),
  status: all({
    PENDING_CONFIRM: ['待确认', 'To be confirmed'],
    BOOKED: ['已预约', 'Booked'],
    ARRIVED: ['已签到', 'Checked in'],
    DONE: ['已接种', 'Vaccinated'],
    CANCELLED: ['已取消', 'Cancelled'],
    NO_SHOW: ['未到诊', 'Missed'],
    REFUNDING: ['退款中', 'Refund under way'],
    REFUNDED: ['已退款', 'Refunded'],
    REFUND_FAILED: ['退款失败', 'Refund failed'],
  }),
  language: all({ 'zh-CN': ['中文', 'Chinese'], en: ['英文', 'English'] }),
  partner: all({ wechat: ['微信支付', 'WeChat Pay'], alipay: ['支付宝', 'Alipay'] }),
  actor: all({
    user: ['您', 'You'],
    clinic: ['门诊', 'The clinic'],
    system: ['系统', 'The system'],
  }),
  site: all({
    leftArm: ['左上臂', 'Left upper arm'],
    rightArm: ['右上臂', 'Right upper arm'],
    leftThigh: ['左大腿', 'Left thigh'],
    rightThigh: ['右大腿', 'Right thigh'],
    oral: ['口服', 'By mouth'],
    other: ['其他', 'Other'],
  }),
  source: all({ online: ['线上预约', 'Online'], walk_in: ['现场登记', 'At the clinic'] }),
  sender: all({
    user: ['您', 'You'],
    staff: ['客服', 'Customer service'],
    system: ['系统', 'The service'],
  }),
  event: all({
    signIn: ['登录', 'Signed in'],
    signOut: ['退出登录', 'Signed out'],
    post: ['发布帖子', 'Published a post'],
    postEdit: ['修改帖子', 'Edited a post'],
    postRemoval: ['删除帖子', 'Deleted a post'],
    comment: ['发布评论', 'Published a comment'],
    commentRemoval: ['删除评论', 'Deleted a comment'],
    profile: ['修改昵称、头像或简介', 'Changed name, picture or introduction'],
    chat: ['给客服发消息', 'Wrote to customer service'],
  }),
  wx_subscribed: all({ 0: ['否', 'No'], 1: ['是', 'Yes'] }),
  kind_of_file: all({ image: ['图片', 'Picture'], video: ['视频', 'Video'] }),
};

export const YES: Bilingual = { zh: '是', en: 'Yes' };
export const NO: Bilingual = { zh: '否', en: 'No' };
