import type { ArticleEntry } from './article-entry';

/** HPV, flu, adults and older people. */
export const GROWN_ARTICLES: readonly ArticleEntry[] = [
  {
    id: 'hpv-choose',
    channel: 'knowledge',
    zone: 'hpv',
    title: ['二价、四价、九价：先看年龄，再看价数', 'Two, four or nine types: age first'],
    summary: ['早打二价，好过苦等九价。', 'Bivalent now beats nine-valent some day.'],
    body: [
      [
        'p',
        '三种疫苗都覆盖 16 和 18 型，约七成宫颈癌与它们有关。九价多覆盖五种高危型，把比例提高到九成左右。',
        'All cover types 16 and 18, behind some seven in ten cervical cancers; nine types raise that to about nine in ten.',
      ],
      [
        'p',
        '差别没有想象中大，而年龄的影响更大：双价、九价 9～14 岁开始打两剂就够，抗体水平也更高。',
        'The gap is smaller than it seems, and age matters more: begun at 9 to 14, two doses of the bivalent or nine-valent vaccine suffice, with higher antibodies.',
      ],
      ['h', '可以这样选', 'One way to choose'],
      [
        'list',
        [
          ['满 13 周岁女孩：免费双价，先打上', 'Girls of 13: the free bivalent vaccine'],
          [
            '号源充足：国产九价，价格约进口四成',
            'Where there are places: domestic nine-valent at two fifths of the price',
          ],
          ['任何选择都要继续筛查', 'Whatever the choice, keep screening'],
        ],
      ],
      ['tip', '孕期不接种，接种期间怀孕则产后继续。', 'Not in pregnancy; continue after birth.'],
    ],
  },
  {
    id: 'hpv-free',
    channel: 'healthFacts',
    zone: 'hpv',
    title: ['女孩免费 HPV：谁可以打，怎么约', 'Free HPV for girls: who and how'],
    summary: [
      '2011 年 11 月 10 日后出生、满 13 周岁，两剂间隔 6 个月，18 周岁前可补种。',
      'Born after 10 November 2011 and 13 years old: two doses, 6 months apart; catch-up before 18.',
    ],
    body: [
      [
        'p',
        '2025 年 11 月 10 日起，双价 HPV 疫苗进入国家免疫规划，费用由国家承担。',
        'Since 10 November 2025 the bivalent vaccine has been part of the national programme, at no cost.',
      ],
      [
        'p',
        '孩子要由监护人陪同，带接种证和双方证件。学校集中接种的城市，也可以自行到门诊补种。',
        'A guardian comes along with the vaccination book and documents. Where schools vaccinate, clinics still catch up.',
      ],
      [
        'p',
        '已经自费打过的，不需要再打；打了一剂的，可以咨询门诊如何衔接。',
        'Girls already vaccinated need no more; after one paid dose ask the clinic.',
      ],
      ['tip', '打针前吃点东西，坐着接种，能减少晕针。', 'Eat something and sit down: fewer faint.'],
    ],
  },
  {
    id: 'hpv-men',
    channel: 'knowledge',
    zone: 'hpv',
    title: ['男生要不要打 HPV 疫苗', 'HPV vaccine for men?'],
    summary: [
      '四价 9～26 岁、九价 16～26 岁男性可以接种。',
      'Four types at 9 to 26, nine at 16 to 26.',
    ],
    body: [
      [
        'p',
        'HPV 不只引起宫颈癌。肛门癌、部分口咽癌和生殖器疣也与它有关，男性同样会感染和传播。',
        'HPV causes more than cervical cancer: anal and some throat cancers and genital warts. Men catch it and pass it on.',
      ],
      [
        'p',
        '2025 年起，国内陆续批准了男性适应证。越早接种，获益越大。',
        'Since 2025 vaccines have been approved for men in China. The earlier, the better.',
      ],
      [
        'p',
        '资源有限时，女孩仍应优先；家里预算允许，再考虑男孩。',
        'Where supply is short girls come first; boys as the budget allows.',
      ],
    ],
  },
  {
    id: 'hpv-places',
    channel: 'healthFacts',
    zone: 'hpv',
    title: ['约不到九价？三个不加价的办法', 'No nine-valent places? Three honest ways'],
    summary: ['看放号时间、登记提醒、换附近门诊。', 'Release times, reminders and other clinics.'],
    body: [
      [
        'p',
        '部分门诊的进口九价提前 7 天上午 9 点放号。页面上的倒计时以服务器时间为准，不需要抢跑。',
        'Some clinics release imported nine-valent places at 9 am seven days ahead. The countdown follows the server’s clock.',
      ],
      [
        'list',
        [
          ['登记“到苗提醒”，取消的名额会自动放回', 'Ask to be told: cancelled places return'],
          ['把距离放宽到 10 公里', 'Widen the search to 10 km'],
          ['考虑国产九价，号源宽松得多', 'Consider the domestic vaccine'],
        ],
      ],
      [
        'tip',
        '任何声称加价代约的人都不可信，号源实名，不能转让。',
        'Trust nobody who sells places: they are personal.',
      ],
    ],
  },
  {
    id: 'flu-when',
    channel: 'healthFacts',
    zone: 'flu',
    title: ['流感疫苗几月打最合适', 'The best month for a flu vaccine'],
    summary: [
      '9～11 月最好，但十二月、一月打也不晚。',
      'September to November; December and January still help.',
    ],
    body: [
      [
        'p',
        '接种两周后产生保护，6～8 个月后逐渐下降。北方高峰多在 12 月到次年 2 月，南方夏天还有一波。',
        'Protection starts after two weeks and fades in 6 to 8 months. The north peaks from December to February, the south again in summer.',
      ],
      [
        'p',
        '没赶上也别放弃：整个流行季都可以打，哪怕身边已经有人生病。',
        'Late is not lost: vaccinate all season, even once people around you are ill.',
      ],
      ['h', '谁最该先打', 'Who first'],
      [
        'list',
        [
          ['60 岁以上老人', 'People over 60'],
          ['6 月龄～5 岁儿童', 'Children of 6 months to 5 years'],
          ['孕妇（任何孕期，打灭活疫苗）', 'Pregnant women (at any stage, inactivated vaccine)'],
          ['慢性病患者、照护者', 'The chronically ill, carers'],
        ],
      ],
    ],
  },
  {
    id: 'flu-family',
    channel: 'familyHealth',
    zone: 'flu',
    title: ['一家四口怎么一次打完流感疫苗', 'Flu vaccine for a family of four in one visit'],
    summary: ['选同一门诊相邻时段，按年龄选产品。', 'Same clinic, adjacent times, product by age.'],
    body: [
      [
        'p',
        '流感疫苗按年龄分规格：6 月龄至未满 3 岁有婴幼儿剂型，满 3 岁全家可用同一种。',
        'There is an infant size from 6 months to under 3 years; from 3 years the family can share one kind.',
      ],
      [
        'p',
        '预约时先在“家庭成员”里建好档案，再挑同一门诊、相邻的两个时段，一个大人照看，一个大人接种。',
        'Add everyone under family members, then take two adjacent times: one adult minds the children while the other is vaccinated.',
      ],
      [
        'list',
        [
          ['怕针的孩子可选鼻喷', 'A nasal spray for those who fear needles'],
          ['老人可同时打 23 价肺炎疫苗', 'Older people may add PPSV23'],
          [
            '未满 9 岁的孩子第一次打要两剂，间隔 4 周',
            'Under 9 years the first season takes two doses 4 weeks apart',
          ],
        ],
      ],
      ['tip', '留观 30 分钟，带本图画书。', 'Thirty minutes’ observation: bring a picture book.'],
    ],
  },
  {
    id: 'flu-or-cold',
    channel: 'healthFacts',
    zone: 'flu',
    title: ['是流感还是感冒：看这张对照', 'Flu or cold: how to tell'],
    summary: ['流感来得急、烧得高、浑身疼。', 'Flu is sudden, feverish and aching.'],
    body: [
      [
        'p',
        '普通感冒以流鼻涕、打喷嚏为主，发热不高，几天就好。流感常在几小时内高烧，全身酸痛，人躺下就不想动。',
        'A cold runs and sneezes, with little fever. Flu brings high fever within hours, aches, and a wish only to lie down.',
      ],
      [
        'p',
        '48 小时内用抗病毒药效果最好，高危人群不要等。抗生素对流感病毒无效。',
        'Antivirals work best within 48 hours; people at risk should not wait. Antibiotics do nothing against the virus.',
      ],
      [
        'list',
        [
          ['呼吸急促、胸痛', 'Short breath or chest pain'],
          ['神志改变', 'Confusion'],
          ['退烧后又烧起来', 'Fever that returns'],
        ],
      ],
      ['tip', '出现以上任一项，请立即就医。', 'With any of these see a doctor at once.'],
    ],
  },
  {
    id: 'zoster-50',
    channel: 'familyHealth',
    zone: 'elderly',
    title: ['爸妈过了五十，聊聊带状疱疹', 'Your parents are over fifty: about shingles'],
    summary: [
      '后遗神经痛可持续数月，疫苗是少有的预防办法。',
      'Nerve pain may last months; the vaccine is one of few ways to prevent it.',
    ],
    body: [
      [
        'p',
        '得过水痘的人，体内都藏着这个病毒。五十岁后免疫力下降，它就可能沿神经“冒出来”。',
        'Everyone who had chickenpox carries the virus. After fifty it may surface along a nerve.',
      ],
      [
        'p',
        '皮疹两三周会好，但部分人留下烧灼样疼痛，影响睡眠和情绪。年龄越大越常见。',
        'The rash heals in weeks, but some keep a burning pain that disturbs sleep and mood, more often with age.',
      ],
      [
        'p',
        '重组疫苗两剂，间隔 2～6 个月；接种后一两天手臂疼、乏力很常见，可以提前安排好休息。',
        'The recombinant vaccine takes two doses 2 to 6 months apart; a sore arm and tiredness for a day or two are common.',
      ],
      [
        'tip',
        '正在吃激素或免疫抑制药，请带药盒给医生看。',
        'Bring the boxes of steroids or immune drugs.',
      ],
    ],
  },
];
