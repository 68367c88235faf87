/** A company that receives people's data for the operator. All empty where there is none. */
interface Company {
  readonly zh: string;
  readonly en: string;
  /** Phone, e-mail address or page. */
  readonly contact: string;
}

/** Companies that annex 2 names with the ways to reach them (个人信息保护法 art. 23; its art. 21 for processors ⚖). */
export interface Companies {
  readonly sms: Company;
  /** Of mails with exports. */
  readonly mail: Company;
  /** Of the check of names and resident identity numbers. */
  readonly identity: Company;
  /** Courier of prizes. */
  readonly delivery: Company;
  readonly wechat: Company;
  readonly alipay: Company;
}

/** Who runs the service, as users and authorities have to find it. Texts of one line each. */
export interface Operator {
  readonly name: { readonly zh: string; readonly en: string };
  readonly address: { readonly zh: string; readonly en: string };
  readonly email: string;
  readonly childrenEmail: string;
  readonly phone: string;
  /** Number of the ICP filing, at the foot of the site's home page (MIIT order 33 of 2005, art. 13). */
  readonly icpFiling: string;
  /** Number of the filing with the police (within 30 days of going online); empty until it is there. */
  readonly policeFiling: string;
  /** Licence of what is offered, with its number; empty where the operator needs none. */
  readonly licence: string;
  /** Code of the city whose clinics are shown until another one is chosen or found (GB/T 2260). */
  readonly city: string;
  readonly companies: Companies;
}

/**
 * What stands where no operator has filled in its own; live refuses it. The companies of WeChat and Alipay as they name
 * themselves: https://weixin.qq.com/cgi-bin/readtemplate?lang=zh_cn&t=weixin_agreement&s=privacy (17 December 2024) and
 * https://terms.alicdn.com/legal-agreement/terms/c_end_product_protocol/20240717203556578/20240717203556578.html (2 September 2025);
 * the operator's lawyer confirms them.
 */
export const EXAMPLE_OPERATOR: Operator = {
  name: { zh: '示例市公共卫生服务中心', en: 'Example City Public Health Service Centre' },
  address: { zh: '示例市示例区健康路 1 号', en: '1 Health Road, Example District, Example City' },
  email: 'privacy@example.com',
  childrenEmail: 'children@example.com',
  phone: '400-000-0000',
  icpFiling: '示例ICP备00000000号-1',
  policeFiling: '示例公网安备00000000000000号',
  licence: '示例医疗机构执业许可证 00000000',
  city: '110100',
  companies: {
    sms: { zh: '示例短信公司', en: 'Example SMS company', contact: '400-000-0000' },
    mail: { zh: '示例邮件公司', en: 'Example mail company', contact: 'mail@example.com' },
    identity: {
      zh: '示例身份核验公司',
      en: 'Example identity check',
      contact: '400-000-0000',
    },
    delivery: { zh: '示例快递公司', en: 'Example courier', contact: '400-000-0000' },
    wechat: {
      zh: '深圳市腾讯计算机系统有限公司、财付通支付科技有限公司',
      en: 'Tencent, Tenpay',
      contact: '95017',
    },
    alipay: {
      zh: '支付宝（杭州）信息技术有限公司、支付宝（中国）网络技术有限公司',
      en: 'Alipay',
      contact: '95188',
    },
  },
};

/** Whatever its parts are. */
const MAY_BE_EMPTY =
  /^(policeFiling|licence|companies\.(mail|identity|delivery|wechat|alipay)\..*)$/;

/** Not a province. */
const CITY = /^[1-9]\d(?!0000)\d{4}$/;

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a value beside the example in its place; empty if nothing. */
function violationsOf(given: unknown, example: unknown, path: string): string[] {
  if (!isTable(example)) {
    if (typeof given !== 'string') return [`${path} has to be a text`];
    if (path === 'city' && !CITY.test(given))
      return ['city has to be the six digits of a city, as 110100 for Beijing'];
    return given.trim() === '' && !MAY_BE_EMPTY.test(path) ? [`${path} is empty`] : [];
  }
  if (!isTable(given)) return [`${path || 'it'} has to be an object`];
  const pathOf = (name: string): string => (path === '' ? name : `${path}.${name}`);
  return [
    ...Object.keys(given)
      .filter((name) => !(name in example))
      .map((name) => `${pathOf(name)} is not known`),
    ...Object.entries(example).flatMap(([name, part]) =>
      violationsOf(given[name], part, pathOf(name)),
    ),
  ];
}

/** What is wrong in the file that `OPERATOR_SETTINGS` names, one sentence a line. @param message of {@link operatorOf}'s error */
export const operatorProblem = (file: string, message: string): string =>
  message
    .split('\n')
    .map((wrong) => `OPERATOR_SETTINGS ${file}: ${wrong}.`)
    .join('\n');

/**
 * Reads the operator's details from what a file of settings holds.
 * @throws Error that names every key that is missing, empty or not known, one a line
 */
export function operatorOf(given: unknown): Operator {
  const wrong = violationsOf(given, EXAMPLE_OPERATOR, '');
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return given as Operator;
}
