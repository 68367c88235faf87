/** Short thanks and follow-ups, under comments. */
export const FOLLOW_UPS: readonly [string, ...string[]] = [
  '谢谢，放心多了',
  '好的，我再观察观察',
  '收到，谢谢回复',
  '是的，后来就好了',
  '嗯嗯，我家也一样',
  '谢谢医生',
  '请问第二天还有吗',
  '学到了',
  '同感',
  '已经好了，谢谢大家',
  '明白了',
  '我也想问这个',
  '好的，明天去问问门诊',
  '哈哈是的',
  '辛苦了',
  '祝宝宝快点好',
];
