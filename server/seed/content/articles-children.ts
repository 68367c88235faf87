import {
  ALLERGY_HOURS,
  BABY_FEVER_TEXT,
  CALL_NOW_TEXT,
  DRINK_TEXT,
  FEVER_ADVICE,
  MEDICINE_TEXT,
} from '@contract/follow-up/fever-advice-rules';
import type { ArticleEntry } from './article-entry';

const { degrees, days } = FEVER_ADVICE;

/** For parents of small children. */
export const CHILDREN_ARTICLES: readonly ArticleEntry[] = [
  {
    id: 'first-visit',
    channel: 'familyHealth',
    zone: 'children',
    title: ['第一次带宝宝打疫苗，要带什么', 'Baby’s first vaccination visit: what to bring'],
    summary: [
      '证件、衣服和喂奶时间，三件小事让第一次更顺利。',
      'Documents, clothes and feeding time: three small things that make it easier.',
    ],
    body: [
      [
        'p',
        '满月后的那一针，往往是新手父母第一次独自带孩子去门诊。提前一晚把东西装好，第二天就不会手忙脚乱。',
        'The dose at one month is often the first trip new parents make to a clinic alone. Pack the evening before.',
      ],
      ['h', '包里放这些', 'In the bag'],
      [
        'list',
        [
          ['预防接种证和监护人身份证件', 'Vaccination book and a guardian’s document'],
          ['一件开襟上衣，方便露出上臂或大腿', 'Clothes that open easily at arm or thigh'],
          ['尿布、奶、一个熟悉的安抚物', 'Nappies, milk and something familiar'],
        ],
      ],
      ['h', '时间怎么安排', 'Timing'],
      [
        'p',
        '喂奶后半小时到一小时再接种比较合适：不饿，也不容易吐。口服疫苗前后半小时不要喂热奶。',
        'Half an hour to an hour after a feed is good: neither hungry nor likely to vomit. No warm milk around oral vaccines.',
      ],
      [
        'tip',
        '最近发过烧、吃过药或过敏，请主动告诉预检医生。',
        'Tell the doctor about recent fever, medicine or allergy.',
      ],
    ],
  },
  {
    id: 'fever-after',
    channel: 'familyHealth',
    zone: 'children',
    title: ['打完疫苗发烧，先看这几点', 'Fever after a vaccine: look at these first'],
    summary: [
      '多数发热一两天自己会退，少数情况要马上就医。',
      'Most fevers pass in a day or two; a few need a doctor at once.',
    ],
    body: [
      [
        'p',
        '发热说明免疫系统正在工作，与疫苗是否“好”无关。接种灭活疫苗后多在当天或次日，麻腮风则可能在一周后。',
        'Fever shows the immune system at work. After inactivated vaccines it comes within a day, after MMR perhaps a week later.',
      ],
      [
        'p',
        `低于 ${degrees}℃、精神好，穿薄些、多休息就可以。${DRINK_TEXT.zh}。`,
        `Below ${degrees} °C and lively: light clothes and rest. ${DRINK_TEXT.en}.`,
      ],
      ['p', `${MEDICINE_TEXT.zh}。`, `${MEDICINE_TEXT.en}.`],
      ['h', '什么时候去医院', 'When to see a doctor'],
      [
        'list',
        [
          [BABY_FEVER_TEXT.zh, BABY_FEVER_TEXT.en],
          [
            `达到 ${degrees}℃、发热超过 ${days} 天或精神差：联系门诊或就医`,
            `${degrees} °C or more, a fever for more than ${days} days, or listless: call the clinic or see a doctor`,
          ],
          [
            `叫醒后很快又睡、不吃奶、吃什么吐什么、大便带血，或 ${ALLERGY_HOURS} 小时以后全身起疹：当天就医`,
            `Falls asleep again when woken, takes no milk, vomits everything, blood in the stool, or a rash all over after ${ALLERGY_HOURS} hours: see a doctor the same day`,
          ],
          [CALL_NOW_TEXT.zh, CALL_NOW_TEXT.en],
        ],
      ],
      [
        'tip',
        '下一剂前把这次的情况说给医生听，由医生决定是否调整。',
        'Tell the doctor before the next dose.',
      ],
    ],
  },
  {
    id: 'dtap-new',
    channel: 'knowledge',
    zone: 'children',
    title: ['百白破提前到 2 月龄，家长常问的四件事', 'DTaP now starts at 2 months: four questions'],
    summary: [
      '新程序 2、4、6 月龄加 18 月龄、6 周岁，已按旧程序打的不必重来。',
      'Now at 2, 4, 6 and 18 months and 6 years; earlier doses still count.',
    ],
    body: [
      [
        'p',
        '小婴儿得百日咳最危险，而旧程序要等到 3 月龄才有第一针。提前一个月，就是早一个月的保护。',
        'Pertussis is most dangerous for the youngest, and the old schedule began at 3 months. One month earlier is one month more protection.',
      ],
      ['h', '旧程序打了一半怎么办', 'Half way through the old schedule'],
      [
        'p',
        '已完成的剂次全部有效。门诊会按孩子的月龄和间隔给出下一剂时间，不需要重新开始。',
        'All doses count. The clinic sets the next date by age and interval.',
      ],
      ['h', '6 岁那针为什么换了', 'Why the dose at 6 changed'],
      [
        'p',
        '过去 6 岁打的是白破，现在改为百白破，让学龄儿童对百日咳也有保护，也减少传给家里的小宝宝。',
        'It used to be DT; DTaP now covers pertussis too, for schoolchildren and the babies at home.',
      ],
      [
        'tip',
        '在“接种计划”里填上生日和已打剂次，就能看到下一针日期。',
        'Enter birthday and doses in the plan to see the next date.',
      ],
    ],
  },
  {
    id: 'combo-or-single',
    channel: 'knowledge',
    zone: 'children',
    title: ['联合疫苗还是单苗：算一笔剂次账', 'Combination or single vaccines: counting doses'],
    summary: [
      '五联四剂能替代十二剂单苗，但别为了等它耽误时间。',
      'Four combined doses replace twelve single ones, but do not wait for them.',
    ],
    body: [
      [
        'p',
        '五联疫苗把百白破、脊灰和 Hib 放进一针，全程四剂；分开打需要百白破四剂、脊灰四剂和 Hib 四剂。',
        'The five-in-one puts DTaP, polio and Hib in one injection, four in all; separately there are four of each.',
      ],
      [
        'p',
        '少跑几趟、少哭几次是好处，代价是自费，并且可能缺货。免疫规划疫苗同样安全有效，并且免费。',
        'Fewer trips and tears, at a price, and sometimes out of stock. The programme’s vaccines are as safe, and free.',
      ],
      [
        'list',
        [
          ['缺货时先打单苗，不要推迟基础免疫', 'If it is out of stock start with single ones'],
          ['换苗要核对三种成分各剩几剂', 'When changing, count each component'],
          ['6 周岁的百白破不能省', 'The dose at 6 years remains'],
        ],
      ],
      ['tip', '换苗方案由门诊核对后决定。', 'The clinic decides on any change.'],
    ],
  },
  {
    id: 'rota-window',
    channel: 'healthFacts',
    zone: 'children',
    title: ['轮状疫苗的“窗口期”为什么这么窄', 'Why the rotavirus window is so narrow'],
    summary: [
      '首剂 6～12 周龄，错过就不再开始，原因在肠套叠。',
      'First dose at 6 to 12 weeks, because of intussusception.',
    ],
    body: [
      [
        'p',
        '肠套叠是肠子套进肠子的急症，本就多见于半岁左右。把首剂安排得早一些，可以避开这个高峰。',
        'Intussusception is an emergency that peaks around half a year. An early first dose keeps clear of that peak.',
      ],
      [
        'p',
        '所以三价、五价都规定了首剂和末剂的上限，门诊系统会按出生日期计算，超过就不能约。',
        'So both vaccines have limits for the first and last dose, and booking follows the birth date.',
      ],
      [
        'p',
        '错过的孩子还可以考虑单价疫苗，2 月龄到 3 岁每年一剂。',
        'Children who missed it may have the monovalent vaccine, one dose a year from 2 months to 3 years.',
      ],
      [
        'tip',
        '满 6 周龄就可以预约，第 2 剂日期建议当场一并约好。',
        'Book from 6 weeks, and the second date at once.',
      ],
    ],
  },
  {
    id: 'hfmd-season',
    channel: 'healthFacts',
    zone: 'children',
    title: ['手足口高峰前，EV71 疫苗怎么排', 'EV71 vaccine before hand, foot and mouth season'],
    summary: [
      '6 月龄起两剂，1 岁前完成最值。',
      'Two doses from 6 months, best before the first birthday.',
    ],
    body: [
      [
        'p',
        '手足口病每年 4～7 月是大高峰，秋季还有一个小高峰。重症多由 EV71 引起，3 岁以下最多。',
        'The main peak is April to July, with a smaller one in autumn. Severe cases are mostly EV71, under 3 years.',
      ],
      [
        'p',
        '两剂间隔一个月，打完第二剂两周左右抗体达到较高水平，因此建议高峰前一个半月开始。',
        'With a month between doses and two weeks to respond, start six weeks before the peak.',
      ],
      [
        'list',
        [
          ['入托前完成', 'Finish before nursery'],
          ['疫苗不防柯萨奇病毒，打完仍要洗手', 'It does not stop coxsackie: keep washing hands'],
          [
            '发病孩子隔离到症状消失后一周',
            'Ill children stay home until a week after symptoms end',
          ],
        ],
      ],
    ],
  },
  {
    id: 'needle-fear',
    channel: 'familyHealth',
    zone: 'children',
    title: ['孩子怕打针？试试这五个办法', 'Afraid of needles? Five things to try'],
    summary: [
      '不骗、不吓、给一点选择，疼痛会小很多。',
      'No lies, no threats, a little choice: it hurts less.',
    ],
    body: [
      [
        'p',
        '“一点都不疼”是最没用的一句话。孩子会发现你骗了他，下一次更怕。',
        '“It does not hurt at all” is the least useful sentence: the child finds out, and fears the next one more.',
      ],
      [
        'list',
        [
          [
            '如实说：像被捏一下，数到五就过去',
            'Be honest: like a pinch, over by the count of five',
          ],
          ['让他选左手还是右手', 'Let the child choose the arm'],
          ['吹泡泡、深呼吸，分散注意力', 'Blow bubbles, breathe deeply'],
          ['竖着抱坐，不要按倒', 'Hold upright, never pin down'],
          ['打完马上拥抱，具体地夸', 'A hug and precise praise'],
        ],
      ],
      [
        'p',
        '婴儿在接种时吃奶、贴身抱着，也有很好的镇痛效果。',
        'For babies, feeding and skin contact work well.',
      ],
    ],
  },
  {
    id: 'late-dose',
    channel: 'knowledge',
    zone: 'children',
    title: ['错过日子了，要不要重新打', 'A dose is late: do we start again?'],
    summary: ['绝大多数情况只补缺的那一剂。', 'Nearly always only the missing dose is given.'],
    body: [
      [
        'p',
        '推迟几天甚至几个月，之前的剂次都不会作废。免疫系统有记忆，补上就行。',
        'Days or months late, earlier doses stay valid. The immune system remembers.',
      ],
      [
        'p',
        '真正要避免的是提前：没到最小月龄或间隔不够，那一剂可能不算。',
        'What to avoid is too early: below the least age or interval a dose may not count.',
      ],
      ['h', '几个例外', 'Exceptions'],
      [
        'list',
        [
          ['轮状病毒三价、五价有年龄上限', 'Rotavirus vaccines have an upper age'],
          ['卡介苗满 4 岁不再补', 'BCG is not given from 4 years'],
          ['A 群流脑满 2 岁后由 AC 群接替', 'From 2 years AC replaces group A'],
          [
            '被咬伤后的狂犬病疫苗按天打，一天也不要拖，发烧也要打',
            'Rabies vaccine after a bite goes by days: not one of delay, fever or not',
          ],
        ],
      ],
      [
        'tip',
        '其他疫苗因发烧推迟的，退热并恢复精神后再约。',
        'Other vaccines put off for a fever: book once the child is well.',
      ],
    ],
  },
];
