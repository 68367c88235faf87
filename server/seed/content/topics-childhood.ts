import { FEVER_ADVICE } from '@contract/follow-up/fever-advice-rules';
import type { Topic } from './topic';

const { degrees, days } = FEVER_ADVICE;

/** Diseases of nursery and school age. */
export const CHILDHOOD_TOPICS: readonly Topic[] = [
  {
    id: 'mmr',
    title: ['麻疹、腮腺炎和风疹', 'Measles, mumps and rubella'],
    what: [
      '三种病毒性传染病。麻疹传染性极强，可并发肺炎、脑炎；腮腺炎可影响听力；孕早期感染风疹会伤及胎儿。',
      'Three viral diseases. Measles is extremely infectious and may lead to pneumonia or encephalitis; mumps can harm hearing; rubella early in pregnancy harms the baby.',
    ],
    spread: [
      '飞沫传播，麻疹病毒在空气中可停留约两小时。',
      'By droplets; measles stays in the air for about two hours.',
    ],
    signs: [
      ['麻疹：高热、咳嗽、眼红，随后出疹', 'Measles: high fever, cough, red eyes, then a rash'],
      ['腮腺炎：耳下肿痛', 'Mumps: painful swelling below the ears'],
      ['风疹：轻微发热和细小皮疹', 'Rubella: slight fever and a fine rash'],
    ],
    prevent: [
      '8 月龄、18 月龄各一剂。育龄女性怀孕前可查风疹抗体，打了疫苗 3 个月内不要怀孕。',
      'Doses at 8 and 18 months. Women can test for rubella antibodies before pregnancy; no pregnancy for 3 months after the vaccine.',
    ],
    faq: [
      [
        ['鸡蛋过敏能打吗？', 'With egg allergy?'],
        [
          '一般可以，病毒在鸡胚细胞中培养，蛋白残留极少。吃蛋后休克过的先咨询。',
          'Usually yes: hardly any egg protein remains. Ask first after anaphylaxis.',
        ],
      ],
      [
        ['打完十天发烧出疹正常吗？', 'Fever and spots ten days later?'],
        [
          `6～12 天出现短暂低热和少量皮疹较常见；发热达到 ${degrees}℃、超过 ${days} 天，或全身起疹，请就医。`,
          `A slight fever and a few spots are common at 6 to 12 days; see a doctor with ${degrees} °C or more, a fever for more than ${days} days, or a rash all over.`,
        ],
      ],
      [
        ['可以和水痘同一天打吗？', 'Same day as varicella?'],
        ['可以不同部位同日接种，否则间隔 28 天。', 'Yes at another site, otherwise 28 days apart.'],
      ],
    ],
  },
  {
    id: 'encephalitis',
    title: ['流行性乙型脑炎', 'Japanese encephalitis'],
    what: [
      '病毒引起的脑部急性炎症，多发于夏秋，重者昏迷，幸存者可能留下智力或运动障碍。',
      'An acute viral inflammation of the brain in summer and autumn; severe cases fall into coma and survivors may be disabled.',
    ],
    spread: [
      '由三带喙库蚊叮咬传播，猪是主要扩散宿主，人与人之间不传染。',
      'By Culex mosquitoes; pigs are the chief host. It does not pass between people.',
    ],
    signs: [
      ['突然高热、头痛、喷射性呕吐', 'Sudden fever, headache, forceful vomiting'],
      ['嗜睡、抽搐', 'Sleepiness, convulsions'],
      ['婴儿囟门隆起', 'A bulging soft spot in babies'],
    ],
    prevent: [
      '减毒疫苗 8 月龄、2 周岁各一剂；灭活疫苗共四剂。夏季清积水、挂蚊帐。',
      'Live vaccine at 8 months and 2 years, or four doses of inactivated vaccine. Empty standing water and use nets in summer.',
    ],
    faq: [
      [
        ['减毒和灭活怎么选？', 'Live or inactivated?'],
        [
          '健康孩子两种都行；免疫缺陷者用灭活。两种不要混用。',
          'Either for healthy children; inactivated with immune deficiency. Do not mix.',
        ],
      ],
      [
        ['冬天也要打吗？', 'Even in winter?'],
        [
          '要。抗体在蚊子活动前就应准备好。',
          'Yes: antibodies should be there before the mosquitoes.',
        ],
      ],
      [
        ['住在城市还有必要吗？', 'Needed in a city?'],
        [
          '有必要。城市也有蚊媒，出行范围也在变。',
          'Yes: cities have mosquitoes, and people travel.',
        ],
      ],
    ],
  },
  {
    id: 'meningitis',
    title: ['流行性脑脊髓膜炎', 'Meningococcal meningitis'],
    what: [
      '脑膜炎球菌引起，发病急、进展快，数小时内可出现休克。',
      'Caused by meningococci; it begins suddenly and may lead to shock within hours.',
    ],
    spread: [
      '飞沫传播，冬春多见，集体宿舍、朝觐和大型聚集时更易传播。',
      'By droplets in winter and spring, more so in dormitories, pilgrimages and crowds.',
    ],
    signs: [
      ['高热、剧烈头痛', 'High fever, severe headache'],
      ['颈部僵直、怕光', 'Stiff neck, dislike of light'],
      ['皮肤出现压之不褪色的瘀点', 'Spots that do not fade when pressed'],
    ],
    prevent: [
      '免疫规划为 6、9 月龄 A 群和 3、6 周岁 AC 群；结合疫苗和四价疫苗可自费替代。',
      'The programme gives group A at 6 and 9 months, AC at 3 and 6 years; conjugate and four-group vaccines can be bought instead.',
    ],
    faq: [
      [
        ['结合疫苗和多糖疫苗差在哪？', 'Conjugate or polysaccharide?'],
        [
          '结合疫苗对 2 岁以下婴幼儿效果更好，能形成免疫记忆。',
          'Conjugate works better under 2 years and leaves immune memory.',
        ],
      ],
      [
        ['打过自费的还要打免费的吗？', 'Paid doses given: also the free ones?'],
        [
          '替代程序完成后通常不用，入学查验时带记录即可。',
          'Usually not once that course is complete; show the record at school.',
        ],
      ],
      [
        ['两剂 A 群提前打可以吗？', 'Group A doses closer together?'],
        ['不可以，间隔要满 3 个月。', 'No: three full months.'],
      ],
    ],
  },
  {
    id: 'hepatitis-a',
    title: ['甲型肝炎', 'Hepatitis A'],
    what: [
      '急性肝炎，不会转成慢性。孩子感染常不明显，却会把病毒带给大人，成人症状更重。',
      'An acute hepatitis that never becomes chronic. Children often show little but infect adults, who fall more ill.',
    ],
    spread: ['经不洁的水、生食贝类和手传播。', 'By unclean water, raw shellfish and hands.'],
    signs: [
      ['发热、恶心、厌油', 'Fever, nausea, dislike of fat'],
      ['尿如浓茶', 'Urine like strong tea'],
      ['皮肤巩膜发黄', 'Yellow skin and eyes'],
    ],
    prevent: [
      '18 月龄减毒疫苗一剂，或灭活疫苗两剂。喝开水，贝类煮透。',
      'One live dose at 18 months or two inactivated doses. Drink boiled water and cook shellfish through.',
    ],
    faq: [
      [
        ['减毒打过还能补灭活吗？', 'Inactivated after live?'],
        ['一剂减毒已完成程序，一般不需要。', 'One live dose completes the course.'],
      ],
      [
        ['成人需要打吗？', 'Do adults need it?'],
        [
          '没得过、常在外就餐、出差旅行或有慢性肝病者可以考虑。',
          'Worth considering if never ill with it, often eating out, travelling or with chronic liver disease.',
        ],
      ],
      [
        ['和乙肝疫苗能一起打吗？', 'Together with hepatitis B?'],
        ['可以同日不同部位。', 'Yes, at another site.'],
      ],
    ],
  },
  {
    id: 'varicella',
    title: ['水痘', 'Chickenpox'],
    what: [
      '水痘-带状疱疹病毒初次感染。痊愈后病毒潜伏在神经节，年长后可能以带状疱疹复发。',
      'The first infection with the varicella-zoster virus, which then sleeps in the nerves and may return as shingles.',
    ],
    spread: [
      '空气飞沫和接触疱液都能传染，出疹前一两天已有传染性。',
      'By air and by the fluid of the blisters, from a day or two before the rash.',
    ],
    signs: [
      ['红疹、水疱、结痂同时存在', 'Spots, blisters and scabs at the same time'],
      ['瘙痒明显', 'Strong itch'],
      ['成人和孕妇易并发肺炎', 'Adults and pregnant women may get pneumonia'],
    ],
    prevent: [
      '12 月龄和 4 周岁各一剂。患者隔离至全部结痂。',
      'Doses at 12 months and 4 years. Stay apart until every spot has a scab.',
    ],
    faq: [
      [
        ['打一针够吗？', 'Is one dose enough?'],
        [
          '一针后仍可能发生轻症，两针可进一步降低学校暴发。',
          'Mild cases still happen after one; two reduce outbreaks at school.',
        ],
      ],
      [
        ['同学得了，现在打来得及吗？', 'A classmate has it: too late?'],
        [
          '接触后 3 天内应急接种可能有效，请尽快联系门诊。',
          'Within 3 days of contact it may help: call the clinic soon.',
        ],
      ],
      [
        ['得过水痘还要打吗？', 'Already had it?'],
        ['确诊得过一般不用再打。', 'Usually not needed.'],
      ],
    ],
  },
  {
    id: 'hfmd',
    title: ['手足口病', 'Hand, foot and mouth disease'],
    what: [
      '多种肠道病毒引起，其中 EV71 最容易导致脑炎、肺水肿等重症，主要见于 3 岁以下。',
      'Caused by several enteroviruses; EV71 most often leads to encephalitis or lung oedema, mainly under 3 years.',
    ],
    spread: [
      '接触疱液、粪便、玩具和飞沫都能传染，托幼机构易聚集发生。',
      'By blisters, stool, toys and droplets; nurseries see clusters.',
    ],
    signs: [
      ['手、脚、口、臀出现疹子或疱疹', 'Spots or blisters on hands, feet, mouth and buttocks'],
      ['发热、口痛不吃饭', 'Fever, a sore mouth, refusing food'],
      ['易惊、肢体抖动须立即就医', 'Starting and trembling need a doctor at once'],
    ],
    prevent: [
      '6 月龄起两剂，最好 1 岁前完成。玩具用含氯消毒剂清洁。',
      'Two doses from 6 months, best before the first birthday. Clean toys with a chlorine product.',
    ],
    faq: [
      [
        ['得过手足口还要打吗？', 'Already had it?'],
        ['若不是 EV71 引起，仍可接种。', 'If it was not EV71, the vaccine is still of use.'],
      ],
      [
        ['为什么打了还会得？', 'Why can it still occur?'],
        [
          '疫苗只防 EV71，柯萨奇病毒等仍可致病，多为轻症。',
          'It prevents EV71 only; coxsackie viruses remain, mostly mild.',
        ],
      ],
      [
        ['5 岁以后要补吗？', 'After 5 years?'],
        [
          '多数孩子已自然感染，一般不推荐。',
          'Most have met the virus by then; usually not advised.',
        ],
      ],
    ],
  },
  {
    id: 'influenza',
    title: ['流行性感冒', 'Influenza'],
    what: [
      '流感不是普通感冒。它起病急、全身症状重，可并发肺炎、心肌炎，老人、幼儿、孕妇和慢性病患者风险最大。',
      'Flu is no common cold: it starts suddenly, weighs on the whole body and may bring pneumonia or myocarditis, above all in the old, the very young, pregnant women and the chronically ill.',
    ],
    spread: [
      '飞沫与手接触传播，家庭和学校是主要场所。',
      'By droplets and hands, chiefly at home and school.',
    ],
    signs: [
      ['突然高热、寒战', 'Sudden high fever and shivers'],
      ['全身酸痛、乏力', 'Aching all over, exhaustion'],
      ['儿童可伴呕吐', 'Children may vomit'],
    ],
    prevent: [
      '每年 9～11 月接种最合适，整个流行季都可以补。戴口罩、勤洗手、生病在家休息。',
      'September to November is best, and later in the season still helps. Masks, clean hands and staying home when ill.',
    ],
    faq: [
      [
        ['怀孕了能打吗？', 'During pregnancy?'],
        [
          '能，孕妇优先打，任何孕期都可以，用灭活疫苗。抗体还能保护出生后头几个月的宝宝。鼻喷的是活疫苗，孕妇不用。',
          'Yes: pregnant women come first, at any stage, with the inactivated vaccine. It also protects the baby in its first months. The nasal spray is live and not for them.',
        ],
      ],
      [
        ['孩子第一次打要几剂？', 'How many doses the first time?'],
        [
          '6 月龄以上、未满 9 岁的孩子第一次打流感疫苗要两剂，间隔 4 周；以后每季一剂。',
          'Children from 6 months and under 9 years have two doses 4 weeks apart in their first flu season, then one each season.',
        ],
      ],
      [
        ['去年打过今年还要吗？', 'Again this year?'],
        ['要。毒株可能更换，抗体也会下降。', 'Yes: strains may change and antibodies fade.'],
      ],
      [
        ['打了为什么还感冒？', 'Why do I still catch colds?'],
        [
          '普通感冒由其他病毒引起，流感疫苗防的是流感及其重症。',
          'Colds come from other viruses; the vaccine works against flu.',
        ],
      ],
      [
        ['三价和四价怎么选？', 'Three or four strains?'],
        ['都可以，不必为等某一种而错过时间。', 'Either; do not miss the time waiting for one.'],
      ],
    ],
  },
];
