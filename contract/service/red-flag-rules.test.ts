import { redFlagIn } from './red-flag-rules';

test.each([
  '孩子打完针抽搐了',
  '宝宝翻白眼怎么办',
  '他突然晕倒了',
  '叫不醒',
  '呼吸有点困难',
  '感觉喘不过气',
  '嘴唇发紫',
  '脸都肿了',
  '全身都是荨麻疹',
  '发高烧40度',
  '烧到40.2℃',
  'She had a seizure after the shot',
  'he fainted',
  "I can't breathe",
  'swollen lips',
  'fever of 40.1 °C',
])('shows the emergency number for "%s"', (text) => {
  expect(redFlagIn(text)).toBe(true);
});

test.each([
  '我的预约是什么时候？',
  '第二针可以推迟吗',
  '打完有点发烧，37.8度',
  '胳膊疼、红肿正常吗',
  '预约40号还能改吗',
  '接种后留观多久',
  'Where is my appointment?',
  'A bit of fever, 38 degrees',
  'I paid 400 yuan',
])('does not for "%s"', (text) => {
  expect(redFlagIn(text)).toBe(false);
});
