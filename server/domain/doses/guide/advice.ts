import type { GuideAdviceData } from './guide';

const INFANT = ['m0', 'm6'] as const;
const SMALL = ['m0', 'm6', 'y1'] as const;
const SCHOOL = ['y6', 'y9'] as const;
const GROWN = ['y18', 'y27', 'y46', 'y50', 'y60'] as const;
const PREGNANT = { need: ['pregnant'] } as const;
/** Live vaccines are not suggested to them: the doctor decides by the illness (NIP 2026, special states of health). */
const WEAK_IMMUNITY = { need: ['immunodeficiency'] } as const;

/** What follows from the answers, the most urgent first. The clinic decides in every case. */
export const ADVICE: readonly GuideAdviceData[] = [
  {
    id: 'at-once',
    kind: 'note',
    when: { need: ['wound'] },
    title: { zh: '先处理伤口，马上去门诊', en: 'Care for the wound and go at once' },
    reason: {
      zh: '用肥皂水和流动清水交替冲洗约 15 分钟，然后尽快到能处理狂犬病暴露的门诊。是否要打、打几针由医生按伤口决定，不必等预约。',
      en: 'Wash with soap and running water for about 15 minutes, then go to a clinic that treats rabies exposure. The doctor decides by the wound; do not wait for an appointment.',
    },
  },
  {
    id: 'rabies',
    kind: 'vaccine',
    when: { need: ['wound'] },
    title: { zh: '狂犬病疫苗', en: 'Rabies' },
    reason: {
      zh: '被猫狗等动物咬伤抓伤后要尽快打，任何年龄都可以。',
      en: 'As soon as possible after a bite or scratch, at any age.',
    },
    codes: ['rabies'],
  },
  {
    id: 'tetanus',
    kind: 'vaccine',
    when: { need: ['wound'] },
    title: { zh: '破伤风疫苗', en: 'Tetanus' },
    reason: {
      zh: '伤口深或不干净，而且近年没打过时，由医生决定是否补打。',
      en: 'For deep or dirty wounds without a recent dose, if the doctor says so.',
    },
    codes: ['tetanus'],
  },
  {
    id: 'pregnancy',
    kind: 'note',
    when: PREGNANT,
    title: { zh: '孕期和备孕先问医生', en: 'Ask a doctor first' },
    reason: {
      zh: '怀孕时不打减毒活疫苗，HPV 疫苗也推迟到产后；流感疫苗（灭活）优先打。备孕时打了麻腮风、水痘等活疫苗，至少过 3 个月再怀孕。其他能打的由产科和接种门诊一起决定。',
      en: 'No live vaccines in pregnancy, and HPV waits until after birth; the inactivated flu vaccine comes first. After a live vaccine such as MMR or varicella, wait at least 3 months before a pregnancy. What else can be given is settled with the doctors.',
    },
  },
  {
    id: 'immunodeficiency',
    kind: 'note',
    when: WEAK_IMMUNITY,
    title: { zh: '免疫力低，先问医生', en: 'Ask a doctor first' },
    reason: {
      zh: '减毒活疫苗能不能打，要由医生看过病情再定，下面没有列出；孩子的免费疫苗里也有活疫苗（卡介苗、口服脊灰、麻腮风、乙脑减毒、甲肝减毒）。灭活疫苗一般可以打。请带上病历和用药去门诊。',
      en: 'Whether live vaccines can be given is for the doctor to say, so they are not listed here; some free childhood vaccines are live too (BCG, oral polio, MMR, and the live forms against Japanese encephalitis and hepatitis A). Inactivated ones usually can. Bring your records and medicines.',
    },
  },
  {
    id: 'continue',
    kind: 'note',
    when: { before: ['some', 'unsure'] },
    title: { zh: '带上接种记录', en: 'Bring the records' },
    reason: {
      zh: '打过的剂次算数，一般接着补齐就行。记不清也没关系，门诊可以查记录，再决定打哪几剂。',
      en: 'Doses already given count; only the missing ones follow. If unsure, the clinic can look the records up.',
    },
  },
  {
    id: 'programme',
    kind: 'plan',
    when: { who: ['child'] },
    unless: { need: ['wound'] },
    title: { zh: '先打免费疫苗', en: 'The free vaccines first' },
    reason: {
      zh: '国家免疫规划的疫苗免费。填出生日期，就知道现在该打哪几剂。',
      en: 'The national programme costs nothing. The date of birth tells which doses are due.',
    },
  },
  {
    id: 'penta',
    kind: 'vaccine',
    when: { age: ['m0'] },
    title: { zh: '五联、四联疫苗', en: '5-in-1 and 4-in-1' },
    reason: {
      zh: '一针防几种病，可代替单独打的百白破等，少打几针。',
      en: 'Several diseases in one injection, in place of separate ones.',
    },
    codes: ['dtap-ipv-hib', 'dtap-hib'],
  },
  {
    id: 'rota',
    kind: 'vaccine',
    when: { age: INFANT },
    unless: WEAK_IMMUNITY,
    title: { zh: '轮状病毒疫苗', en: 'Rotavirus' },
    reason: {
      zh: '口服，预防婴幼儿严重腹泻。有开始的年龄限制，越早越好。',
      en: 'By mouth, against severe diarrhoea. It has to begin early.',
    },
    codes: ['rota'],
  },
  {
    id: 'pcv13',
    kind: 'vaccine',
    when: { age: SMALL },
    title: { zh: '13 价肺炎疫苗', en: 'Pneumococcal, 13-valent' },
    reason: {
      zh: '预防肺炎球菌引起的肺炎、脑膜炎，2 岁以内最需要。',
      en: 'Protects against pneumonia and meningitis; children under 2 need it most.',
    },
    codes: ['pcv13'],
  },
  {
    id: 'hib',
    kind: 'vaccine',
    when: { age: SMALL },
    title: { zh: 'Hib 疫苗', en: 'Hib' },
    reason: {
      zh: '预防 b 型流感嗜血杆菌引起的脑膜炎和肺炎。打五联、四联的不用再打。',
      en: 'Protects against meningitis and pneumonia. Not needed beside the 4-in-1 or 5-in-1.',
    },
    codes: ['hib'],
  },
  {
    id: 'ev71',
    kind: 'vaccine',
    when: { age: ['m6', 'y1'] },
    title: { zh: '手足口疫苗（EV71）', en: 'Hand, foot and mouth (EV71)' },
    reason: {
      zh: '预防容易转为重症的 EV71 型手足口病。',
      en: 'Protects against the type that most often becomes severe.',
    },
    codes: ['ev71'],
  },
  {
    id: 'varicella',
    kind: 'vaccine',
    when: { age: ['y1', ...SCHOOL] },
    unless: WEAK_IMMUNITY,
    title: { zh: '水痘疫苗', en: 'Chickenpox' },
    reason: {
      zh: '没得过水痘的孩子，入园入学前打最合适。',
      en: 'For children who have not had it, best before nursery or school.',
    },
    codes: ['varicella'],
  },
  {
    id: 'hpv',
    kind: 'vaccine',
    when: { age: ['y9', 'y18', 'y27'], sex: ['female', 'male'] },
    unless: PREGNANT,
    title: { zh: 'HPV 疫苗', en: 'HPV' },
    reason: {
      zh: '预防宫颈癌等 HPV 相关疾病，越早打越好。符合条件的女孩有免费的双价疫苗。',
      en: 'Protects against cervical cancer and other diseases, the earlier the better. Eligible girls have a free one.',
    },
    codes: ['hpv2', 'hpv4', 'hpv9'],
  },
  {
    id: 'zoster',
    kind: 'vaccine',
    when: { age: ['y50', 'y60'] },
    unless: WEAK_IMMUNITY,
    title: { zh: '带状疱疹疫苗', en: 'Shingles' },
    reason: {
      zh: '50 岁以后容易得，疼痛可能持续几个月。得过的也可以打。',
      en: 'More common after 50, and the pain can last for months. Also for those who have had it.',
    },
    codes: ['zoster', 'zoster-live'],
  },
  {
    id: 'zoster-recombinant',
    kind: 'vaccine',
    when: { age: ['y50', 'y60'], ...WEAK_IMMUNITY },
    title: { zh: '带状疱疹疫苗（重组）', en: 'Shingles, recombinant' },
    reason: {
      zh: '免疫力低的人更容易得。重组疫苗不是活疫苗，能不能打由医生评估。',
      en: 'More common with weak immunity. The recombinant vaccine is not live; the doctor assesses first.',
    },
    codes: ['zoster'],
  },
  {
    id: 'ppv23',
    kind: 'vaccine',
    when: { age: ['y60'] },
    title: { zh: '23 价肺炎疫苗', en: 'Pneumococcal, 23-valent' },
    reason: { zh: '60 岁以后打一剂，预防肺炎球菌感染。', en: 'One dose from 60 years.' },
    codes: ['ppv23'],
  },
  {
    id: 'ppv23-chronic',
    kind: 'vaccine',
    when: {
      need: ['chronic', 'immunodeficiency'],
      age: ['y6', 'y9', 'y18', 'y27', 'y46', 'y50'],
    },
    title: { zh: '23 价肺炎疫苗', en: 'Pneumococcal, 23-valent' },
    reason: {
      zh: '有慢性病或免疫力低时肺炎更容易变重，不必等到 60 岁。',
      en: 'Pneumonia is worse with a chronic illness or weak immunity; no need to wait until 60.',
    },
    codes: ['ppv23'],
  },
  {
    id: 'flu',
    kind: 'vaccine',
    when: { age: ['m6', 'y1', ...SCHOOL, ...GROWN] },
    title: { zh: '流感疫苗', en: 'Influenza' },
    reason: {
      zh: '满 6 月龄都可以打，每个流感季一次，孕妇、老人、孩子和慢性病人最需要。孕妇任何孕期都可以打灭活疫苗。',
      en: 'From 6 months, once a season; pregnant women, the old, the young and the ill need it most. The inactivated vaccine suits every stage of pregnancy.',
    },
    codes: ['flu'],
  },
  {
    id: 'hepa-travel',
    kind: 'vaccine',
    when: { need: ['travel'], age: ['y1', ...SCHOOL, ...GROWN] },
    title: { zh: '甲肝疫苗', en: 'Hepatitis A' },
    reason: {
      zh: '经不干净的水和食物传播，出行前打。',
      en: 'Spreads by unsafe water and food; have it before the journey.',
    },
    codes: ['hepa-i'],
  },
  {
    id: 'travel',
    kind: 'vaccine',
    when: { need: ['travel'], age: ['y1', ...SCHOOL, ...GROWN] },
    title: { zh: '霍乱、伤寒疫苗', en: 'Cholera and typhoid' },
    reason: {
      zh: '去有流行的地方前打。霍乱疫苗在第 0、7、28 天吃三次，至少提前四周开始；伤寒疫苗打一剂，提前两周打。',
      en: 'Before going where they occur. Cholera: three oral doses on days 0, 7 and 28, begun at least four weeks ahead. Typhoid: one dose two weeks ahead.',
    },
    codes: ['cholera', 'typhoid'],
  },
  {
    id: 'hepb-adult',
    kind: 'vaccine',
    when: { age: ['y18', 'y27', 'y46'], before: ['never', 'unsure'] },
    unless: PREGNANT,
    title: { zh: '乙肝疫苗', en: 'Hepatitis B' },
    reason: {
      zh: '没打过或没有抗体的成年人可以打，先查一次乙肝五项。',
      en: 'For adults without antibodies; a blood test comes first.',
    },
    codes: ['hepb'],
  },
];
