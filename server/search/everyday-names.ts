/** What people call a vaccine beside its short name, by vaccine code: the disease in the words of every day. Unreviewed. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = {
  bopv: ['糖丸', '小儿麻痹疫苗', '脊灰疫苗'],
  polio: ['小儿麻痹疫苗', '脊灰疫苗', 'polio vaccine'],
  'dtap-ipv-hib': ['5 合 1', '五合一'],
  'dtap-hib': ['4 合 1', '四合一'],
  dtap: ['百日咳疫苗', 'whooping cough vaccine'],
  mmr: ['麻疹疫苗', '腮腺炎疫苗', '风疹疫苗', 'measles vaccine'],
  varicella: ['水痘疫苗', '出水痘', 'chickenpox vaccine'],
  pcv13: ['肺炎球菌疫苗', '肺炎链球菌疫苗', '肺炎疫苗', '肺炎 13 价', 'pneumonia vaccine'],
  ppv23: ['肺炎球菌疫苗', '肺炎链球菌疫苗', '肺炎疫苗', '肺炎 23 价', 'pneumonia vaccine'],
  hpv2: ['宫颈癌疫苗', 'cervical cancer vaccine'],
  hpv4: ['宫颈癌疫苗', 'cervical cancer vaccine'],
  hpv9: ['宫颈癌疫苗', 'cervical cancer vaccine'],
  ev71: ['手足口病疫苗', '手足口疫苗'],
  rota: ['轮状病毒疫苗', '轮状疫苗', '秋季腹泻疫苗'],
  rabies: ['狂犬疫苗', '狂犬病疫苗', '被狗咬', '被猫抓'],
  tetanus: ['破伤风针'],
  zoster: ['缠腰龙', '蛇缠腰', 'shingles vaccine'],
  'zoster-live': ['缠腰龙', '蛇缠腰', 'shingles vaccine'],
  'je-i': ['乙脑疫苗'],
  'je-l': ['乙脑疫苗'],
  'hepa-i': ['甲肝疫苗'],
  'hepa-l': ['甲肝疫苗'],
  hepb: ['乙型肝炎疫苗', 'hepatitis B vaccine'],
};

/** Names of every day of a vaccine; none for a code that is not known. */
export const everydayNamesOf = (vaccineCode: string): readonly string[] =>
  EVERYDAY[vaccineCode] ?? [];
