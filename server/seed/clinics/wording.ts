import { between, pick } from '../random';
import type { Bilingual } from '../../catalogue/rows';
import type { ClinicKind } from './kinds';

/** Input of a clinic's texts. */
export interface ClinicWordingInput {
  key: string;
  kind: ClinicKind;
  city: Bilingual;
  district: Bilingual;
  street: Bilingual;
}

/** The clinic's name. */
export function nameOf({ kind, city, district, street }: ClinicWordingInput): Bilingual {
  switch (kind) {
    case 'community':
      return {
        zh: `${district.zh}${street.zh}街道社区卫生服务中心`,
        en: `${street.en} Community Health Centre, ${district.en}`,
      };
    case 'outpatient':
      return {
        zh: `${district.zh}${street.zh}预防接种门诊`,
        en: `${street.en} Vaccination Clinic, ${district.en}`,
      };
    case 'maternity':
      return {
        zh: `${city.zh}${street.zh}妇幼保健院`,
        en: `${city.en} ${street.en} Maternal and Child Health Hospital`,
      };
    case 'hospital':
      return {
        zh: `${city.zh}${street.zh}医院成人接种门诊`,
        en: `${city.en} ${street.en} Hospital, Adult Vaccination Clinic`,
      };
  }
}

/** Street address with house number and floor. */
export function addressOf({ key, city, district, street }: ClinicWordingInput): Bilingual {
  const number = between(`${key}/number`, 6, 388);
  const floor = between(`${key}/floor`, 1, 3);
  return {
    zh: `${district.zh}${street.zh}路${number}号${floor}楼`,
    en: `Floor ${floor}, ${number} ${street.en} Road, ${district.en}, ${city.en}`,
  };
}

const FOCUS: Record<ClinicKind, readonly [Bilingual, ...Bilingual[]]> = {
  community: [
    {
      zh: '承担辖区儿童免疫规划接种，并为成人和老人提供流感、肺炎等疫苗。候种区与留观区分开，设有母婴室。',
      en: 'Gives the national childhood programme for the neighbourhood, and flu and pneumococcal vaccines for adults and older people. Waiting and observation areas are separate; there is a baby-care room.',
    },
    {
      zh: '周边六个社区的接种单位，儿童与成人分时段接种，减少等候。一楼无台阶，轮椅和婴儿车可直接进入。',
      en: 'Vaccination site of six nearby communities. Children and adults come at different hours to shorten the wait. Step-free entrance for wheelchairs and prams.',
    },
    {
      zh: '设四个接种台和三十个留观座位。首次建档请带预防接种证和监护人证件，工作人员会帮您核对漏种剂次。',
      en: 'Four vaccination desks and thirty observation seats. For a first registration bring the vaccination book and the guardian’s document; staff will check for missed doses.',
    },
  ],
  outpatient: [
    {
      zh: '独立的预防接种门诊，全程冷链监测，每支疫苗扫码可查。周末开放，适合平日上班的家庭。',
      en: 'A stand-alone vaccination clinic with monitored cold chain; every vial can be traced by its code. Open at weekends for families who work on weekdays.',
    },
    {
      zh: '以儿童非免疫规划疫苗和青少年 HPV 疫苗为主，接种前由医生当面评估，需要时可改约其他日期。',
      en: 'Mainly optional childhood vaccines and HPV vaccines for teenagers. A doctor assesses each person first; another date can be arranged where needed.',
    },
  ],
  maternity: [
    {
      zh: '提供新生儿首针、婴幼儿接种及女性 HPV 疫苗。早产、低体重和过敏体质儿童可先到保健门诊评估。',
      en: 'Newborn first doses, infant vaccination and HPV vaccines for women. Preterm, low-weight or allergic children can be assessed in the child-health clinic first.',
    },
    {
      zh: '儿童保健与接种在同一楼层，体检后可直接接种。留观区有护士巡视，并提供饮水。',
      en: 'Child health checks and vaccination on one floor, so a child can be vaccinated right after the check. Nurses walk through the observation area; drinking water is provided.',
    },
  ],
  hospital: [
    {
      zh: '面向成人和老年人的接种门诊，可评估慢性病患者接种风险，提供带状疱疹、流感、肺炎和狂犬病疫苗。',
      en: 'A clinic for adults and older people that assesses patients with long-term illnesses; zoster, flu, pneumococcal and rabies vaccines.',
    },
    {
      zh: '门诊紧邻急诊，动物致伤可先处理伤口再接种。旅行前咨询请至少提前四周预约。',
      en: 'Next to the emergency department: animal bites are cleaned before vaccination. For travel advice please book at least four weeks ahead.',
    },
  ],
};

/** A short introduction that fits the kind of clinic. */
export function introductionOf({ key, kind }: ClinicWordingInput): Bilingual {
  return pick(`${key}/introduction`, FOCUS[kind]);
}

/** How to get there. */
export function trafficOf({ key, street }: ClinicWordingInput): Bilingual {
  const walk = between(`${key}/walk`, 2, 9) * 50;
  const spaces = between(`${key}/parking`, 0, 4) * 10;
  const parking = spaces
    ? { zh: `院内车位约${spaces}个`, en: `about ${spaces} parking spaces` }
    : { zh: '院内不停车，可停路边公共车位', en: 'no parking on site; use public spaces nearby' };
  return {
    zh: `公交至${street.zh}路口站，步行约${walk}米；${parking.zh}。`,
    en: `Bus to ${street.en} Road Junction, then about ${walk} m on foot; ${parking.en}.`,
  };
}
