import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { LEAST_PASSWORD, MOST_PASSWORD } from '@contract/account/password-rules';
import { CODE } from '@contract/errors';
import { drawsAll, drawsPicturesOnly } from '@contract/fields';
import { NAME_LENGTH } from '@contract/linkman/name-rules';
import type { Bilingual } from '../kernel/language';
import { findHostile } from './hostile-value';
import type { HostileKind } from './hostile-value';
import { DomainError } from './domain-error';

/** Names of fields in violation messages. */
const FIELDS: Record<string, Bilingual> = {
  mobile: { zh: '手机号', en: 'mobile number' },
  vcode: { zh: '验证码', en: 'code' },
  password: { zh: '密码', en: 'password' },
  oldPassword: { zh: '原密码', en: 'present password' },
  nickName: { zh: '昵称', en: 'nickname' },
  nickname: { zh: '昵称', en: 'nickname' },
  name: { zh: '姓名', en: 'name' },
  documentKind: { zh: '证件类型', en: 'document type' },
  documentNumber: { zh: '证件号码', en: 'document number' },
  sex: { zh: '性别', en: 'sex' },
  birthday: { zh: '出生日期', en: 'date of birth' },
  relationType: { zh: '与本人关系', en: 'relation' },
  address: { zh: '地址', en: 'address' },
  occupation: { zh: '职业', en: 'occupation' },
  guardian: { zh: '监护人', en: 'guardian' },
  consent: { zh: '信息处理同意', en: 'consent' },
  regionCode: { zh: '地区', en: 'region' },
  remark: { zh: '备注', en: 'remark' },
  reason: { zh: '原因', en: 'reason' },
};

/** Expected form of a field where a general rule would not explain it. */
const SHAPES: Record<string, Bilingual> = {
  mobile: { zh: '应为 11 位大陆手机号', en: 'must be an 11-digit mainland number' },
  vcode: { zh: '应为 6 位数字', en: 'must be 6 digits' },
  password: {
    zh: `应为 ${LEAST_PASSWORD} 至 ${MOST_PASSWORD} 个字符，可以用空格、汉字和符号`,
    en: `must have ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters; spaces and signs of any kind are fine`,
  },
  name: {
    zh: `应与证件一致，不含数字和符号，最多 ${NAME_LENGTH} 个字`,
    en: `must be as on the document, without digits or symbols, ${NAME_LENGTH} characters at most`,
  },
  consent: { zh: '需要同意后才能继续', en: 'is needed to go on' },
};

function describe(issue: v.BaseIssue<unknown>): Bilingual {
  if (issue.received === 'undefined' || issue.received === '""')
    return { zh: '不能为空', en: 'is missing' };
  switch (issue.type) {
    case 'min_length':
      return issue.requirement === 1
        ? { zh: '不能为空', en: 'is missing' }
        : {
            zh: `至少 ${String(issue.requirement)} 个字符`,
            en: `needs at least ${String(issue.requirement)} characters`,
          };
    case 'max_length':
      return {
        zh: `最多 ${String(issue.requirement)} 个字符`,
        en: `may have at most ${String(issue.requirement)} characters`,
      };
    case 'min_value':
      return {
        zh: `不能小于 ${String(issue.requirement)}`,
        en: `must not be below ${String(issue.requirement)}`,
      };
    case 'max_value':
      return {
        zh: `不能大于 ${String(issue.requirement)}`,
        en: `must not be above ${String(issue.requirement)}`,
      };
    case 'iso_date':
      return { zh: '应为日期，如 2026-01-31', en: 'must be a date such as 2026-01-31' };
    default:
      return issue.expected && issue.expected.length < 60
        ? { zh: `格式不正确，应为 ${issue.expected}`, en: `must be ${issue.expected}` }
        : { zh: '格式不正确', en: 'has the wrong format' };
  }
}

const lastOf = (path: string): string => path.split('.').pop() ?? '';

const nameOf = (path: string): Bilingual =>
  FIELDS[lastOf(path)] ?? { zh: path || '请求', en: path || 'request' };

const NOT_DRAWN: Bilingual = {
  zh: '含有看不见的字符，请删除后重新输入',
  en: 'holds a character that cannot be seen. Delete it and type again',
};

/** Whether a name was refused for a sign that draws nothing. */
const isNotDrawn = ({ requirement }: v.BaseIssue<unknown>): boolean =>
  requirement === drawsAll || requirement === drawsPicturesOnly;

function describeViolation(issue: v.BaseIssue<unknown>): { field: string; violation: Bilingual } {
  const path = v.getDotPath(issue as Parameters<typeof v.getDotPath>[0]) ?? '';
  const name = nameOf(path);
  const described = describe(issue);
  const missing = described.en === 'is missing';
  const shape = isNotDrawn(issue) ? NOT_DRAWN : SHAPES[lastOf(path)];
  const violation = missing ? described : (shape ?? described);
  return {
    field: path,
    violation: { zh: `${name.zh}${violation.zh}`, en: `${name.en} ${violation.en}` },
  };
}

/** Messages for values that cannot be stored. */
const HOSTILE: Readonly<Record<HostileKind, Bilingual>> = {
  text: {
    zh: '含有无法保存的字符，请删除后重新输入',
    en: 'holds a character that cannot be kept. Delete it and type again',
  },
  number: { zh: '超出了可用的范围', en: 'is out of range' },
  depth: { zh: '层级过多', en: 'has too many levels' },
};

const refusedField = (fields: readonly string[], violation: Bilingual): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    data: { fields },
    message: { zh: `填写有误：${violation.zh}`, en: `Please check: ${violation.en}` },
  });

/**
 * Validates input against the contract; data that the contract does not name is dropped.
 * @throws DomainError 4000 whose message names the first invalid field and what is expected, and whose data lists all
 * of them as `{field}`; values are never repeated.
 */
export function validate<S extends GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (!result.success) {
    const violations = result.issues.map(describeViolation);
    const first = violations[0]?.violation ?? { zh: '请求', en: 'request' };
    throw refusedField(
      violations.map(({ field }) => field),
      first,
    );
  }
  const found = findHostile(result.output);
  if (found === null) return result.output;
  const { zh, en } = nameOf(found.path);
  const what = HOSTILE[found.kind];
  throw refusedField([found.path], { zh: `${zh}${what.zh}`, en: `${en} ${what.en}` });
}
