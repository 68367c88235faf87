import type { ArticleEntry } from './article-entry';

/** Older people, travel and everyday questions. */
export const LIFE_ARTICLES: readonly ArticleEntry[] = [
  {
    id: 'elder-pneumonia',
    channel: 'knowledge',
    zone: 'elderly',
    title: [
      '老人的肺炎疫苗，打一针管多久',
      'Pneumonia vaccine for older people: how long does it last?',
    ],
    summary: [
      '23 价一般一针，高危者五年后可再打一次。',
      'Usually one dose; people at high risk may repeat it after five years.',
    ],
    body: [
      [
        'p',
        '23 价疫苗覆盖常见的二十三种血清型，主要减少肺炎球菌引起的重症和败血症。',
        'It covers twenty-three common types and mainly reduces severe disease and sepsis.',
      ],
      [
        'p',
        '60 岁以上健康老人一剂即可；没有脾脏或长期用免疫抑制药的人，五年后可由医生评估再打一剂。',
        'One dose for healthy people over 60; without a spleen or on immune drugs another after five years.',
      ],
      [
        'p',
        '与流感疫苗同一天打，左右各一针，是最省事的安排。',
        'Same day as flu, one in each arm, is easiest.',
      ],
    ],
  },
  {
    id: 'help-parents-book',
    channel: 'familyHealth',
    zone: 'elderly',
    title: ['帮爸妈约疫苗，一步一步来', 'Booking for your parents, step by step'],
    summary: ['加成员、选门诊、把凭证发给他们。', 'Add them, choose a clinic, send the voucher.'],
    body: [
      [
        'p',
        '在“家庭成员”里加上父母，关系选“父母”，填写他们自己的手机号，提醒短信会直接发到老人手机上。',
        'Add them as parents with their own mobile number, so that reminders reach their phone.',
      ],
      [
        'list',
        [
          ['选步行能到、有坡道的门诊', 'A clinic within walking distance and with a ramp'],
          ['上午时段人少、精神好', 'Mornings are calmer'],
          ['把预约凭证截图发给他们', 'Send them the voucher'],
        ],
      ],
      [
        'p',
        '老人自己用时，可以在设置里打开“大字模式”。',
        'For their own use, switch on large type in settings.',
      ],
      ['tip', '带上身份证、病历和正在吃的药。', 'Bring ID, records and current medicine.'],
    ],
  },
  {
    id: 'chronic',
    channel: 'healthFacts',
    zone: 'elderly',
    title: ['有高血压、糖尿病，能打疫苗吗', 'With high blood pressure or diabetes?'],
    summary: ['病情稳定就可以，而且更应该打。', 'If it is stable, yes, and all the more.'],
    body: [
      [
        'p',
        '慢性病本身不是禁忌。血压、血糖控制稳定时接种是安全的，感染流感或肺炎对他们伤害更大。',
        'Long-term illness is no contraindication. When stable, vaccination is safe, and infection would harm more.',
      ],
      [
        'p',
        '急性发作、刚出院、正在调整用药时先缓一缓；被猫狗咬伤、受伤后该打的疫苗不等。当天照常吃药，不要空腹。',
        'Wait during a flare, right after hospital or a change of medicine, but not with a vaccine after a bite or an injury. Take your usual tablets and do not fast.',
      ],
      [
        'list',
        [
          ['收缩压明显升高时先休息复测', 'Rest and measure again if pressure is high'],
          ['服抗凝药请告知护士，按压时间延长', 'On anticoagulants tell the nurse and press longer'],
        ],
      ],
    ],
  },
  {
    id: 'travel-list',
    channel: 'knowledge',
    zone: 'travel',
    title: ['出国前四周：一张疫苗清单', 'Four weeks before you fly: a list'],
    summary: [
      '按目的地选，先补齐常规，再看当地风险。',
      'By destination: routine first, then local risks.',
    ],
    body: [
      [
        'p',
        '很多人只想着“有没有特殊疫苗”，其实先确认麻疹、破伤风、乙肝这些常规疫苗更重要。',
        'Many think only of special vaccines; measles, tetanus and hepatitis B come first.',
      ],
      [
        'list',
        [
          [
            '东南亚、南亚：甲肝、伤寒，乡村久住加乙脑',
            'South and South-East Asia: hepatitis A, typhoid; JE for long rural stays',
          ],
          ['非洲流脑带、朝觐：四价流脑', 'Meningitis belt and pilgrimage: ACYW135'],
          ['与动物接触多：狂犬病暴露前接种', 'Contact with animals: rabies before exposure'],
          [
            '去霍乱流行的地方：第 0、7、28 天口服霍乱疫苗三次，出发前至少四周开始',
            'Where there is cholera: three oral doses on days 0, 7 and 28, begun at least four weeks ahead',
          ],
        ],
      ],
      [
        'p',
        '黄热病疫苗由国际旅行卫生保健中心接种，并签发国际证书，本平台不提供预约。',
        'Yellow fever vaccine and its certificate come from international travel health centres and cannot be booked here.',
      ],
      ['tip', '有些疫苗要两三剂，越早安排越从容。', 'Some take two or three doses: start early.'],
    ],
  },
  {
    id: 'bite',
    channel: 'healthFacts',
    zone: 'travel',
    title: ['被猫狗抓咬后的第一个小时', 'The first hour after a bite'],
    summary: [
      '冲洗 15 分钟，直接去犬伤门诊，不要等预约。',
      'Wash for 15 minutes, then go; do not wait for a booking.',
    ],
    body: [
      [
        'p',
        '用肥皂水和流动清水交替冲洗至少 15 分钟，这一步能明显减少病毒量。不要挤、不要包扎、不要涂草药。',
        'Soap and running water for at least 15 minutes lower the amount of virus. Do not squeeze, bandage or apply herbs.',
      ],
      [
        'p',
        '然后尽快到有犬伤处置能力的门诊，由医生判断暴露级别，决定疫苗和免疫球蛋白。',
        'Then go to a bite clinic, where the doctor grades the exposure and decides on vaccine and immunoglobulin.',
      ],
      [
        'p',
        '后面几针的日期很固定，可以在手机上一次约好。',
        'The later dates are fixed and can be booked together.',
      ],
      [
        'p',
        '被咬以后没有不能打的情况：发烧、感冒、怀孕、过敏体质都要打，不要等好了再去。',
        'After a bite nothing rules the vaccine out: with a fever, a cold, in pregnancy or with allergies it is given all the same. Do not wait to be well.',
      ],
      ['tip', '超过 24 小时也要去，晚打好过不打。', 'Go even after 24 hours.'],
    ],
  },
  {
    id: 'thirty-minutes',
    channel: 'knowledge',
    title: ['为什么要留观 30 分钟', 'Why wait thirty minutes?'],
    summary: [
      '严重过敏少见，但几乎都在半小时内出现。',
      'Severe allergy is rare, and nearly always within half an hour.',
    ],
    body: [
      [
        'p',
        '过敏性休克的发生率大约在百万分之一，绝大多数在接种后 30 分钟内。门诊备有肾上腺素，能马上处理。',
        'Anaphylaxis occurs about once in a million doses, nearly always within 30 minutes, and the clinic has adrenaline at hand.',
      ],
      [
        'p',
        '晕针更常见，尤其是青少年。坐着或躺着留观，起身慢一点。',
        'Fainting is more common, especially in teenagers. Sit or lie, and rise slowly.',
      ],
      [
        'list',
        [
          ['喉咙发紧、声音嘶哑', 'Tight throat, hoarse voice'],
          ['全身风团、面色苍白', 'Hives all over, pale face'],
          ['呕吐、心慌、出冷汗', 'Vomiting, racing heart, cold sweat'],
        ],
      ],
      [
        'tip',
        '出现任何一项，举手叫护士，不要自己走开。',
        'With any of these raise a hand; do not walk off.',
      ],
    ],
  },
  {
    id: 'pregnancy',
    channel: 'knowledge',
    title: ['备孕、怀孕、哺乳，疫苗怎么安排', 'Before, during and after pregnancy'],
    summary: [
      '备孕补活疫苗，孕期优先打流感，哺乳多数不受限。',
      'Live vaccines before, flu first of all during, most after.',
    ],
    body: [
      ['h', '备孕时', 'Before'],
      [
        'p',
        '查风疹、水痘、乙肝抗体。麻腮风、水痘等活疫苗接种后至少 3 个月再怀孕，乙肝疫苗可以在孕前打完三针。',
        'Test rubella, varicella and hepatitis B. Wait at least 3 months after live vaccines such as MMR and varicella; finish hepatitis B first.',
      ],
      ['h', '怀孕后', 'During'],
      [
        'p',
        '孕妇是最该先打流感疫苗的人：任何孕期都可以打灭活流感疫苗，抗体还能保护出生后头几个月的宝宝。活疫苗（包括鼻喷流感）和 HPV 疫苗推迟。被猫狗咬伤、受伤后该打的狂犬病和破伤风疫苗照打，不等。',
        'Pregnant women are among the first to have flu vaccine: the inactivated one may be given at any stage and also protects the newborn. Live vaccines, with the nasal spray, and HPV vaccines wait. Rabies and tetanus vaccines after a bite or an injury do not.',
      ],
      ['h', '哺乳期', 'Afterwards'],
      [
        'p',
        '大多数疫苗不影响哺乳，具体产品看说明书并告诉医生。',
        'Most vaccines do not affect feeding; see the leaflet and tell the doctor.',
      ],
    ],
  },
  {
    id: 'cold-chain',
    channel: 'healthFacts',
    title: ['一支疫苗的旅程：冷链和追溯码', 'The journey of a vaccine: cold chain and trace code'],
    summary: [
      '从工厂到手臂，全程 2～8℃，每支都能查。',
      'From factory to arm at 2 to 8 °C, and every vial can be traced.',
    ],
    body: [
      [
        'p',
        '疫苗大多要在 2～8℃ 保存，太热会失效，冻结也会破坏铝佐剂。运输车和门诊冰箱都自动记录温度。',
        'Most keep at 2 to 8 °C: heat spoils them and freezing ruins the adjuvant. Lorries and fridges record temperature.',
      ],
      [
        'p',
        '每支包装上有追溯码，接种时扫码，生产批号、流通路径和接种人就对应起来。',
        'The code on each pack is scanned and ties batch, route and person together.',
      ],
      [
        'p',
        '接种前护士会请您核对品名、有效期和外观，这就是“三查七对一验证”的一部分，您可以认真看一看。',
        'Before the injection you are asked to check name, expiry date and appearance: do look.',
      ],
    ],
  },
];
