import { addDays } from '@contract/time/day-rules';
import { between, shuffled } from '../random';
import type { Bilingual, DepartmentNoticeRow } from '../../catalogue/rows';
import type { SeedClinic } from './departments';

interface Notice {
  title: Bilingual;
  content: Bilingual;
  /** The weekday that it is about, 1 Monday … 7 Sunday: only for clinics that are open on it. */
  weekday?: number;
}

const NOTICES: readonly Notice[] = [
  {
    title: { zh: '流感疫苗已到货', en: 'Flu vaccine has arrived' },
    content: {
      zh: '本季流感疫苗已到货，6 月龄以上可预约。老人和慢性病患者请带近期病历，医生会先评估。',
      en: 'This season’s flu vaccine is here; everyone from 6 months can book. Older people and those with long-term illnesses please bring recent records for the assessment.',
    },
  },
  {
    weekday: 6,
    title: { zh: '周六上午增开儿童接种台', en: 'Extra children’s desk on Saturday mornings' },
    content: {
      zh: '为方便学龄儿童，周六门诊日增开一个儿童接种台，线上号源同步增加，请按预约时段到达。',
      en: 'On Saturdays when we open, one more desk serves school children. Places online grow accordingly; please come within your booked time.',
    },
  },
  {
    title: { zh: '请随身带预防接种证', en: 'Please bring the vaccination book' },
    content: {
      zh: '儿童接种请带预防接种证和监护人证件。证件遗失的，可凭孩子姓名和出生日期现场补办，约需 10 分钟。',
      en: 'For children bring the vaccination book and the guardian’s document. A lost book can be replaced on site with name and birth date in about ten minutes.',
    },
  },
  {
    title: { zh: '接种后请留观 30 分钟', en: 'Please stay 30 minutes afterwards' },
    content: {
      zh: '接种后请在留观区坐满 30 分钟。如感到头晕、心慌或起皮疹，请立即告诉护士。',
      en: 'After vaccination please stay in the observation area for 30 minutes. Tell a nurse at once if you feel faint, your heart races or a rash appears.',
    },
  },
  {
    title: { zh: '入口调整', en: 'New entrance' },
    content: {
      zh: '因路面施工，接种门诊改由东侧门进入，门口有指示牌，轮椅坡道可正常使用。',
      en: 'Because of road works please use the east entrance; signs are in place and the ramp is open.',
    },
  },
  {
    title: { zh: '自费疫苗放号时间', en: 'When places for paid vaccines are released' },
    content: {
      zh: '部分自费疫苗提前 7 天上午 9 点放号。约满后可登记到苗提醒，有人取消时号源会自动放回。',
      en: 'For some vaccines that you pay for, places are released at 9 am seven days ahead. When full, ask to be told: cancelled places return by themselves.',
    },
  },
  {
    title: { zh: '减毒活疫苗接种日', en: 'Days for live vaccines' },
    content: {
      zh: '麻腮风、水痘等减毒活疫苗开瓶后须尽快用完，本门诊集中在固定日期接种，请以可预约日期为准。',
      en: 'Live vaccines such as MMR and varicella must be used soon after opening, so we give them on set days: the dates you can book.',
    },
  },
  {
    title: { zh: '志愿者协助老人预约', en: 'Volunteers help older people book' },
    content: {
      zh: '工作日上午有志愿者在大厅协助老人预约和签到，也可由家人在手机上代为预约。',
      en: 'On weekday mornings volunteers in the hall help older people book and check in. Family members can also book for them.',
    },
  },
];

const fits = ({ hours }: SeedClinic, { weekday }: Notice): boolean =>
  weekday === undefined ||
  hours.some((each) => each.weekday === weekday && each.periods.length > 0);

/** One to four notices of a clinic, published within the 45 days before `today`. */
export function noticesOf(clinic: SeedClinic, today: string): DepartmentNoticeRow[] {
  const count = between(`${clinic.depaCode}/notices`, 1, 4);
  return shuffled(`${clinic.depaCode}/notices`, NOTICES)
    .filter((notice) => fits(clinic, notice))
    .slice(0, count)
    .map(({ title, content }, index) => {
      const key = `${clinic.depaCode}/notice/${index}`;
      const day = addDays(today, -between(`${key}/age`, 1, 45));
      const hour = String(between(`${key}/hour`, 8, 17)).padStart(2, '0');
      return {
        id: `${clinic.depaCode}-${index + 1}`,
        depaCode: clinic.depaCode,
        title,
        content,
        publishedAt: `${day}T${hour}:00:00+08:00`,
        publishedUntil: null,
      };
    });
}
