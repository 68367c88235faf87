import {
  BABY_FEVER,
  BABY_FEVER_TEXT,
  DRINK_TEXT,
  FEVER_ADVICE,
} from '@contract/follow-up/fever-advice-rules';
import type { AdministeredBy, Pair } from './family';

const { degrees, days } = FEVER_ADVICE;

const WAIT: Pair = ['在留观区坐满 30 分钟再离开', 'Stay in the observation area for 30 minutes'];
const FEVER: Pair = [
  `低于 ${degrees}℃ 少穿衣，${DRINK_TEXT.zh}；达到 ${degrees}℃、发热超过 ${days} 天或精神差，请就医`,
  `Below ${degrees} °C: dress lightly; ${DRINK_TEXT.en}. ${degrees} °C or more, a fever for more than ${days} days, or listless: see a doctor`,
];

const BABY: Pair = [BABY_FEVER_TEXT.zh, BABY_FEVER_TEXT.en];

/** By route of administration. */
const BY_ROUTE: Readonly<Record<AdministeredBy, readonly Pair[]>> = {
  arm: [
    WAIT,
    [
      '棉签按压针眼 3～5 分钟，不揉',
      'Press the swab on the spot for 3 to 5 minutes without rubbing',
    ],
    [
      '当天可以淋浴，不搓洗接种处，避免剧烈运动',
      'A shower is fine; do not scrub the site, and avoid hard exercise that day',
    ],
    FEVER,
  ],
  skin: [
    WAIT,
    ['不按压、不挤脓、不包扎，保持干燥', 'Do not press, squeeze or cover; keep it dry'],
    ['红肿结疤期间可以洗澡，洗后轻轻蘸干', 'Bathing is fine while it heals; pat dry gently'],
  ],
  oral: [
    WAIT,
    ['半小时内不吃热食、不喝热水', 'No hot food or drink for half an hour'],
    ['处理粪便后用肥皂洗手', 'Wash hands with soap after stool or nappies'],
  ],
  nose: [
    WAIT,
    ['半小时内不擤鼻子、不冲洗鼻腔', 'Do not blow or rinse the nose for half an hour'],
    [
      '一周内避免与免疫低下者密切接触',
      'For a week avoid close contact with people of weak immunity',
    ],
  ],
};

/** What to mind after a dose. @param from least age for the product, months */
export const afterCareOf = (route: AdministeredBy, from: number): readonly Pair[] =>
  from < BABY_FEVER.older.underMonths ? [...BY_ROUTE[route], BABY] : BY_ROUTE[route];
