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

/** Names of what people fill in or choose, by key of the contract. Other keys are the page's business and never shown. */
const FIELDS: Record<string, Bilingual> = {
  mobile: { zh: '手机号', en: 'mobile number' },
  vcode: { zh: '验证码', en: 'code' },
  password: { zh: '密码', en: 'password' },
  oldPassword: { zh: '原密码', en: 'current password' },
  nickName: { zh: '昵称', en: 'nickname' },
  nickname: { zh: '昵称', en: 'nickname' },
  name: { zh: '姓名', en: 'name' },
  documentKind: { zh: '证件类型', en: 'document type' },
  documentNumber: { zh: '证件号码', en: 'document number' },
  sex: { zh: '性别', en: 'sex' },
  birthday: { zh: '出生日期', en: 'date of birth' },
  expiry: { zh: '有效期', en: 'expiry' },
  packCode: { zh: '追溯码', en: 'code of the pack' },
  relationType: { zh: '与本人关系', en: 'relation' },
  relation: { zh: '与本人关系', en: 'relation' },
  address: { zh: '地址', en: 'address' },
  guardian: { zh: '监护人', en: 'guardian' },
  consent: { zh: '信息处理同意', en: 'consent' },
  regionCode: { zh: '地区', en: 'region' },
  cityCode: { zh: '城市', en: 'city' },
  remark: { zh: '备注', en: 'remark' },
  reason: { zh: '原因', en: 'reason' },
  intro: { zh: '简介', en: 'introduction' },
  title: { zh: '标题', en: 'title' },
  text: { zh: '正文', en: 'text' },
  content: { zh: '内容', en: 'content' },
  explain: { zh: '说明', en: 'explanation' },
  detail: { zh: '说明', en: 'explanation' },
  note: { zh: '说明', en: 'note' },
  topics: { zh: '话题', en: 'topics' },
  fileIds: { zh: '图片', en: 'pictures' },
  keyword: { zh: '搜索内容', en: 'search words' },
  word: { zh: '搜索内容', en: 'search words' },
  words: { zh: '搜索内容', en: 'search words' },
  person: { zh: '姓名或账号', en: 'name or login' },
  confirmedBy: { zh: '审核人', en: 'reviewer' },
  alreadyGiven: { zh: '已经接种的原因', en: 'reason why it was given' },
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
  hospital: { zh: '医院名称', en: 'hospital' },
  lot: { zh: '疫苗批号', en: 'lot number' },
  login: { zh: '工作人员账号', en: 'staff account' },
  exportEmail: { zh: '邮箱', en: 'e-mail address' },
  exportMobile: { zh: '手机号', en: 'mobile number' },
  contact: { zh: '联系方式', en: 'contact' },
  day: { zh: '日期', en: 'date' },
  month: { zh: '月份', en: 'month' },
  firstDay: { zh: '开始日期', en: 'first day' },
  lastDay: { zh: '结束日期', en: 'last day' },
  validFrom: { zh: '开始日期', en: 'first day' },
  validUntil: { zh: '结束日期', en: 'last day' },
  from: { zh: '开始时间', en: 'start time' },
  to: { zh: '结束时间', en: 'end time' },
  startTime: { zh: '开始时间', en: 'start time' },
  endTime: { zh: '结束时间', en: 'end time' },
  releaseTime: { zh: '放号时间', en: 'release time' },
  doseNo: { zh: '剂次', en: 'dose' },
  productId: { zh: '疫苗', en: 'vaccine' },
  vaccId: { zh: '疫苗', en: 'vaccine' },
  vaccineCode: { zh: '疫苗', en: 'vaccine' },
  depaCode: { zh: '门诊', en: 'clinic' },
  linkmanId: { zh: '家庭成员', en: 'family member' },
  slotId: { zh: '时间段', en: 'time' },
  capacity: { zh: '名额总数', en: 'number of places' },
  places: { zh: '名额', en: 'places' },
  temperature: { zh: '体温', en: 'temperature' },
  swelling: { zh: '红肿直径', en: 'swelling' },
  symptoms: { zh: '症状', en: 'symptoms' },
  rating: { zh: '评分', en: 'rating' },
  beans: { zh: '健康豆数量', en: 'number of beans' },
  code: { zh: '号码', en: 'code' },
  labels: { zh: '标签', en: 'labels' },
  other: { zh: '其他', en: 'other answer' },
  priceMax: { zh: '最高价格', en: 'highest price' },
  immunoglobulin: { zh: '免疫球蛋白日期', en: 'day of the immunoglobulin' },
  pregnancy: { zh: '预产期', en: 'day on which the baby is due' },
};

/** What a page sent of its own accord: nothing that somebody could correct. */
const OF_THE_PAGE: Bilingual = {
  zh: '页面内容已更新，请刷新后再试',
  en: 'the page is out of date. Refresh it and try again',
};

/** Units of numbers, after them. */
const UNITS: Record<string, Bilingual> = {
  temperature: { zh: '℃', en: '℃' },
  swelling: { zh: '厘米', en: 'cm' },
  places: { zh: '个', en: '' },
  capacity: { zh: '个', en: '' },
  beans: { zh: '颗', en: '' },
};

