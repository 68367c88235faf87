import { addDays } from '@contract/time/day-rules';
import type { Bilingual, VideoRow } from '../../catalogue/rows';

interface SeedVideo {
  readonly id: string;
  readonly title: Bilingual;
  readonly summary: Bilingual;
  readonly labels: Bilingual<string[]>;
  /** One line per scene, as shown in the video. */
  readonly scenes: readonly (readonly [zh: string, en: string])[];
}

/** ms of a scene in the videos under server/videos. */
const SCENE = 4_000;
const DAYS_BETWEEN = 4;

/** The provider's own videos, newest first. */
export const SEED_VIDEOS: readonly SeedVideo[] = [
  {
    id: 'what-to-bring',
    title: { zh: '接种当天带什么', en: 'What to bring on the day' },
    summary: {
      zh: '出门前一分钟，对照一遍，少跑一趟。',
      en: 'One minute before you leave saves a second trip.',
    },
    labels: { zh: ['接种准备', '家长必看'], en: ['Getting ready', 'For parents'] },
    scenes: [
      ['接种当天带什么', 'What to bring on the day'],
      ['预防接种证：每一针都记在上面', 'The vaccination book: every dose is written in it'],
      [
        '身份证件：孩子带户口本或出生证',
        'Identity: for a child the household book or birth certificate',
      ],
      ['预约凭证：打开预约详情里的二维码', 'The booking: open the code in the appointment'],
      ['宽松的衣服：方便露出上臂', 'Loose clothes that bare the upper arm'],
      [
        '孩子的近况：发热、过敏、用药都要说',
        'How the child is: tell of fever, allergies and medicine',
      ],
    ],
  },
  {
    id: 'thirty-minutes',
    title: { zh: '打完针为什么要等 30 分钟', en: 'Why wait 30 minutes afterwards' },
    summary: {
      zh: '急性过敏极少见，但多在半小时内出现。',
      en: 'Acute allergic reactions are rare, and nearly all come within half an hour.',
    },
    labels: { zh: ['接种之后', '家长必看'], en: ['Afterwards', 'For parents'] },
    scenes: [
      ['打完针，为什么要等 30 分钟？', 'Why wait 30 minutes afterwards?'],
      ['急性过敏反应极少见', 'Acute allergic reactions are very rare'],
      ['一旦发生，多在半小时之内', 'If one comes, it is mostly within half an hour'],
      ['在门诊，医生能立刻处理', 'At the clinic a doctor can treat it at once'],
      ['皮疹、喘憋、脸色发白：马上告诉医生', 'Rash, short breath, pallor: tell the doctor at once'],
      [
        '到家后：轻微发热和红肿多会自行消退',
        'At home: slight fever and swelling mostly pass by themselves',
      ],
    ],
  },
  {
    id: 'missed-dose',
    title: { zh: '错过接种时间怎么办', en: 'What if a dose was missed' },
    summary: {
      zh: '不用重打，尽快补上缺的那一针。',
      en: 'No need to begin again: catch up on the missing dose soon.',
    },
    labels: { zh: ['接种计划', '接种准备'], en: ['Schedule', 'Getting ready'] },
    scenes: [
      ['错过了接种时间，怎么办？', 'What if a dose was missed?'],
      ['不必从头再打', 'There is no need to begin again'],
      ['尽快补上缺的那一剂', 'Catch up on the missing dose soon'],
      ['两剂之间的最短间隔要留够', 'Keep the minimum interval between doses'],
      ['在“接种计划”里查看下一针', 'See the next dose in the vaccination plan'],
    ],
  },
];

/** The videos, published every fourth day before `today` (`YYYY-MM-DD`). */
export const seedVideos = (today: string): VideoRow[] =>
  SEED_VIDEOS.map(({ id, title, summary, labels, scenes }, index) => ({
    id,
    title,
    summary,
    labels,
    transcript: { zh: scenes.map(([zh]) => zh), en: scenes.map(([, en]) => en) },
    imgUrl: `/videos/${id}.jpg`,
    videoUrl: `/videos/${id}.mp4`,
    durationMs: scenes.length * SCENE,
    publishedAt: `${addDays(today, -2 - index * DAYS_BETWEEN)}T09:00:00+08:00`,
  }));
