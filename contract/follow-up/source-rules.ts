/** A published text that a rule, a schedule or an advice follows. */
export interface Source {
  readonly title: string;
  readonly by: string;
  readonly year: number;
  /** Which edition, and what of it. */
  readonly edition: string;
  /**
   * Host and path of a page on which the figures were read: often somebody's copy of the text. null: they are common
   * knowledge of the field, and nobody has held them against the text yet.
   */
  readonly read: string | null;
}

/** Sources of the severity rules, of the schedules and of the advice about fever. */
export const SOURCES = {
  aefi: {
    title: '全国疑似预防接种异常反应监测方案（卫办疾控发〔2010〕94 号）：报告范围与时限',
    by: '卫生部、国家食品药品监督管理局',
    year: 2010,
    edition: '2010 年版，三（一）报告范围；较新的版本尚未核对',
    read: 'upload.mayiwenku.com/p-55548635.html',
  },
  practice: {
    title: '预防接种工作规范（2023 年版）：疑似预防接种异常反应监测与处置',
    by: '国家疾病预防控制局、国家卫生健康委员会',
    year: 2023,
    edition: '2023 年版，一般反应',
    read: null,
  },
  anaphylaxis: {
    title: 'World Allergy Organization anaphylaxis guidance 2020',
    by: 'World Allergy Organization',
    year: 2020,
    edition: '2020, clinical criteria',
    read: null,
  },
  callNow: {
    title: 'High temperature (fever) in children: call 999 or go to A&E',
    by: 'NHS',
    year: 2023,
    edition: 'page of 2023',
    read: null,
  },
  nice: {
    title: 'Fever in under 5s: assessment and initial management (NG143), traffic light system',
    by: 'NICE',
    year: 2021,
    edition: 'NG143 of 2019, updated 26 November 2021, table of red, amber and green',
    read: 'www.nasgp.org.uk/clinical-guidelines/paediatrics/traffic-light-system-for-identifying-risk-of-serious-illness/',
  },
  imci: {
    title:
      'Integrated management of childhood illness: very severe disease of young infants, general danger signs',
    by: 'WHO, UNICEF',
    year: 2014,
    edition: 'charts that name 37.5 and 35.5 °C under the arm; others name 38 °C and 35 °C',
    read: 'content.oppia-mobile.org/mod/page/view.php?id=5137',
  },
  stomach: {
    title: 'Diarrhoea and vomiting in babies and children: when to call',
    by: 'NHS, Healthier Together',
    year: 2024,
    edition: 'parents’ sheet, amber and red',
    read: 'nenc-healthiertogether.nhs.uk/professionals/parent-advice-sheets/diarrhoea-and-vomiting-gastroenteritis',
  },
  cold: {
    title: 'Hypothermia: below 35 °C is treated in hospital',
    by: 'NHS',
    year: 2023,
    edition: 'page of 9 June 2023',
    read: 'developer.api.nhs.uk/widgets/condition/?condition=/conditions/hypothermia/',
  },
  stroke: {
    title: 'Stroke: a drooping face or a weak arm, call 999',
    by: 'NHS',
    year: 2024,
    edition: 'FAST',
    read: null,
  },
  who: {
    title:
      'Global manual on surveillance of adverse events following immunization (inconsolable screaming)',
    by: 'WHO',
    year: 2016,
    edition: '2016 update, case definitions: three hours or longer',
    read: null,
  },
  /** No published limit was found; the more careful one is taken. */
  cautious: {
    title: '没有公开的界限，从严处理',
    by: '易苗',
    year: 2026,
    edition: '本行业常识，未经专家审阅',
    read: null,
  },
  rotavirus: {
    title: 'Rotavirus vaccines: WHO position paper (intussusception within 3 weeks)',
    by: 'WHO',
    year: 2021,
    edition: 'July 2021; its signs as in the NHS’s and the CDC’s leaflets',
    read: 'www.cdc.gov/vaccines/hcp/vis/vis-statements/rotavirus.html',
  },
  bcg: {
    title: 'BCG vaccines: WHO position paper (course of the scar, lymph nodes)',
    by: 'WHO',
    year: 2018,
    edition: 'February 2018; the weeks of pus and healing as in Chinese hospitals’ leaflets',
    read: 'yilianmeiti.com/audio/60882.html',
  },
  ausVaxSafety: {
    title: 'AusVaxSafety active surveillance: survey on days 3 and 8',
    by: 'NCIRS',
    year: 2021,
    edition: '2021',
    read: null,
  },
} as const satisfies Record<string, Source>;
export type SourceName = keyof typeof SOURCES;
