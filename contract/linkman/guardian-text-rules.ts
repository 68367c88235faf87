/**
 * The message by which a guardian who is not the account's owner is asked to agree, in both languages. Whoever is asked reads
 * what the code agrees to: a code that people are asked to hand on must say so. It is part of the consent's text.
 * @param askedBy masked mobile of the account
 */
export const guardianText = (code: string, askedBy: string): string =>
  `手机 ${askedBy} 的用户要为您监护的孩子预约接种，并保存孩子的姓名、出生日期和证件。您认识并同意，就把验证码 ${code} 告诉对方，5 分钟内有效；不同意请忽略。 ${askedBy} wants to book vaccinations for your child and store name, birthday and document. If you agree, tell them the code ${code}.`;
