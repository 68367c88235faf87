import type { Block } from '../../catalogue/rows';

/** Further reading: sites of public bodies, which are stable. Opened through the white list (specification §3). */
const SOURCES = [
  [
    '中国疾病预防控制中心',
    'https://www.chinacdc.cn/',
    'Chinese Center for Disease Control and Prevention',
    'https://en.chinacdc.cn/',
  ],
  [
    '世界卫生组织：疫苗和免疫',
    'https://www.who.int/zh/health-topics/vaccines-and-immunization',
    'World Health Organization: vaccines and immunization',
    'https://www.who.int/health-topics/vaccines-and-immunization',
  ],
] as const;

/** Links at the end of an article, in Chinese (0) or English (1). */
export const sourceLinks = (side: 0 | 1): Block[] =>
  SOURCES.map(([zh, zhUrl, en, enUrl]) =>
    side === 0 ? { type: 'link', text: zh, url: zhUrl } : { type: 'link', text: en, url: enUrl },
  );
