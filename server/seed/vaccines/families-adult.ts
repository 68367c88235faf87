import type { Family } from './family';

const HPV_PRECAUTIONS = [
  [
    '怀孕或打算近期怀孕者推迟，接种期间发现怀孕则暂停后续剂次',
    'Put off in or shortly before pregnancy; if pregnant, later doses wait',
  ],
  ['接种后仍需定期做宫颈癌筛查', 'Cervical screening stays necessary'],
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
      ['有出血性疾病、不能肌内注射者', 'Bleeding disorders that rule out an injection into muscle'],
    ],
    reactions: [
      ['上臂酸痛、乏力、头痛，一般轻微', 'A sore arm, tiredness or headache, usually mild'],
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
    contraindications: [['对酵母严重过敏者', 'Severe allergy to yeast']],
    reactions: [
      ['注射处疼痛、肿胀，偶有发热', 'Pain and swelling at the site, now and then fever'],
      ['青少年偶发晕针，请坐着接种', 'Teenagers may faint: sit down for the injection'],
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
      ['对上一剂发生过敏者不再接种后续剂次', 'No further doses after an allergic reaction to one'],
    ],
    reactions: [
      [
        '局部红肿疼痛比双价略多见，两三天消退',
        'Redness and pain a little more often than with the bivalent one, gone in two or three days',
      ],
      ['头晕、恶心，留观时坐好', 'Dizziness or nausea: stay seated while you are observed'],
    ],
    precautions: HPV_PRECAUTIONS,
  },
  flu: {
    topic: 'influenza',
    administeredBy: 'arm',
    live: false,
    diseases: [['季节性流感', 'Seasonal influenza']],
    contraindications: [
      [
        '曾在接种流感疫苗后 6 周内患格林-巴利综合征者',
        'Guillain-Barré syndrome within 6 weeks of an earlier flu vaccine',
      ],
    ],
    reactions: [
      [
        '手臂酸痛、低热、肌肉酸痛，一两天好转',
        'A sore arm, mild fever and muscle ache for a day or two',
      ],
    ],
    precautions: [
      ['每年毒株可能不同，需要每季接种', 'The strains may change, so it is needed every season'],
      [
        '孕妇可在任何孕期接种灭活流感疫苗，请先与产科医生商量',
        'Pregnant women may have the inactivated vaccine at any stage: talk to the obstetrician',
      ],
    ],
  },
  'flu-nasal': {
    topic: 'influenza',
    administeredBy: 'nose',
    live: true,
    diseases: [['季节性流感', 'Seasonal influenza']],
    contraindications: [
      ['哮喘发作期、鼻炎急性期者', 'An asthma attack or acute rhinitis'],
      ['正在服用阿司匹林类药物的儿童', 'Children taking aspirin'],
    ],
    reactions: [['流涕、鼻塞、低热', 'Runny or blocked nose, mild fever']],
    precautions: [
      [
        '使用抗流感病毒药物期间及停药 48 小时内不接种',
        'Not during flu antivirals nor within 48 hours after them',
      ],
    ],
  },
  ppv23: {
    topic: 'pneumococcus',
    administeredBy: 'arm',
    live: false,
    diseases: [['23 种血清型肺炎球菌感染', 'Infection by 23 pneumococcal serotypes']],
    contraindications: [
      [
        '放化疗期间及开始前 10 天内者',
        'During, or in the 10 days before, chemotherapy or radiotherapy',
      ],
    ],
    reactions: [
      [
        '注射处酸痛、发红，短期内重复接种时更明显',
        'Soreness and redness, stronger if repeated within a short time',
      ],
    ],
    precautions: [
      [
        '5 年内接种过同类疫苗的，请带记录让医生判断',
        'If vaccinated within the last 5 years, bring the record for the doctor to decide',
      ],
    ],
  },
  zoster: {
    topic: 'zoster',
    administeredBy: 'arm',
    live: false,
    diseases: [['带状疱疹', 'Shingles']],
    contraindications: [
      ['正在发作带状疱疹者，痊愈后再接种', 'During shingles; vaccinate after recovery'],
    ],
    reactions: [
      [
        '手臂疼痛、肌痛、疲劳很常见，平均持续两三天',
        'Pain in the arm, muscle ache and tiredness are very common, two or three days on average',
      ],
      ['寒战、发热，第 2 剂后稍多', 'Shivers or fever, a little more after dose 2'],
    ],
    precautions: [['接种次日尽量不要安排重体力劳动', 'Plan no heavy work for the next day']],
  },
  'zoster-live': {
    topic: 'zoster',
    administeredBy: 'arm',
    live: true,
    diseases: [['带状疱疹', 'Shingles']],
    contraindications: [
      ['使用大剂量激素、生物制剂或化疗者', 'High-dose steroids, biologicals or chemotherapy'],
    ],
    reactions: [['局部红、痒，偶有发热', 'Local redness and itch, now and then fever']],
    precautions: [
      [
        '抗疱疹病毒药物停用至少 24 小时后再接种',
        'At least 24 hours after the last herpes antiviral',
      ],
    ],
  },
  hepe: {
    topic: 'hepatitis-e',
    administeredBy: 'arm',
    live: false,
    diseases: [['戊型肝炎', 'Hepatitis E']],
    contraindications: [['对卡那霉素严重过敏者', 'Severe allergy to kanamycin']],
    reactions: [['局部疼痛、乏力', 'Local pain and tiredness']],
    precautions: [
      [
        '准备怀孕的女性请至少提前半年开始',
        'Women planning a pregnancy should start at least half a year before',
      ],
    ],
  },
  rabies: {
    topic: 'rabies',
    administeredBy: 'arm',
    live: false,
    diseases: [['狂犬病', 'Rabies']],
    contraindications: [
      [
        '暴露后接种没有绝对禁忌；暴露前接种遇急性病可推迟',
        'After exposure there is no absolute contraindication; before exposure wait out an acute illness',
      ],
    ],
    reactions: [
      ['局部疼痛、头痛、低热，偶有荨麻疹', 'Local pain, headache, mild fever, now and then hives'],
    ],
    precautions: [
      [
        '被咬后先用肥皂水和流水冲洗 15 分钟，不要等预约，直接到犬伤门诊',
        'After a bite wash with soap and running water for 15 minutes and go straight to a bite clinic: do not wait for a booking',
      ],
      ['后续针次按日期完成，不要自行拉长间隔', 'Keep to the dates of the later doses'],
    ],
  },
  tetanus: {
    topic: 'tetanus',
    administeredBy: 'arm',
    live: false,
    diseases: [['破伤风', 'Tetanus']],
    contraindications: [
      [
        '接种破伤风疫苗后发生过神经系统反应者',
        'A neurological reaction after an earlier tetanus vaccine',
      ],
    ],
    reactions: [['注射处硬结可持续数周，会慢慢吸收', 'A lump may last some weeks and slowly goes']],
    precautions: [
      [
        '伤口较深或有泥土污染，应到急诊处理并由医生决定是否用免疫球蛋白',
        'With a deep or dirty wound go to the emergency department; the doctor decides about immunoglobulin',
      ],
    ],
  },
  cholera: {
    topic: 'cholera',
    administeredBy: 'oral',
    live: false,
    diseases: [['霍乱', 'Cholera']],
    contraindications: [['急性胃肠炎发作期者', 'Acute gastroenteritis']],
    reactions: [['偶有腹胀、恶心', 'Bloating or nausea now and then']],
    precautions: [
      [
        '服前 1 小时到服后 1 小时空腹，胶囊整粒吞服',
        'Empty stomach from one hour before to one hour after; swallow the capsule whole',
      ],
    ],
  },
  typhoid: {
    topic: 'typhoid',
    administeredBy: 'arm',
    live: false,
    diseases: [['伤寒', 'Typhoid fever']],
    contraindications: [['严重慢性病急性发作期者', 'An acute phase of a severe long-term illness']],
    reactions: [['短暂低热、局部压痛', 'Brief mild fever and tenderness']],
    precautions: [
      [
        '不防副伤寒和其他腹泻，旅途中仍要喝开水、吃熟食',
        'No protection from paratyphoid or other diarrhoea: boiled water and cooked food remain the rule',
      ],
    ],
  },
  hfrs: {
    topic: 'hfrs',
    administeredBy: 'arm',
    live: false,
    diseases: [['肾综合征出血热', 'Haemorrhagic fever with renal syndrome']],
    contraindications: [['严重心、肝、肾疾病者', 'Severe heart, liver or kidney disease']],
    reactions: [['局部疼痛、轻度头晕', 'Local pain or slight dizziness']],
    precautions: [
      [
        '防鼠和食物加盖仍是主要措施',
        'Keeping rodents out and food covered remains the main protection',
      ],
    ],
  },
};
