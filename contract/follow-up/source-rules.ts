/** A published text that a rule or a schedule follows. */
export interface Source {
  readonly title: string;
  readonly by: string;
  readonly year: number;
}

/** Sources of the severity rules and of the schedules. */
export const SOURCES = {
  aefi: {
    title: '全国疑似预防接种异常反应监测方案（卫办疾控发〔2010〕94 号）：报告范围与时限',
    by: '卫生部、国家食品药品监督管理局',
    year: 2010,
  },
  practice: {
    title: '预防接种工作规范（2023 年版）：疑似预防接种异常反应监测与处置',
    by: '国家疾病预防控制局、国家卫生健康委员会',
    year: 2023,
  },
  anaphylaxis: {
    title: 'World Allergy Organization anaphylaxis guidance 2020',
    by: 'World Allergy Organization',
    year: 2020,
  },
  callNow: {
    title: 'High temperature (fever) in children: call 999 or go to A&E',
    by: 'NHS',
    year: 2023,
  },
  youngFever: {
    title: 'High temperature (fever) in children: under 3 months 38 °C, 3 to 6 months 39 °C',
    by: 'NHS',
    year: 2023,
  },
  fever: {
    title: 'Fever: when to call the pediatrician (above 40 °C at any age; longer than three days)',
    by: 'American Academy of Pediatrics',
    year: 2021,
  },
  who: {
    title:
      'Global manual on surveillance of adverse events following immunization (inconsolable screaming)',
    by: 'WHO',
    year: 2016,
  },
  /** No published limit was found; the more careful one is taken. */
  cautious: { title: '没有公开的界限，从严处理', by: '易苗', year: 2026 },
  rotavirus: {
    title: 'Rotavirus vaccines: WHO position paper (intussusception within 3 weeks)',
    by: 'WHO',
    year: 2021,
  },
  bcg: {
    title: 'BCG vaccines: WHO position paper (course of the scar, lymph nodes)',
    by: 'WHO',
    year: 2018,
  },
  ausVaxSafety: {
    title: 'AusVaxSafety active surveillance: survey on days 3 and 8',
    by: 'NCIRS',
    year: 2021,
  },
} as const satisfies Record<string, Source>;
export type SourceName = keyof typeof SOURCES;
