import type { Family } from './family';
import { ALLERGY, CLINIC, ILL, PREGNANT, RARE, WEAK_IMMUNITY } from './leaflet-parts';

const HPV_PRECAUTIONS = [
  [
    '怀孕或打算近期怀孕者推迟，接种期间发现怀孕则暂停后续剂次',
    'Put off in or shortly before pregnancy; if pregnant, later doses wait',
  ],
  ['接种后仍需定期做宫颈癌筛查', 'Cervical screening stays necessary'],
  CLINIC,
] as const;

/** Families for teenagers, adults, older people and travellers. */
export const ADULT_FAMILIES: Readonly<Record<string, Family>> = {
  hpv2: {
    topic: 'hpv',
    administeredBy: 'arm',
    live: false,
    diseases: [
      ['HPV 16、18 型所致宫颈癌及癌前病变', 'Cervical cancer and precancer from HPV 16 and 18'],
    ],
    contraindications: [
      ALLERGY,
      ['有出血性疾病、不能肌内注射者', 'Bleeding disorders that rule out an injection into muscle'],
      ILL,
    ],
    reactions: [
      ['上臂酸痛、乏力、头痛，一般轻微', 'A sore arm, tiredness or headache, usually mild'],
      RARE,
    ],
    precautions: HPV_PRECAUTIONS,
  },
  hpv4: {
    topic: 'hpv',
    administeredBy: 'arm',
    live: false,
    diseases: [
      ['HPV 16、18 型所致宫颈癌及癌前病变', 'Cervical cancer and precancer from HPV 16 and 18'],
      ['HPV 6、11 型所致生殖器疣', 'Genital warts from HPV 6 and 11'],
    ],
    contraindications: [ALLERGY, ['对酵母严重过敏者', 'Severe allergy to yeast'], ILL],
    reactions: [
      ['注射处疼痛、肿胀，偶有发热', 'Pain and swelling at the site, now and then fever'],
      ['青少年偶发晕针，请坐着接种', 'Teenagers may faint: sit down for the injection'],
      RARE,
    ],
    precautions: HPV_PRECAUTIONS,
  },
  hpv9: {
    topic: 'hpv',
    administeredBy: 'arm',
    live: false,
    diseases: [
      [
        '七种高危型 HPV 所致宫颈癌及癌前病变',
        'Cervical cancer and precancer from seven high-risk types',
      ],
      ['HPV 6、11 型所致生殖器疣', 'Genital warts from HPV 6 and 11'],
    ],
    contraindications: [
      ALLERGY,
      ['对上一剂发生过敏者不再接种后续剂次', 'No further doses after an allergic reaction to one'],
      ILL,
    ],
    reactions: [
      [
        '局部红肿疼痛比双价略多见，两三天消退',
        'Redness and pain a little more often than with the bivalent one, gone in two or three days',
      ],
      ['头晕、恶心，留观时坐好', 'Dizziness or nausea: stay seated while you are observed'],
      RARE,
    ],
    precautions: HPV_PRECAUTIONS,
  },
  flu: {
    topic: 'influenza',
    administeredBy: 'arm',
    live: false,
    diseases: [['季节性流感', 'Seasonal influenza']],
    contraindications: [
      ALLERGY,
      [
        '曾在接种流感疫苗后 6 周内患格林-巴利综合征者',
        'Guillain-Barré syndrome within 6 weeks of an earlier flu vaccine',
      ],
      ILL,
    ],
    reactions: [
      [
        '手臂酸痛、低热、肌肉酸痛，一两天好转',
        'A sore arm, mild fever and muscle ache for a day or two',
      ],
      RARE,
    ],
    precautions: [
      ['每年毒株可能不同，需要每季接种', 'The strains may change, so it is needed every season'],
      [
        '孕妇优先接种，任何孕期都可以打',
        'Pregnant women are among the first to have it, at any stage of pregnancy',
      ],
      CLINIC,
    ],
  },
  'flu-nasal': {
    topic: 'influenza',
    administeredBy: 'nose',
    live: true,
    diseases: [['季节性流感', 'Seasonal influenza']],
    contraindications: [
      ALLERGY,
      ['哮喘发作期、鼻炎急性期者', 'An asthma attack or acute rhinitis'],
      ['正在服用阿司匹林类药物的儿童', 'Children taking aspirin'],
      ILL,
      WEAK_IMMUNITY,
      PREGNANT,
    ],
    reactions: [['流涕、鼻塞、低热', 'Runny or blocked nose, mild fever'], RARE],
    precautions: [
      [
        '使用抗流感病毒药物期间及停药 48 小时内不接种',
        'Not during flu antivirals nor within 48 hours after them',
      ],
      CLINIC,
    ],
  },
  ppv23: {
    topic: 'pneumococcus',
    administeredBy: 'arm',
    live: false,
    diseases: [['23 种血清型肺炎球菌感染', 'Infection by 23 pneumococcal serotypes']],
    contraindications: [
      ALLERGY,
      [
        '放化疗期间及开始前 10 天内者',
        'During, or in the 10 days before, chemotherapy or radiotherapy',
      ],
      ILL,
    ],
    reactions: [
      [
        '注射处酸痛、发红，短期内重复接种时更明显',
        'Soreness and redness, stronger if repeated within a short time',
      ],
      RARE,
    ],
    precautions: [
      [
        '5 年内接种过同类疫苗的，请带记录让医生判断',
        'If vaccinated within the last 5 years, bring the record for the doctor to decide',
      ],
      CLINIC,
    ],
  },
  zoster: {
    topic: 'zoster',
    administeredBy: 'arm',
    live: false,
    diseases: [['带状疱疹', 'Shingles']],
    contraindications: [
      ALLERGY,
      ['正在发作带状疱疹者，痊愈后再接种', 'During shingles; vaccinate after recovery'],
      ILL,
    ],
    reactions: [
      [
        '手臂疼痛、肌痛、疲劳很常见，平均持续两三天',
        'Pain in the arm, muscle ache and tiredness are very common, two or three days on average',
      ],
      ['寒战、发热，第 2 剂后稍多', 'Shivers or fever, a little more after dose 2'],
      RARE,
    ],
    precautions: [
      ['接种次日尽量不要安排重体力劳动', 'Plan no heavy work for the next day'],
      CLINIC,
    ],
  },
  'zoster-live': {
    topic: 'zoster',
    administeredBy: 'arm',
    live: true,
    diseases: [['带状疱疹', 'Shingles']],
    contraindications: [
      ALLERGY,
      ['使用大剂量激素、生物制剂或化疗者', 'High-dose steroids, biologicals or chemotherapy'],
      ILL,
      WEAK_IMMUNITY,
      PREGNANT,
    ],
    reactions: [['局部红、痒，偶有发热', 'Local redness and itch, now and then fever'], RARE],
    precautions: [
      [
        '抗疱疹病毒药物停用至少 24 小时后再接种',
        'At least 24 hours after the last herpes antiviral',
      ],
      CLINIC,
    ],
  },
  hepe: {
    topic: 'hepatitis-e',
    administeredBy: 'arm',
    live: false,
    diseases: [['戊型肝炎', 'Hepatitis E']],
    contraindications: [ALLERGY, ['对卡那霉素严重过敏者', 'Severe allergy to kanamycin'], ILL],
    reactions: [['局部疼痛、乏力', 'Local pain and tiredness'], RARE],
    precautions: [
      [
        '准备怀孕的女性先打完三剂再怀孕，所以至少提前半年开始',
        'Women planning a pregnancy complete the three doses first, and so start at least half a year before',
      ],
      CLINIC,
    ],
  },
  rabies: {
    topic: 'rabies',
    administeredBy: 'arm',
    live: false,
    diseases: [['狂犬病', 'Rabies']],
    contraindications: [
      [
        '被咬伤、抓伤以后，没有不能打的情况：发热、生病、怀孕、哺乳、过敏体质都要打，一天也不要等',
        'After a bite or scratch nothing rules it out: with fever, illness, pregnancy, breast-feeding or allergies it is given all the same, without a day’s delay',
      ],
      [
        '以前打狂犬病疫苗严重过敏过的，马上告诉医生：换一种疫苗、备好急救再打，不能不打',
        'After a severe reaction to a rabies vaccine say so at once: another one is given with emergency care at hand; it is not left out',
      ],
      [
        '没有被咬、只是提前预防的，身体不舒服可以改天再打',
        'Only when given ahead, without any bite or scratch, may it wait until you are well',
      ],
    ],
    reactions: [
      ['局部疼痛、头痛、低热，偶有荨麻疹', 'Local pain, headache, mild fever, now and then hives'],
      RARE,
    ],
    precautions: [
      [
        '被咬后先用肥皂水和流水冲洗 15 分钟，不要等预约，直接到犬伤门诊',
        'After a bite wash with soap and running water for 15 minutes and go straight to a bite clinic: do not wait for a booking',
      ],
      [
        '后面几针按日期打完；错过一天，就尽快补上，再往后顺延',
        'Keep to the dates of the later doses; after a missed day have the dose as soon as you can, and the rest follow from it',
      ],
      [
        '打几针由门诊医生按伤口和以前的接种决定',
        'The clinic’s doctor decides on the number of doses by the wound and by earlier ones',
      ],
    ],
  },
  tetanus: {
    topic: 'tetanus',
    administeredBy: 'arm',
    live: false,
    diseases: [['破伤风', 'Tetanus']],
    contraindications: [
      [
        '受伤以后要打的不要等：发热、生病、怀孕都可以打',
        'After an injury it does not wait: it is given with fever, illness or in pregnancy',
      ],
      [
        '以前打破伤风疫苗严重过敏或有神经系统反应的，先告诉医生，由医生改用别的办法保护',
        'After a severe allergic or neurological reaction to an earlier tetanus vaccine tell the doctor, who protects you in another way',
      ],
      [
        '没有受伤、只是按计划补打的，身体不舒服可以改天再打',
        'Only without an injury, when it is given as planned, may it wait until you are well',
      ],
    ],
    reactions: [
      ['注射处硬结可持续数周，会慢慢吸收', 'A lump may last some weeks and slowly goes'],
      RARE,
    ],
    precautions: [
      [
        '伤口较深或有泥土污染，应到急诊处理并由医生决定是否用免疫球蛋白',
        'With a deep or dirty wound go to the emergency department; the doctor decides about immunoglobulin',
      ],
      [
        '打不打、打几剂由门诊医生按伤口和以前的接种决定',
        'The clinic’s doctor decides by the wound and by earlier doses',
      ],
    ],
  },
  cholera: {
    topic: 'cholera',
    administeredBy: 'oral',
    live: false,
    diseases: [['霍乱', 'Cholera']],
    contraindications: [ALLERGY, ['急性胃肠炎发作期者', 'Acute gastroenteritis'], ILL],
    reactions: [['偶有腹胀、恶心', 'Bloating or nausea now and then'], RARE],
    precautions: [
      [
        '服前 1 小时到服后 1 小时空腹，胶囊整粒吞服',
        'Empty stomach from one hour before to one hour after; swallow the capsule whole',
      ],
      CLINIC,
    ],
  },
  typhoid: {
    topic: 'typhoid',
    administeredBy: 'arm',
    live: false,
    diseases: [['伤寒', 'Typhoid fever']],
    contraindications: [
      ALLERGY,
      ['严重慢性病急性发作期者', 'An acute phase of a severe long-term illness'],
      ILL,
    ],
    reactions: [['短暂低热、局部压痛', 'Brief mild fever and tenderness'], RARE],
    precautions: [
      [
        '不防副伤寒和其他腹泻，旅途中仍要喝开水、吃熟食',
        'No protection from paratyphoid or other diarrhoea: boiled water and cooked food remain the rule',
      ],
      CLINIC,
    ],
  },
  hfrs: {
    topic: 'hfrs',
    administeredBy: 'arm',
    live: false,
    diseases: [['肾综合征出血热', 'Haemorrhagic fever with renal syndrome']],
    contraindications: [
      ALLERGY,
      ['严重心、肝、肾疾病者', 'Severe heart, liver or kidney disease'],
      ILL,
    ],
    reactions: [['局部疼痛、轻度头晕', 'Local pain or slight dizziness'], RARE],
    precautions: [
      [
        '防鼠和食物加盖仍是主要措施',
        'Keeping rodents out and food covered remains the main protection',
      ],
      CLINIC,
    ],
  },
};
