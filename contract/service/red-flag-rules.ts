/**
 * Words for what cannot wait for an answer in a chat: signs of anaphylaxis, seizures, loss of consciousness, trouble
 * breathing (Brighton Collaboration's major criteria of anaphylaxis; China's AEFI scheme, 2022: within 24 hours). A word
 * is enough: showing the emergency number once too often does no harm, so "no" before it is not looked at.
 */
const SIGNS: readonly RegExp[] = [
  /抽搐|抽筋|抽风|惊厥|翻白眼|口吐白沫/,
  /昏迷|昏倒|晕倒|晕厥|(叫|喊|唤)不(醒|应)|(意识|神志)(不清|模糊|丧失)|没有?意识|失去意识|不省人事|休克|心跳.{0,2}(停|骤停)/,
  /呼吸.{0,2}(困难|急促|停|不了|不过来|不畅)|(喘|透|上)不(过|上)来?气|[喘透]不过来|(喘不|上不)(上)?来气|没有?呼吸|憋气|窒息|(喉头?|嗓子?).{0,3}(水肿|肿|紧)/,
  /(嘴|口)?唇.{0,3}(发紫|发青|青紫|发绀|紫绀|肿)|(脸色?|全身|浑身).{0,2}(发紫|发青|青紫)|(脸|面|舌|喉).{0,3}肿/,
  /过敏性?休克|严重过敏|(全身|浑身|满身).{0,4}(风团|荨麻疹|皮疹|起疹|疹子)/,
  /(发|高)?(烧|热)(到|了|至|达)?.{0,6}(4[0-3]|四十)(?!\d|\s*(分|个|天|小时|岁|号|元))|(4[0-3]|四十[一二三]?)(\.\d|点.)?\s*(度|℃)/,
  /\b(seizures?|convuls\w*|faint(ed|ing)?|unconscious|unresponsive|not respond\w*|passed out|collapsed?|no pulse)\b/i,
  /\b(anaphyla\w*|can(no|')?t breathe|cannot breathe|unable to breathe|(not|stopped|hard(ly)?( to)?|struggl\w+ (to|for)|trouble|difficulty( in)?) (breath\w*|air)|short(ness)? of breath|wheez\w*|gasping|throat (is )?(clos|swell|tight)\w*|(turn(ing|ed)|went|going) blue|blue lips|swollen (face|lips|tongue|throat)|hives all over)\b/i,
  /\b(fever|temperature)\b.{0,10}\b4[0-3]\b|\b4[0-3](\.\d)?\s*(°\s*c|degrees|℃)/i,
];

/** Whether a text speaks of something for which an ambulance is called (120). */
export const redFlagIn = (text: string): boolean => SIGNS.some((sign) => sign.test(text));
