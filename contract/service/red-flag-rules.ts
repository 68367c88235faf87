/**
 * Words for what cannot wait for an answer in a chat: signs of anaphylaxis, seizures, loss of consciousness, trouble
 * breathing (Brighton Collaboration's major criteria of anaphylaxis; China's AEFI scheme, 2022: within 24 hours). A word
 * is enough: showing the emergency number once too often does no harm, so "no" before it is not looked at.
 */
const SIGNS: readonly RegExp[] = [
  /抽搐|抽筋|惊厥|翻白眼|口吐白沫/,
  /昏迷|昏倒|晕倒|晕厥|叫不醒|意识不清|神志不清|没有?意识|失去意识|休克/,
  /呼吸.{0,2}(困难|急促|停|不了|不过来|不畅)|喘不(过|上)气|喘不上来|憋气|窒息|喉头?.{0,3}(水肿|肿|紧)/,
  /(嘴|口)?唇.{0,3}(发紫|发青|青紫|肿)|脸色?.{0,2}(发紫|发青)|(脸|面|舌|喉).{0,3}肿/,
  /过敏性?休克|严重过敏|全身.{0,4}(风团|荨麻疹|皮疹|起疹)/,
  /(发|高)烧.{0,6}(40|四十)|(40|四十)(\.\d)?(度|℃)/,
  /\b(seizures?|convuls\w*|faint(ed|ing)?|unconscious|unresponsive|passed out|collapsed?)\b/i,
  /\b(anaphyla\w*|can(no|')?t breathe|cannot breathe|trouble breathing|difficulty (in )?breathing|short of breath|blue lips|swollen (face|lips|tongue|throat))\b/i,
  /\b40(\.\d)?\s*(°\s*c|degrees|℃)/i,
];

/** Whether a text speaks of something for which an ambulance is called (120). */
export const redFlagIn = (text: string): boolean => SIGNS.some((sign) => sign.test(text));
