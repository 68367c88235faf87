import type { Topic } from './topic';

/** Diseases of the first vaccinations. */
export const INFANCY_TOPICS: readonly Topic[] = [
  {
    id: 'hepatitis-b',
    title: ['乙型肝炎', 'Hepatitis B'],
    what: [
      '乙肝病毒侵犯肝脏。成人感染多能自愈，新生儿感染却有九成转为慢性，几十年后可能发展为肝硬化或肝癌。',
      'The virus attacks the liver. Most adults recover, but nine in ten infected newborns carry it for life and may face cirrhosis or liver cancer decades later.',
    ],
    spread: [
      '通过血液、母婴和性接触传播，共用剃须刀、不洁针具也有风险。一起吃饭、握手、拥抱不会传染。',
      'By blood, from mother to baby and by sex; shared razors and unclean needles carry a risk. Meals, handshakes and hugs do not spread it.',
    ],
    signs: [
      ['乏力、食欲差', 'Tiredness, poor appetite'],
      ['尿色加深、皮肤发黄', 'Dark urine, yellow skin'],
      ['很多携带者没有任何感觉', 'Many carriers feel nothing'],
    ],
    prevent: [
      '出生 24 小时内的首针最关键，之后 1 月龄、6 月龄各一针。成人可先查抗体。',
      'The first dose within 24 hours of birth matters most, followed by doses at 1 and 6 months. Adults can test for antibodies first.',
    ],
    faq: [
      [
        ['第 2 剂晚了要重打吗？', 'Dose 2 is late. Start again?'],
        [
          '不用。补上缺的剂次即可，第 3 剂与第 2 剂至少隔 60 天。',
          'No. Give what is missing; dose 3 at least 60 days after dose 2.',
        ],
      ],
      [
        ['小时候打过，成年后还要打吗？', 'Vaccinated as a child: again as an adult?'],
        [
          '一般不用。职业暴露、家人携带病毒或免疫力低下者可查表面抗体，阴性再加强。',
          'Usually not. With exposure at work, a carrier at home or weak immunity, test surface antibodies and boost if negative.',
        ],
      ],
      [
        ['三针后没有抗体怎么办？', 'No antibodies after three doses?'],
        [
          '可再打一轮；仍无应答的成人，医生可能建议 60μg 产品。',
          'A second course is possible; for adults who still do not respond the doctor may suggest the 60 μg product.',
        ],
      ],
    ],
  },
  {
    id: 'tuberculosis',
    title: ['结核病', 'Tuberculosis'],
    what: [
      '由结核分枝杆菌引起，多侵犯肺。婴幼儿容易发展为结核性脑膜炎和粟粒性结核，病情凶险。',
      'Caused by Mycobacterium tuberculosis, mostly in the lungs. In babies it easily becomes meningitis or miliary disease, which are dangerous.',
    ],
    spread: [
      '肺结核患者咳嗽、打喷嚏时的飞沫经空气传播，密闭拥挤处风险高。',
      'Through the air when a patient coughs or sneezes, above all in closed and crowded rooms.',
    ],
    signs: [
      ['咳嗽超过两周', 'Cough for more than two weeks'],
      ['低热、夜间出汗', 'Mild fever, night sweats'],
      ['婴儿体重不增、精神差', 'A baby who gains no weight and is listless'],
    ],
    prevent: [
      '卡介苗保护婴幼儿不得重症，对成人肺结核作用有限。开窗通风、早查早治同样重要。',
      'BCG keeps small children from severe forms but does little against adult lung disease. Fresh air and early treatment matter as much.',
    ],
    faq: [
      [
        ['没有留疤是不是没打成功？', 'No scar: did it fail?'],
        [
          '不一定。没有疤也可能已有免疫，不需要因此补种。',
          'Not necessarily. There may be immunity without a scar; no repeat is needed for that.',
        ],
      ],
      [
        ['化脓了要涂药吗？', 'It has pus. Should I put something on it?'],
        [
          '保持清洁干燥即可，不挤、不包、不涂药膏。脓液多或长期不愈请复诊。',
          'Keep it clean and dry; do not squeeze, cover or treat. See the clinic if there is much pus or it does not heal.',
        ],
      ],
      [
        ['出生时没打怎么办？', 'Missed at birth?'],
        [
          '3 月龄内直接补；3 月龄至 3 岁先做皮试，阴性才打；满 4 岁不再补。',
          'Before 3 months simply give it; from 3 months to 3 years only after a negative skin test; not from the 4th birthday.',
        ],
      ],
    ],
  },
  {
    id: 'polio',
    title: ['脊髓灰质炎', 'Poliomyelitis'],
    what: [
      '俗称小儿麻痹症。病毒可损伤脊髓运动神经，造成终身肢体瘫痪，没有特效药。',
      'Also called infantile paralysis. The virus may destroy motor nerves and leave a limb paralysed for life; there is no cure.',
    ],
    spread: [
      '经粪口途径传播，被污染的手、水和食物都可带毒。',
      'From stool to mouth: hands, water and food may carry it.',
    ],
    signs: [
      ['多数人无症状', 'Most people notice nothing'],
      ['发热、咽痛、呕吐', 'Fever, sore throat, vomiting'],
      ['少数突然出现一侧肢体无力', 'In a few, sudden weakness of a limb'],
    ],
    prevent: [
      '我国已维持无脊灰状态，但输入风险仍在。2、3 月龄灭活疫苗，4 月龄、4 周岁口服疫苗。',
      'China remains free of polio, yet it can be imported. Inactivated vaccine at 2 and 3 months, oral vaccine at 4 months and 4 years.',
    ],
    faq: [
      [
        ['灭活和口服可以混着用吗？', 'Can the two kinds be mixed?'],
        [
          '可以，现行程序就是两剂灭活加两剂口服。',
          'Yes: the schedule is two inactivated and two oral doses.',
        ],
      ],
      [
        ['服苗后吐了怎么办？', 'The child vomited after the drops.'],
        [
          '马上告诉护士，由护士判断是否补服。',
          'Tell the nurse at once, who decides whether to repeat.',
        ],
      ],
      [
        ['打了五联还要吃糖丸吗？', 'Oral vaccine after the five-in-one?'],
        [
          '五联打满四剂就不需要；中途换苗请让门诊核对剂次。',
          'Not after four doses of it; if you change midway let the clinic count.',
        ],
      ],
    ],
  },
  {
    id: 'dtp',
    title: ['百日咳、白喉和破伤风', 'Pertussis, diphtheria and tetanus'],
    what: [
      '三种细菌病共用一种联合疫苗。百日咳近年在大孩子和成人中有所增多，小婴儿感染后最危险。',
      'Three bacterial diseases share one vaccine. Pertussis has grown among older children and adults, and is most dangerous for small babies.',
    ],
    spread: [
      '百日咳和白喉靠飞沫传播；破伤风杆菌存在于泥土，从伤口进入，不会人传人。',
      'Pertussis and diphtheria travel in droplets; tetanus lives in soil, enters by wounds and does not pass between people.',
    ],
    signs: [
      ['阵发性痉挛咳，尾音似鸡鸣', 'Fits of cough ending in a whoop'],
      ['小婴儿可表现为憋气、面色青紫', 'Small babies may stop breathing and turn blue'],
      ['白喉有咽部灰白色膜', 'Diphtheria forms a grey membrane in the throat'],
    ],
    prevent: [
      '2025 年起提前到 2、4、6 月龄接种，18 月龄、6 周岁加强。家里大人咳嗽要戴口罩、远离婴儿。',
      'Since 2025 given at 2, 4 and 6 months, with boosters at 18 months and 6 years. Adults with a cough should wear a mask and keep away from babies.',
    ],
    faq: [
      [
        ['为什么打完腿上有硬块？', 'Why is there a lump?'],
        [
          '铝佐剂吸收慢所致。24 小时内冷敷，之后可热敷，多在几周内消退。',
          'The adjuvant is absorbed slowly. Cool it on the first day, then warm compresses; it goes within weeks.',
        ],
      ],
      [
        ['原来按 3、4、5 月龄打的怎么办？', 'What if we started at 3, 4 and 5 months?'],
        [
          '已打的都有效，后面的剂次由门诊按年龄和间隔安排。',
          'Those doses count; the clinic arranges the rest by age and interval.',
        ],
      ],
      [
        ['发过低烧还能打下一剂吗？', 'Fever after the last dose: still the next?'],
        [
          '一般发热不影响。曾高热惊厥或持续哭闹请先告诉医生。',
          'Ordinary fever is no obstacle. Tell the doctor of convulsions or long crying.',
        ],
      ],
    ],
  },
  {
    id: 'rotavirus',
    title: ['轮状病毒胃肠炎', 'Rotavirus gastroenteritis'],
    what: [
      '秋冬季婴幼儿腹泻最常见的原因，呕吐和水样便可在一两天内造成脱水。',
      'The commonest cause of diarrhoea in babies in the cold season; vomiting and watery stool can dry a child out in a day or two.',
    ],
    spread: [
      '粪口传播，极少量病毒即可感染，在玩具和门把手上能存活数日。',
      'From stool to mouth; very little is enough, and it survives for days on toys and handles.',
    ],
    signs: [
      ['先吐后泻，蛋花汤样便', 'Vomiting, then watery stool'],
      ['发热', 'Fever'],
      ['尿少、哭时无泪提示脱水', 'Little urine and no tears mean dehydration'],
    ],
    prevent: [
      '疫苗越早开始越好，三价、五价首剂要在 6～12 周龄。勤洗手但酒精消毒效果有限。',
      'Start early: the first dose of the 3- and 5-valent vaccines is due at 6 to 12 weeks. Wash hands; alcohol helps little.',
    ],
    faq: [
      [
        ['错过首剂的时间还能吃吗？', 'Past the time for dose 1: still possible?'],
        [
          '三价、五价不再开始，可考虑 2 月龄至 3 岁适用的单价疫苗。',
          'Not the 3- or 5-valent one; the monovalent vaccine for 2 months to 3 years may be an option.',
        ],
      ],
      [
        ['服后能马上喂奶吗？', 'May I feed right afterwards?'],
        ['可以喂常温奶，避免热奶。', 'Yes, milk that is not hot.'],
      ],
      [
        ['吃了疫苗还会拉肚子吗？', 'Can diarrhoea still occur?'],
        [
          '还可能由其他病原引起，但轮状病毒重症明显减少。',
          'From other germs, yes; severe rotavirus becomes much rarer.',
        ],
      ],
    ],
  },
  {
    id: 'hib',
    title: ['b 型流感嗜血杆菌感染', 'Hib disease'],
    what: [
      '这种细菌名字里有“流感”，但与流感无关。它能引起婴幼儿脑膜炎、会厌炎和肺炎。',
      'A bacterium that, despite its name, has nothing to do with flu. It causes meningitis, epiglottitis and pneumonia in small children.',
    ],
    spread: [
      '经飞沫和密切接触传播，健康人鼻咽部也可带菌。',
      'By droplets and close contact; healthy people may carry it in the nose.',
    ],
    signs: [
      ['高热、呕吐、颈部发硬', 'High fever, vomiting, stiff neck'],
      ['呼吸费力、流口水', 'Laboured breathing, drooling'],
      ['嗜睡或异常烦躁', 'Sleepiness or unusual distress'],
    ],
    prevent: [
      '2～5 月龄起种的三剂，18 月龄加强；起种越晚剂次越少。可单独接种，也可选含 Hib 的联合疫苗。',
      'Begun at 2 to 5 months: three doses and a booster at 18 months; a later start needs fewer. Alone or within a combination.',
    ],
    faq: [
      [
        ['Hib 和流感疫苗有什么区别？', 'Is Hib the flu vaccine?'],
        [
          '不同。Hib 防细菌引起的脑膜炎等，流感疫苗防流感病毒。',
          'No. Hib prevents bacterial meningitis; the flu vaccine works against a virus.',
        ],
      ],
      [
        ['1 岁多才想起来，打几针？', 'We only start after the first birthday. How many doses?'],
        ['满 12 月龄起种一般一剂即可，具体看所用产品。', 'Usually one, depending on the product.'],
      ],
      [
        ['能和百白破同一天打吗？', 'On the same day as DTaP?'],
        ['可以，在不同部位接种。', 'Yes, at another site.'],
      ],
    ],
  },
  {
    id: 'pneumococcus',
    title: ['肺炎球菌感染', 'Pneumococcal disease'],
    what: [
      '肺炎球菌是儿童和老人细菌性肺炎、中耳炎和脑膜炎的重要原因，部分菌株已耐药。',
      'A leading cause of bacterial pneumonia, ear infection and meningitis in the young and the old; some strains resist antibiotics.',
    ],
    spread: [
      '飞沫传播。流感之后气道受损，更易继发感染。',
      'By droplets. After flu the damaged airways are easier to infect.',
    ],
    signs: [
      ['发热、咳脓痰、胸痛', 'Fever, cough with pus, chest pain'],
      ['幼儿抓耳、哭闹', 'Small children pull at an ear and cry'],
      ['老人可能只是精神变差、食欲下降', 'Older people may merely be listless and eat less'],
    ],
    prevent: [
      '婴幼儿用 13 价结合疫苗，2 岁以内最需要；60 岁以上老人和 2 岁以上有慢性病的人用 23 价多糖疫苗。',
      'The 13-valent conjugate for small children, above all under 2 years; the 23-valent polysaccharide from 60 years, and from 2 years with a long-term illness.',
    ],
    faq: [
      [
        ['13 价和 23 价哪个好？', 'Which is better, 13 or 23?'],
        [
          '适用人群不同：婴幼儿免疫系统只对结合疫苗反应好，老人用 23 价覆盖更广。',
          'They serve different people: babies respond only to conjugate vaccine; for older people 23 types cover more.',
        ],
      ],
      [
        ['能和流感疫苗一起打吗？', 'Together with flu vaccine?'],
        ['可以，左右手臂各一针。', 'Yes, one in each arm.'],
      ],
      [
        ['不同厂家可以换着打吗？', 'May makers be mixed?'],
        [
          '婴儿程序尽量用同一厂家完成；缺货时由门诊判断。',
          'A baby’s course is best finished with one; if it runs out the clinic decides.',
        ],
      ],
    ],
  },
];
