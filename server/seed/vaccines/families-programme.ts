import type { Family, Pair } from './family';
import {
  ALLERGY,
  CLINIC,
  ILL,
  NO_PREGNANCY_YET,
  PREGNANT,
  RARE,
  WEAK_IMMUNITY,
} from './leaflet-parts';

/** Those whom the programme gives the inactivated form. */
const HIV_UNCLEAR: Pair = [
  '感染 HIV 的孩子；母亲感染 HIV、还没查清的孩子：改用灭活疫苗',
  'Children with HIV, or of mothers with HIV until an infection is ruled out: the inactivated vaccine instead',
];

/** Families of the national programme. */
export const PROGRAMME_FAMILIES: Readonly<Record<string, Family>> = {
  hepb: {
    topic: 'hepatitis-b',
    administeredBy: 'arm',
    live: false,
    diseases: [['乙型肝炎', 'Hepatitis B']],
    contraindications: [
      ALLERGY,
      ['对酵母或 CHO 细胞制品有过严重过敏者', 'Severe allergy to yeast or CHO cell products'],
      ILL,
    ],
    reactions: [
      ['注射处轻微疼痛、发红，一两天内消退', 'Slight pain or redness at the site for a day or two'],
      ['少数人低热或乏力', 'Mild fever or tiredness in a few people'],
      RARE,
    ],
    precautions: [
      [
        '母亲乙肝表面抗原阳性的新生儿应在 12 小时内接种首针，并按医嘱注射免疫球蛋白',
        'Babies of mothers with hepatitis B should have dose 1 within 12 hours, with immunoglobulin as the doctor orders',
      ],
      [
        '出生体重低于 2000 克的孩子程序不同，请先告知医生',
        'Babies born under 2,000 g follow another schedule: tell the doctor first',
      ],
      CLINIC,
    ],
  },
  bcg: {
    topic: 'tuberculosis',
    administeredBy: 'skin',
    live: true,
    diseases: [
      ['粟粒性结核', 'Miliary tuberculosis'],
      ['结核性脑膜炎', 'Tuberculous meningitis'],
    ],
    contraindications: [
      ALLERGY,
      [
        '感染 HIV 的婴儿；母亲感染 HIV 的，查清没有感染再打',
        'Babies infected with HIV; those of mothers with HIV wait until an infection is ruled out',
      ],
      [
        '接种部位有湿疹或其他皮肤病者暂缓',
        'Wait while there is eczema or skin disease at the site',
      ],
      ILL,
      WEAK_IMMUNITY,
    ],
    reactions: [
      [
        '两周左右出现红肿、小脓疱，随后结痂，两三个月留下小疤，是正常过程',
        'A red bump and small pustule after about two weeks, then a scab and a small scar in two to three months: the normal course',
      ],
      [
        '腋下淋巴结轻度肿大；超过 1 厘米或化脓应复诊',
        'Slightly swollen glands in the armpit; see a doctor if over 1 cm or with pus',
      ],
      RARE,
    ],
    precautions: [
      [
        '早产儿体重达到医生要求后再接种',
        'Preterm babies wait until they reach the weight the doctor asks for',
      ],
      ['接种的手臂四周内不要再打其他疫苗', 'No other vaccine in the same arm for four weeks'],
      CLINIC,
    ],
  },
  polio: {
    topic: 'polio',
    administeredBy: 'arm',
    live: false,
    diseases: [['脊髓灰质炎', 'Poliomyelitis']],
    contraindications: [
      ALLERGY,
      [
        '对链霉素、新霉素、多黏菌素 B 严重过敏者',
        'Severe allergy to streptomycin, neomycin or polymyxin B',
      ],
      ILL,
    ],
    reactions: [
      ['注射处红、痛，偶有硬结', 'Redness, pain, now and then a small lump at the site'],
      ['一过性低热、哭闹或食欲下降', 'Passing mild fever, crying or poor appetite'],
      RARE,
    ],
    precautions: [
      [
        '免疫缺陷或正在用免疫抑制剂的孩子可以接种灭活疫苗，保护效果可能稍弱',
        'Children with immune deficiency may have the inactivated vaccine; protection may be weaker',
      ],
      CLINIC,
    ],
  },
  bopv: {
    topic: 'polio',
    administeredBy: 'oral',
    live: true,
    diseases: [['脊髓灰质炎', 'Poliomyelitis']],
    contraindications: [
      ALLERGY,
      [
        '本人或同住者免疫缺陷，应改用灭活疫苗',
        'Immune deficiency in the child or household: use the inactivated vaccine',
      ],
      ['腹泻、发热期间暂缓', 'Wait during diarrhoea or fever'],
      ILL,
      HIV_UNCLEAR,
      WEAK_IMMUNITY,
    ],
    reactions: [
      [
        '多数孩子没有反应，少数轻微腹泻，两三天自愈',
        'Most children notice nothing; a few have mild diarrhoea for two or three days',
      ],
      RARE,
    ],
    precautions: [
      [
        '服苗前后半小时不喝热水、不喂热奶',
        'No hot water or warm milk for half an hour before and after',
      ],
      ['照护者处理尿布后认真洗手', 'Wash hands well after changing nappies'],
      CLINIC,
    ],
  },
  dtap: {
    topic: 'dtp',
    administeredBy: 'arm',
    live: false,
    diseases: [
      ['百日咳', 'Pertussis'],
      ['白喉', 'Diphtheria'],
      ['破伤风', 'Tetanus'],
    ],
    contraindications: [
      ALLERGY,
      [
        '上一剂后 7 天内出现原因不明脑病者',
        'Unexplained brain illness within 7 days of an earlier dose',
      ],
      [
        '癫痫未控制、进行性神经系统疾病者',
        'Uncontrolled epilepsy or progressive neurological disease',
      ],
      ILL,
    ],
    reactions: [
      [
        '注射侧肢体红肿、硬结较常见，第 4、5 剂更明显，一般数日消退',
        'Redness, swelling and a lump are fairly common, more so with doses 4 and 5, and go within days',
      ],
      [
        '发热、烦躁、嗜睡，多在 48 小时内',
        'Fever, fussiness or sleepiness, mostly within 48 hours',
      ],
      RARE,
    ],
    precautions: [
      [
        '上一剂后曾高热超过 40℃ 或哭闹超过 3 小时，请在预检时说明',
        'Mention fever above 40 °C or crying over 3 hours after an earlier dose',
      ],
      [
        '有热性惊厥史的孩子，由医生评估后接种',
        'After febrile convulsions the doctor assesses first',
      ],
      CLINIC,
    ],
  },
  mmr: {
    topic: 'mmr',
    administeredBy: 'arm',
    live: true,
    diseases: [
      ['麻疹', 'Measles'],
      ['流行性腮腺炎', 'Mumps'],
      ['风疹', 'Rubella'],
    ],
    contraindications: [
      ALLERGY,
      [
        '3 个月内用过免疫球蛋白或血液制品者暂缓',
        'Wait 3 months after immunoglobulin or blood products',
      ],
      ILL,
      WEAK_IMMUNITY,
      PREGNANT,
    ],
    reactions: [
      [
        '接种后 6～12 天可能发热、出现少量皮疹，一般不超过 2 天，不传染',
        'Fever or a few spots 6 to 12 days later, usually for two days; not infectious',
      ],
      ['偶见腮腺轻度肿大', 'Now and then slight swelling of the parotid glands'],
      RARE,
    ],
    precautions: [
      [
        '鸡蛋过敏一般不影响接种；吃蛋后曾休克者请先咨询',
        'Egg allergy is usually no obstacle; ask first after anaphylaxis to egg',
      ],
      [
        '与其他注射活疫苗同日或间隔 28 天',
        'Same day as other injected live vaccines, or 28 days apart',
      ],
      NO_PREGNANCY_YET,
      CLINIC,
    ],
  },
  'je-l': {
    topic: 'encephalitis',
    administeredBy: 'arm',
    live: true,
    diseases: [['流行性乙型脑炎', 'Japanese encephalitis']],
    contraindications: [
      ALLERGY,
      [
        '患脑病、未控制的癫痫和其他神经系统疾病者',
        'Brain disease, uncontrolled epilepsy or other neurological disease',
      ],
      ILL,
      HIV_UNCLEAR,
      WEAK_IMMUNITY,
      PREGNANT,
    ],
    reactions: [
      ['少数人发热，一般不超过 2 天', 'Fever in a few, usually no longer than two days'],
      ['偶有散在皮疹，不必处理', 'Scattered spots now and then; no treatment needed'],
      RARE,
    ],
    precautions: [
      ['用过免疫球蛋白的须间隔 3 个月', 'Wait 3 months after immunoglobulin'],
      ['蚊虫多的季节仍要用蚊帐和驱蚊剂', 'Nets and repellent stay useful in mosquito season'],
      CLINIC,
    ],
  },
  'je-i': {
    topic: 'encephalitis',
    administeredBy: 'arm',
    live: false,
    diseases: [['流行性乙型脑炎', 'Japanese encephalitis']],
    contraindications: [
      ALLERGY,
      ['对牛血清蛋白或保护剂明胶严重过敏者', 'Severe allergy to bovine serum protein or gelatine'],
      ILL,
    ],
    reactions: [
      ['注射处压痛、红晕', 'Tenderness and redness at the site'],
      [
        '第 2 剂距第 1 剂近，发热比例略高，多在 38.5℃ 以下',
        'Fever is a little more likely after dose 2, mostly below 38.5 °C',
      ],
      RARE,
    ],
    precautions: [
      [
        '可与其他疫苗同一天在不同部位接种',
        'Can be given with other vaccines on the same day, at another site',
      ],
      ['用过免疫球蛋白的须间隔 1 个月', 'Wait 1 month after immunoglobulin'],
      CLINIC,
    ],
  },
  'mpsv-a': {
    topic: 'meningitis',
    administeredBy: 'arm',
    live: false,
    diseases: [['A 群流脑', 'Meningococcal disease, group A']],
    contraindications: [
      ALLERGY,
      ['患急性脑病或癫痫未控制者', 'Acute brain illness or uncontrolled epilepsy'],
      ILL,
    ],
    reactions: [['轻微红肿和一过性低热', 'Slight redness and passing mild fever'], RARE],
    precautions: [
      [
        '两剂间隔必须满 3 个月，提前接种不计入程序',
        'The two doses must be 3 months apart; an earlier one does not count',
      ],
      CLINIC,
    ],
  },
  'mpsv-ac': {
    topic: 'meningitis',
    administeredBy: 'arm',
    live: false,
    diseases: [
      ['A 群流脑', 'Meningococcal disease, group A'],
      ['C 群流脑', 'Meningococcal disease, group C'],
    ],
    contraindications: [
      ALLERGY,
      ['有惊厥或脑部疾病者由医生判断', 'With convulsions or brain disease the doctor decides'],
      ILL,
    ],
    reactions: [
      ['上臂酸痛一两天，偶有头痛', 'A sore arm for a day or two, now and then headache'],
      RARE,
    ],
    precautions: [
      [
        '两剂间隔不少于 3 年；已打过 ACYW135 四价的，由门诊核对是否还需要',
        'At least 3 years between doses; after an ACYW135 vaccine the clinic checks whether it is still needed',
      ],
      CLINIC,
    ],
  },
  'hepa-l': {
    topic: 'hepatitis-a',
    administeredBy: 'arm',
    live: true,
    diseases: [['甲型肝炎', 'Hepatitis A']],
    contraindications: [
      ALLERGY,
      ['3 个月内用过免疫球蛋白者暂缓', 'Wait 3 months after immunoglobulin'],
      ILL,
      HIV_UNCLEAR,
      WEAK_IMMUNITY,
      PREGNANT,
    ],
    reactions: [
      [
        '少数出现低热、头晕或轻度腹泻，1～3 天缓解',
        'Mild fever, dizziness or diarrhoea in a few, for one to three days',
      ],
      RARE,
    ],
    precautions: [
      ['不与灭活甲肝疫苗重复接种', 'Not to be repeated with the inactivated vaccine'],
      CLINIC,
    ],
  },
  'hepa-i': {
    topic: 'hepatitis-a',
    administeredBy: 'arm',
    live: false,
    diseases: [['甲型肝炎', 'Hepatitis A']],
    contraindications: [
      ALLERGY,
      [
        '对铝佐剂或甲醛残留严重过敏者',
        'Severe allergy to aluminium adjuvant or traces of formaldehyde',
      ],
      ILL,
    ],
    reactions: [
      ['局部疼痛，成人可有头痛、乏力', 'Local pain; adults may have headache or tiredness'],
      RARE,
    ],
    precautions: [
      [
        '第 2 剂推迟不必重新开始，补上即可',
        'A late second dose is simply given; no need to start again',
      ],
      CLINIC,
    ],
  },
};
