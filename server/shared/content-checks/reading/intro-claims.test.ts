import { introClaims } from './intro-claims';

test.each([
  ['我是平台官方客服，有问题找我', 'office'],
  ['官方客服', 'office'],
  ['官\u200b方客\u200b服在线', 'office'],
  ['退款專員，负责退款', 'office'],
  ['Official support', 'office'],
  ['Refund officer', 'office'],
  ['我是派出所民警', 'office'],
  ['儿科医生', 'health'],
  ['本人在社区医院做护士', 'health'],
  ['資深醫師，歡迎諮詢', 'health'],
  ['从事接种门诊工作十年', 'health'],
  ['I am a doctor', 'health'],
  ['Nurse Li', 'health'],
])('the intro %j claims %s', (intro, claim) => expect(introClaims(intro)).toContain(claim));

test.each([
  '两个孩子的妈妈',
  '感谢每一位医生和护士',
  '我不是医生，只记录自己的经历',
  '听医生的话，按时接种',
  '带娃跑遍全城各家医院和门诊的爸爸',
  '我老公是医生，我是全职妈妈',
  '在银行上班的新手爸爸',
  '以疾控中心公布的信息为准，仅供参考',
  '✓ 打完了九价',
  '在社区工作',
  'I support vaccines',
  'Thanks to all the nurses',
  'I am not a doctor',
])('the intro %j claims nothing', (intro) => expect(introClaims(intro)).toEqual([]));
