import type { StepRefusal } from '@contract/manage/staff-rules';
import { CODE } from '@contract/errors';
import { DomainError, refusedInput } from '../../../http/domain-error';
import type { Bilingual } from '../../../kernel/language';

const STEP: Readonly<Record<Exclude<StepRefusal, 'absent'>, Bilingual>> = {
  operatorOnly: {
    zh: '这个账号由运营人员管理，请联系运营方',
    en: 'The operator manages this account. Ask the operator.',
  },
  ended: {
    zh: '这个账号已经停用。要再用，请新建一个账号',
    en: 'This account is deactivated. To use it again, create a new one.',
  },
  oneself: {
    zh: '不能对自己的账号这样做，请另一位有权限的人来做',
    en: 'You cannot do this to your own account. Ask someone else who can.',
  },
  lastOperator: {
    zh: '这是最后一个运营账号。请先新建另一个，再停用它',
    en: 'This is the last operator account. Create another one before you deactivate it.',
  },
};

/** The refusal of a step with an account. */
export const refusedStep = (refusal: StepRefusal): DomainError =>
  refusal === 'absent' ? new DomainError(CODE.NOT_FOUND) : refusedInput(STEP[refusal]);

/** What is wrong with a new account or a password, for the page and, in English, for the command. */
export const ACCOUNT_REFUSALS = {
  login: {
    zh: '账号为 3 至 40 个字母、数字、点、短横线或下划线，以字母或数字开头',
    en: 'A login has 3 to 40 letters, digits, dots, dashes or underscores.',
  },
  role: {
    zh: '您只能新建工作台账号；其他岗位请联系运营方',
    en: 'You can only create desk accounts. Ask the operator for other roles.',
  },
  clinicNeeded: {
    zh: '请选择门诊',
    en: 'This role belongs to a clinic: choose it or give its code.',
  },
  noClinic: {
    zh: '运营账号不属于任何门诊',
    en: 'An operator account does not belong to a clinic.',
  },
  samePassword: {
    zh: '新密码不能和首次密码或账号相同',
    en: 'Your new password cannot be the first password or your login name.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const noClinic = (depaCode: string): DomainError =>
  refusedInput({ zh: `没有编码为 ${depaCode} 的门诊`, en: `There is no clinic ${depaCode}.` });

export const takenLogin = (login: string): DomainError =>
  refusedInput({
    zh: `账号 ${login} 已经有人用了，请换一个`,
    en: `The login name ${login} is taken. Choose another one.`,
  });