const MISSING: Bilingual = { zh: '不能为空', en: ' is missing' };

/** Expected form of a field where a general rule would not explain it. */
const SHAPES: Record<string, Bilingual> = {
  mobile: { zh: '应为 11 位大陆手机号', en: ' must be an 11-digit mainland number' },
  vcode: { zh: '应为 6 位数字', en: ' must be 6 digits' },
  password: {
    zh: `应为 ${LEAST_PASSWORD} 至 ${MOST_PASSWORD} 个字符，可以用空格、汉字和符号`,
    en: ` must have ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters; spaces and symbols of any kind are fine`,
  },
  name: {
    zh: `应与证件一致，不含数字和符号，最多 ${NAME_LENGTH} 个字`,
    en: ` must be as on the document, without digits or symbols, ${NAME_LENGTH} characters at most`,
  },
  consent: { zh: '需要同意后才能继续', en: ' is needed to go on' },
};

function describe(issue: v.BaseIssue<unknown>, key: string): Bilingual {
  if (issue.received === 'undefined' || issue.received === '""' || issue.received === 'null')
    return MISSING;
  const limit = String(issue.requirement);
  const isList = Array.isArray(issue.input);
  const unit = UNITS[key];
  const zhLimit = unit ? `${limit} ${unit.zh}` : limit;
  const enLimit = unit?.en ? `${limit} ${unit.en}` : limit;
  switch (issue.type) {
    case 'min_length':
      if (issue.requirement === 1) return MISSING;
      return isList
        ? { zh: `至少 ${limit} 个`, en: `: at least ${limit}` }
        : { zh: `至少 ${limit} 个字符`, en: ` needs at least ${limit} characters` };
    case 'max_length':
      return isList
        ? { zh: `最多 ${limit} 个`, en: `: ${limit} at most` }
        : { zh: `最多 ${limit} 个字符`, en: ` may have at most ${limit} characters` };
    case 'min_value':
      return { zh: `不能小于 ${zhLimit}`, en: ` must not be below ${enLimit}` };
    case 'max_value':
      return { zh: `不能大于 ${zhLimit}`, en: ` must not be above ${enLimit}` };
    case 'iso_date':
      return { zh: '应为日期，如 2026-01-31', en: ' must be a date such as 2026-01-31' };
    default:
      return { zh: '不正确，请重新填写或选择', en: ' is not valid. Enter or choose it again' };
  }
}

/** The key of a path; of an item of a list, that of the list. */
const keyOf = (path: string): string =>
  path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .pop() ?? '';

/** The name of the field, and what is wrong with it; where people do not know the field, what they can do. */
function worded(path: string, wrong: Bilingual): Bilingual {
  const name = FIELDS[keyOf(path)];
  return name ? { zh: `${name.zh}${wrong.zh}`, en: `${name.en}${wrong.en}` } : OF_THE_PAGE;
}

const NOT_DRAWN: Bilingual = {
  zh: '含有看不见的字符，请删除后重新输入',
  en: ' contains a hidden character. Delete it and type it again',
};

/** Whether a name was refused for a sign that draws nothing. */
const isNotDrawn = ({ requirement }: v.BaseIssue<unknown>): boolean =>
  requirement === drawsAll || requirement === drawsPicturesOnly;

function describeViolation(issue: v.BaseIssue<unknown>): { field: string; violation: Bilingual } {
  const path = v.getDotPath(issue as Parameters<typeof v.getDotPath>[0]) ?? '';
  const key = keyOf(path);
  const described = describe(issue, key);
  const shape = isNotDrawn(issue) ? NOT_DRAWN : SHAPES[key];
  return {
    field: path,
    violation: worded(path, described === MISSING ? described : (shape ?? described)),
  };
}

/** Messages for values that cannot be stored. */
const HOSTILE: Readonly<Record<HostileKind, Bilingual>> = {
  text: {
    zh: '含有无法保存的字符，请删除后重新输入',
    en: ' contains a character that cannot be saved. Delete it and type it again',
  },
  number: { zh: '超出了可用的范围', en: ' is out of range' },
  depth: { zh: '层级过多', en: ' has too many levels' },
};

const refusedField = (fields: readonly string[], violation: Bilingual): DomainError =>
  new DomainError(CODE.PARAMETERS, {
    data: { fields },
    message: { zh: `填写有误：${violation.zh}`, en: `Please check: ${violation.en}` },
  });

/**
 * Validates input against the contract; data that the contract does not name is dropped.
 * @throws DomainError 4000 whose message names the first invalid field as people call it and what is expected, and whose data lists all
 * of them as `{field}`; values are never repeated.
 */
export function validate<S extends GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (!result.success) {
    const violations = result.issues.map(describeViolation);
    const first = violations[0]?.violation ?? OF_THE_PAGE;
    throw refusedField(
      violations.map(({ field }) => field),
      first,
    );
  }
  const found = findHostile(result.output);
  if (found === null) return result.output;
  throw refusedField([found.path], worded(found.path, HOSTILE[found.kind]));
}
