import type { Topic } from './topic';

/** Diseases of teenagers, adults, later life and travel. */
export const ADULTHOOD_TOPICS: readonly Topic[] = [
  {
    id: 'hpv',
    title: ['人乳头瘤病毒感染', 'HPV infection'],
    what: [
      'HPV 有两百多型，多数感染会自行清除；少数高危型持续存在，多年后可能发展为宫颈癌等肿瘤。',
      'There are over two hundred types and most infections clear; a few high-risk ones persist and may lead to cervical and other cancers years later.',
    ],
    spread: [
      '主要经性接触传播，皮肤黏膜密切接触也可传播。',
      'Mainly by sex, also by close contact of skin and mucosa.',
    ],
    signs: [
      ['感染本身通常没有感觉', 'The infection itself is usually not felt'],
      ['低危型可引起生殖器疣', 'Low-risk types may cause genital warts'],
      ['异常出血应及时就诊', 'Unusual bleeding needs a doctor'],
    ],
    prevent: [
      '首次性行为前接种获益最大。2025 年 11 月起，双价疫苗对满 13 周岁女孩免费，18 周岁前可以补种。接种后仍要定期筛查。',
      'Of most use before first sex. Since November 2025 the bivalent vaccine is free for girls who have turned 13, who catch up before 18. Screening remains necessary.',
    ],
    faq: [
      [
        ['二价、四价、九价怎么选？', 'Two, four or nine types?'],
        [
          '都能防 16、18 型，它们与约七成宫颈癌有关。早接种比等高价数更重要。',
          'All cover types 16 and 18, behind some seven in ten cervical cancers. Early matters more than the number.',
        ],
      ],
      [
        ['打了二价还能再打九价吗？', 'Nine-valent after bivalent?'],
        [
          '完成后可与医生商量，通常与前一程序间隔至少 12 个月。',
          'Talk to the doctor; usually at least 12 months after the first course.',
        ],
      ],
      [
        ['有过性生活还有用吗？', 'Is it of use after first sex?'],
        [
          '有。疫苗可预防尚未感染的型别，但不能治疗已有感染。',
          'Yes: it prevents types not yet met, though it cures none.',
        ],
      ],
    ],
  },
  {
    id: 'zoster',
    title: ['带状疱疹', 'Shingles'],
    what: [
      '幼年水痘病毒多年后重新活动，沿神经出现成片水疱和剧痛。年龄越大，后遗神经痛越常见。',
      'The chickenpox virus of childhood reactivates years later, with bands of blisters and severe pain along a nerve. Lasting nerve pain is more common with age.',
    ],
    spread: [
      '疱液接触可让没得过水痘的人得水痘，但不会直接传给别人带状疱疹。',
      'Fluid from blisters can give chickenpox to those who never had it, but not shingles itself.',
    ],
    signs: [
      ['一侧皮肤先刺痛、灼热', 'Stinging or burning on one side'],
      ['数日后成簇水疱', 'Clusters of blisters days later'],
      ['长在眼周须尽快看眼科', 'Near an eye: see an eye doctor soon'],
    ],
    prevent: [
      '50 岁以上可选重组疫苗两剂，40 岁以上可选减毒疫苗一剂。规律作息同样重要。',
      'From 50 two recombinant doses, from 40 one live dose. Sleep and rest matter too.',
    ],
    faq: [
      [
        ['得过带状疱疹还要打吗？', 'Already had shingles?'],
        [
          '仍可能复发，急性期过后可由医生安排接种。',
          'It may return; after the acute phase the doctor can arrange vaccination.',
        ],
      ],
      [
        ['重组和减毒有什么不同？', 'Recombinant or live?'],
        [
          '重组疫苗两剂、不含活病毒；减毒疫苗一剂，免疫抑制者不能用。',
          'Recombinant: two doses, not live. Live: one dose, not with immune suppression.',
        ],
      ],
      [
        ['不记得得过水痘怎么办？', 'I do not remember chickenpox.'],
        [
          '不必先化验，绝大多数中老年人都感染过。',
          'No test is needed; nearly everyone of that age has met it.',
        ],
      ],
    ],
  },
  {
    id: 'hepatitis-e',
    title: ['戊型肝炎', 'Hepatitis E'],
    what: [
      '急性病毒性肝炎，多数自愈。孕妇和慢性肝病患者感染后可能很重。',
      'An acute viral hepatitis that mostly heals by itself, but may be severe in pregnancy and chronic liver disease.',
    ],
    spread: [
      '不洁饮水和未煮熟的猪肝、贝类。',
      'Unclean water, undercooked pig liver and shellfish.',
    ],
    signs: [
      ['乏力、厌食、恶心', 'Tiredness, no appetite, nausea'],
      ['黄疸', 'Jaundice'],
      ['右上腹不适', 'Discomfort below the right ribs'],
    ],
    prevent: [
      '16 周岁以上三剂。生熟分开，动物内脏彻底煮熟。',
      'Three doses from 16. Keep raw and cooked food apart and cook offal through.',
    ],
    faq: [
      [
        ['得过甲肝还要防戊肝吗？', 'After hepatitis A?'],
        ['要，两种病毒没有交叉保护。', 'Yes: the viruses do not protect from each other.'],
      ],
      [
        ['怀孕了能打吗？', 'During pregnancy?'],
        [
          '不建议孕期接种。计划怀孕的先打完三剂，所以至少提前半年开始。',
          'Not advised. Complete the three doses before a pregnancy, and so start at least half a year ahead.',
        ],
      ],
      [
        ['保护多久？', 'How long does it last?'],
        [
          '长期随访显示多年后仍有保护，目前没有常规加强要求。',
          'Long follow-up shows protection after many years; no routine booster at present.',
        ],
      ],
    ],
  },
  {
    id: 'rabies',
    title: ['狂犬病', 'Rabies'],
    what: [
      '一旦发病几乎无法救治，但暴露后及时处理伤口并按程序接种，可以可靠预防。',
      'Once symptoms begin it is almost always fatal, yet cleaning the wound at once and full vaccination prevent it reliably.',
    ],
    spread: [
      '带毒犬、猫、蝙蝠等动物咬伤、抓伤或舔舐破损皮肤。',
      'Bites, scratches or licks on broken skin by infected dogs, cats or bats.',
    ],
    signs: [
      ['伤口附近麻木、刺痛', 'Numbness or stinging near the wound'],
      ['怕水、怕风、咽喉痉挛', 'Fear of water and draughts, throat spasms'],
      ['进行性瘫痪', 'Spreading paralysis'],
    ],
    prevent: [
      '冲洗 15 分钟，尽快到犬伤门诊评估。给宠物免疫，不逗陌生动物。',
      'Wash for 15 minutes and see a bite clinic soon. Vaccinate pets and leave strange animals alone.',
    ],
    faq: [
      [
        ['被家养猫抓破要打吗？', 'Scratched by our own cat?'],
        [
          '抓破见血属于需要处理的暴露，请到门诊评估。',
          'Broken skin counts as exposure: have it assessed.',
        ],
      ],
      [
        ['超过 24 小时还有用吗？', 'More than 24 hours ago?'],
        [
          '有用。只要没有发病，越早越好，晚了也要打。',
          'Yes. As long as there are no symptoms: early is best, late is still right.',
        ],
      ],
      [
        ['打完全程后再被咬怎么办？', 'Bitten again after a full course?'],
        [
          '还是先冲洗伤口、马上去门诊。全程打完满 3 个月的，一般当天和第 3 天各打一针；不满 3 个月的由医生决定。',
          'Wash the wound and go at once all the same. From 3 months after a full course usually one dose that day and one on day 3; before that the doctor decides.',
        ],
      ],
      [
        ['发烧、怀孕、过敏体质能打吗？', 'With fever, in pregnancy or with allergies?'],
        [
          '被咬后都要打，不能等。狂犬病发病就救不回来，没有什么情况比它更危险。',
          'After a bite it is given all the same and does not wait: nothing is more dangerous than rabies itself.',
        ],
      ],
    ],
  },
  {
    id: 'tetanus',
    title: ['破伤风', 'Tetanus'],
    what: [
      '伤口中的破伤风梭菌产生毒素，引起肌肉强直痉挛，病死率高。',
      'The toxin of Clostridium tetani in a wound makes muscles cramp; many die of it.',
    ],
    spread: [
      '经深、窄、被泥土或铁锈污染的伤口感染，不会人传人。',
      'Through deep, narrow or dirty wounds; never from person to person.',
    ],
    signs: [
      ['张口困难', 'Difficulty in opening the mouth'],
      ['颈背僵硬', 'Stiff neck and back'],
      ['轻微声响即诱发抽搐', 'Slight sounds set off spasms'],
    ],
    prevent: [
      '儿童随百白破完成；成人可补全三剂，之后每 10 年加强。',
      'Children get it with DTaP; adults can complete three doses and boost every 10 years.',
    ],
    faq: [
      [
        ['受伤就要打破伤风针吗？', 'After every wound?'],
        [
          '看伤口类型和以往接种史，清洁小伤口且近期接种过的多半不用。',
          'It depends on wound and history; small clean wounds after recent vaccination mostly need none.',
        ],
      ],
      [
        ['疫苗和免疫球蛋白一样吗？', 'Vaccine or immunoglobulin?'],
        [
          '不一样。疫苗让身体产生长期抗体，免疫球蛋白是马上起效的短期保护。',
          'The vaccine builds lasting antibodies; immunoglobulin protects at once but briefly.',
        ],
      ],
      [
        ['小时候打过还有效吗？', 'Does childhood vaccination last?'],
        [
          '保护会逐渐下降，每 10 年加强一剂；受伤时距上一剂满 5 年的，也要加强。',
          'It fades: a booster every 10 years, and after an injury when the last dose is 5 years old.',
        ],
      ],
    ],
  },
  {
    id: 'cholera',
    title: ['霍乱', 'Cholera'],
    what: [
      '霍乱弧菌引起的急性腹泻，重者数小时内严重脱水。',
      'Acute diarrhoea from Vibrio cholerae; severe cases dry out within hours.',
    ],
    spread: ['被污染的水和海产品。', 'Contaminated water and seafood.'],
    signs: [
      ['无痛性米泔水样便', 'Painless stool like rice water'],
      ['剧烈呕吐', 'Violent vomiting'],
      ['口渴、抽筋', 'Thirst, cramps'],
    ],
    prevent: [
      '前往流行地区前口服疫苗三次，第 0、7、28 天各一次。补液盐是最重要的急救品。',
      'Three oral doses before travel to affected areas, on days 0, 7 and 28. Rehydration salts are the chief first aid.',
    ],
    faq: [
      [
        ['什么时候开始吃？', 'When should I start?'],
        [
          '出发前至少四周开始，三次服完再走。',
          'At least four weeks before, so that all three are taken.',
        ],
      ],
      [
        ['需要空腹吗？', 'On an empty stomach?'],
        [
          '服前服后各 1 小时不进食，胶囊整粒吞服。',
          'Nothing for an hour before and after; swallow it whole.',
        ],
      ],
      [
        ['普通旅游也需要吗？', 'For ordinary holidays?'],
        [
          '多数城市游不需要，去卫生条件差或有疫情的地区再考虑。',
          'Mostly not for cities; consider it where sanitation is poor or there is an outbreak.',
        ],
      ],
    ],
  },
  {
    id: 'typhoid',
    title: ['伤寒', 'Typhoid fever'],
    what: [
      '伤寒沙门菌引起的全身感染，持续高热，可并发肠出血、肠穿孔。',
      'An infection of the whole body by Salmonella Typhi, with lasting fever and possible bleeding or perforation of the gut.',
    ],
    spread: ['经带菌者的粪便污染水和食物。', 'Water and food soiled by carriers.'],
    signs: [
      ['阶梯样上升的发热', 'Fever that climbs step by step'],
      ['表情淡漠、腹胀', 'Apathy, bloating'],
      ['胸腹部玫瑰色疹', 'Rose spots on chest and belly'],
    ],
    prevent: [
      '前往南亚、非洲部分地区前两周接种一剂，3 年后可加强。',
      'One dose two weeks before travel to parts of South Asia and Africa; a booster after 3 years.',
    ],
    faq: [
      [
        ['打完多久有效？', 'How soon does it work?'],
        ['约两周。', 'In about two weeks.'],
      ],
      [
        ['能和甲肝疫苗一起打吗？', 'Together with hepatitis A?'],
        ['可以，不同部位。', 'Yes, at another site.'],
      ],
      [
        ['孩子多大可以打？', 'From what age?'],
        ['多糖疫苗用于 2 周岁以上。', 'The polysaccharide vaccine from 2 years.'],
      ],
    ],
  },
  {
    id: 'hfrs',
    title: ['肾综合征出血热', 'Haemorrhagic fever with renal syndrome'],
    what: [
      '鼠类携带的汉坦病毒引起，以发热、出血和肾损害为主，秋冬和春季各有一个高峰。',
      'Caused by hantaviruses of rodents: fever, bleeding and kidney damage, with peaks in autumn to winter and in spring.',
    ],
    spread: [
      '吸入鼠排泄物扬起的灰尘、被鼠咬或食用被污染的食物。',
      'Dust from rodent droppings, bites and soiled food.',
    ],
    signs: [
      ['发热，头痛、腰痛、眼眶痛', 'Fever with pain in head, back and eyes'],
      ['面、颈、胸潮红如醉', 'Flushed face, neck and chest'],
      ['少尿', 'Little urine'],
    ],
    prevent: [
      '流行区 16～60 岁人群接种三剂。野外作业不坐卧草地，食物加盖。',
      'Three doses for those of 16 to 60 in endemic areas. Do not lie on grass; cover food.',
    ],
    faq: [
      [
        ['城市居民需要打吗？', 'Do city people need it?'],
        [
          '一般不需要，除非常到流行区野外作业。',
          'Usually not, unless working outdoors in endemic areas.',
        ],
      ],
      [
        ['得过还会再得吗？', 'Can it come twice?'],
        ['病后免疫力较持久，再次感染罕见。', 'Immunity lasts; a second infection is rare.'],
      ],
      [
        ['第 3 剂为什么要等半年？', 'Why wait half a year for dose 3?'],
        [
          '间隔后的加强能让抗体更高更持久。',
          'The later booster makes antibodies higher and longer lasting.',
        ],
      ],
    ],
  },
];
