import type { Family } from './family';
import {
  ALLERGY,
  CLINIC,
  ILL,
  NO_PREGNANCY_YET,
  PREGNANT,
  RARE,
  WEAK_IMMUNITY,
} from './leaflet-parts';

const MENINGOCOCCAL_ACYW = [
  ['A、C 群流脑', 'Meningococcal disease, groups A and C'],
  ['Y、W135 群流脑', 'Meningococcal disease, groups Y and W135'],
] as const;

/** Families of paid childhood vaccines. */
export const CHILD_FAMILIES: Readonly<Record<string, Family>> = {
  pcv13: {
    topic: 'pneumococcus',
    administeredBy: 'arm',
    live: false,
    diseases: [['肺炎球菌肺炎与侵袭性疾病', 'Pneumococcal pneumonia and invasive disease']],
    contraindications: [
      ALLERGY,
      ['对白喉或破伤风类毒素严重过敏者', 'Severe allergy to diphtheria or tetanus toxoid'],
      ILL,
    ],
    reactions: [
      [
        '发热较常见，多低于 39℃，一两天退',
        'Fever is fairly common, mostly below 39 °C, for a day or two',
      ],
      ['注射处红肿、活动时疼痛', 'Redness, swelling and pain on movement'],
      RARE,
    ],
    precautions: [
      [
        '早产儿接种后观察呼吸，按医生建议延长留观',
        'Preterm babies are watched for longer as the doctor advises',
      ],
      [
        '起种年龄决定剂次，请按门诊给的程序约下一剂',
        'The age at the start decides the number of doses: book the next as the clinic says',
      ],
      CLINIC,
    ],
  },
  rota: {
    topic: 'rotavirus',
    administeredBy: 'oral',
    live: true,
    diseases: [['轮状病毒胃肠炎', 'Rotavirus gastroenteritis']],
    contraindications: [
      ALLERGY,
      [
        '有肠套叠史或未矫正的胃肠道畸形者',
        'Earlier intussusception or an uncorrected malformation of the gut',
      ],
      ['严重联合免疫缺陷者', 'Severe combined immunodeficiency'],
      ILL,
      WEAK_IMMUNITY,
    ],
    reactions: [
      ['轻度腹泻、呕吐或烦躁', 'Mild diarrhoea, vomiting or fussiness'],
      [
        '极少发生肠套叠：阵发哭闹、呕吐、果酱样便须立即就医',
        'Very rarely intussusception: bouts of crying, vomiting and jelly-like stool need a doctor at once',
      ],
      RARE,
    ],
    precautions: [
      ['腹泻或呕吐期间改期', 'Change the date during diarrhoea or vomiting'],
      [
        '吐出一部分一般不补服，由护士判断',
        'If some is spat out it is usually not repeated; the nurse decides',
      ],
      CLINIC,
    ],
  },
  hib: {
    topic: 'hib',
    administeredBy: 'arm',
    live: false,
    diseases: [['b 型流感嗜血杆菌感染', 'Haemophilus influenzae type b disease']],
    contraindications: [
      ALLERGY,
      ['对破伤风类毒素严重过敏者', 'Severe allergy to tetanus toxoid'],
      ILL,
    ],
    reactions: [
      ['局部红肿、轻度发热，通常一天内好转', 'Redness and mild fever, usually better within a day'],
      RARE,
    ],
    precautions: [
      [
        '起种越晚剂次越少；满 6 周岁不再接种',
        'A later start needs fewer doses; from the 6th birthday it is not given',
      ],
      CLINIC,
    ],
  },
  'dtap-ipv-hib': {
    topic: 'dtp',
    administeredBy: 'arm',
    live: false,
    diseases: [
      ['百日咳', 'Pertussis'],
      ['白喉', 'Diphtheria'],
      ['破伤风', 'Tetanus'],
      ['脊髓灰质炎', 'Poliomyelitis'],
      ['b 型流感嗜血杆菌感染', 'Haemophilus influenzae type b disease'],
    ],
    contraindications: [
      ALLERGY,
      ['既往接种百日咳疫苗后发生脑病者', 'Brain illness after an earlier pertussis vaccine'],
      [
        '对新霉素、链霉素、多黏菌素 B 严重过敏者',
        'Severe allergy to neomycin, streptomycin or polymyxin B',
      ],
      ILL,
    ],
    reactions: [
      [
        '发热、嗜睡、食欲差，24～48 小时内最多见',
        'Fever, sleepiness and poor appetite, mostly within 24 to 48 hours',
      ],
      [
        '加强剂后整侧大腿肿胀少见，可自行消退',
        'Swelling of the whole thigh after the booster is rare and goes by itself',
      ],
      RARE,
    ],
    precautions: [
      [
        '途中换回单苗要核对百白破、脊灰、Hib 各自剩余剂次',
        'When changing back to single vaccines, the doses left of each part have to be checked',
      ],
      [
        '货源紧张时不要为等联合苗推迟基础免疫',
        'Do not put off the primary course to wait for the combination',
      ],
      CLINIC,
    ],
  },
  'dtap-hib': {
    topic: 'dtp',
    administeredBy: 'arm',
    live: false,
    diseases: [
      ['百日咳', 'Pertussis'],
      ['白喉', 'Diphtheria'],
      ['破伤风', 'Tetanus'],
      ['b 型流感嗜血杆菌感染', 'Haemophilus influenzae type b disease'],
    ],
    contraindications: [
      ALLERGY,
      ['脑病、未控制癫痫者', 'Brain disease or uncontrolled epilepsy'],
      ILL,
    ],
    reactions: [
      [
        '注射处硬结较单苗略多见，热敷可缓解',
        'A lump is a little more common than with single vaccines; a warm compress helps',
      ],
      RARE,
    ],
    precautions: [
      [
        '仍需另约脊灰疫苗，可同日不同部位接种',
        'Polio vaccine is booked separately; the same day is possible',
      ],
      CLINIC,
    ],
  },
  mcv2: {
    topic: 'meningitis',
    administeredBy: 'arm',
    live: false,
    diseases: [['A、C 群流脑', 'Meningococcal disease, groups A and C']],
    contraindications: [
      ALLERGY,
      ['对白喉类毒素载体严重过敏者', 'Severe allergy to the diphtheria toxoid carrier'],
      ILL,
    ],
    reactions: [['哭闹、低热、局部红肿', 'Crying, mild fever and local redness'], RARE],
    precautions: [
      [
        '已开始 A 群多糖疫苗的，由门诊安排衔接',
        'After a start with the group A vaccine the clinic arranges the change',
      ],
      CLINIC,
    ],
  },
  mcv4: {
    topic: 'meningitis',
    administeredBy: 'arm',
    live: false,
    diseases: MENINGOCOCCAL_ACYW,
    contraindications: [
      ALLERGY,
      ['对白喉类毒素载体严重过敏者', 'Severe allergy to the diphtheria toxoid carrier'],
      ILL,
    ],
    reactions: [
      ['婴儿易激惹、嗜睡、进食减少', 'Babies may be irritable, sleepy or eat less'],
      ['局部红硬，多在三天内消退', 'Redness and hardness, mostly gone in three days'],
      RARE,
    ],
    precautions: [
      [
        '起种月龄不同剂次不同，预约前请看剂次说明',
        'The number of doses depends on the starting age: see the course before booking',
      ],
      CLINIC,
    ],
  },
  mpsv4: {
    topic: 'meningitis',
    administeredBy: 'arm',
    live: false,
    diseases: MENINGOCOCCAL_ACYW,
    contraindications: [
      ALLERGY,
      ['癫痫、脑部疾病者由医生判断', 'With epilepsy or brain disease the doctor decides'],
      ILL,
    ],
    reactions: [['轻度头痛、肌痛和局部压痛', 'Mild headache, muscle ache and tenderness'], RARE],
    precautions: [
      [
        '多糖疫苗对 2 周岁以下婴幼儿效果差，不要提前接种',
        'Polysaccharide works poorly under 2 years; do not give it early',
      ],
      CLINIC,
    ],
  },
  ev71: {
    topic: 'hfmd',
    administeredBy: 'arm',
    live: false,
    diseases: [['EV71 所致手足口病', 'Hand, foot and mouth disease caused by EV71']],
    contraindications: [
      ALLERGY,
      ['对硫酸庆大霉素或卡那霉素严重过敏者', 'Severe allergy to gentamicin or kanamycin'],
      ILL,
    ],
    reactions: [
      ['发热、腹泻、食欲不振，多轻微', 'Fever, diarrhoea or poor appetite, mostly mild'],
      ['注射处红、硬结', 'Redness or a lump at the site'],
      RARE,
    ],
    precautions: [
      [
        '只防 EV71 型，得过其他型手足口病的孩子仍可接种',
        'It prevents the EV71 type only; after another type the child can still have it',
      ],
      CLINIC,
    ],
  },
  varicella: {
    topic: 'varicella',
    administeredBy: 'arm',
    live: true,
    diseases: [['水痘', 'Chickenpox']],
    contraindications: [
      ALLERGY,
      [
        '3 个月内输过血或用过免疫球蛋白者暂缓',
        'Wait 3 months after a transfusion or immunoglobulin',
      ],
      ILL,
      WEAK_IMMUNITY,
      PREGNANT,
    ],
    reactions: [
      ['接种后一到三周偶有几颗水痘样皮疹', 'A few chickenpox-like spots one to three weeks later'],
      ['一过性发热', 'Passing fever'],
      RARE,
    ],
    precautions: [
      ['接种后 6 周避免使用水杨酸类退热药', 'Avoid salicylates for 6 weeks afterwards'],
      NO_PREGNANCY_YET,
      [
        '出现皮疹时避免接触孕妇和免疫低下者',
        'If spots appear, stay away from pregnant women and people with weak immunity',
      ],
      CLINIC,
    ],
  },
};
