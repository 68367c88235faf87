import type { Operator } from '@contract/site/operator-rules';

/** A filing of the service, and the public register where it can be looked up. */
export interface Filing {
  readonly kind: 'icp' | 'police';
  readonly text: string;
  readonly url: string;
}

/** Number of a filing with the police: 14 digits. */
const POLICE_NUMBER = /\d{14}/;

/**
 * The filings that a site shows at the foot of its home page, each with a link to its register: the ICP's (MIIT order 33
 * of 2005, art. 13) and the police's (order 33 of 1997, art. 12), the latter where there is one.
 */
export function filingsOf({ icpFiling, policeFiling }: Operator): Filing[] {
  const number = POLICE_NUMBER.exec(policeFiling)?.[0] ?? '';
  return [
    { kind: 'icp', text: icpFiling, url: 'https://beian.miit.gov.cn/' },
    ...(policeFiling === ''
      ? []
      : [
          {
            kind: 'police' as const,
            text: policeFiling,
            url: `https://beian.mps.gov.cn/#/query/webSearch?code=${number}`,
          },
        ]),
  ];
}
