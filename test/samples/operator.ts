import type { Operator } from '@contract/site/operator-rules';

/** An operator who has filled in everything that live asks for. */
export const FILLED_IN_OPERATOR: Operator = {
  name: { zh: '锦江区疾控中心', en: 'Jinjiang CDC' },
  address: { zh: '成都市锦江区 1 号', en: '1 Jinjiang, Chengdu' },
  email: 'privacy@jinjiang-cdc.cn',
  childrenEmail: 'children@jinjiang-cdc.cn',
  phone: '028-85001234',
  icpFiling: '蜀ICP备2026012345号-1',
  policeFiling: '',
  licence: '',
  city: '510100',
  companies: {
    sms: { zh: '锦江短信', en: 'Jinjiang SMS', contact: '028-85001235' },
    mail: { zh: '锦江邮件', en: 'Jinjiang Mail', contact: '028-85001236' },
    identity: { zh: '', en: '', contact: '' },
    delivery: { zh: '', en: '', contact: '' },
    wechat: { zh: '腾讯', en: 'Tencent', contact: '95017' },
    alipay: { zh: '支付宝', en: 'Alipay', contact: '95188' },
  },
};
