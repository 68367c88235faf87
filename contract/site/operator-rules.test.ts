import { EXAMPLE_OPERATOR, operatorOf } from './operator-rules';
import { placeholdersIn } from './placeholder-rules';

test('an operator is read as it is given, with the filings that it does not have yet left empty', () => {
  const none = { zh: '', en: '', contact: '' };
  const companies = { ...EXAMPLE_OPERATOR.companies, mail: none, delivery: none, alipay: none };
  const given = { ...EXAMPLE_OPERATOR, policeFiling: '', licence: '', companies };
  expect(operatorOf(given)).toEqual(given);
});

test('everything that is missing, empty or not known is named at once', () => {
  const { phone, ...rest } = EXAMPLE_OPERATOR;
  const given = { ...rest, name: { zh: '成都', en: ' ' }, telephone: phone, email: 3 };
  expect(() => operatorOf(given)).toThrow(
    'telephone is not known\nname.en is empty\nemail has to be a text\nphone has to be a text',
  );
  expect(() => operatorOf({ ...EXAMPLE_OPERATOR, icpFiling: '' })).toThrow('icpFiling is empty');
  for (const city of ['', '510000', '5101', '成都'])
    expect(() => operatorOf({ ...EXAMPLE_OPERATOR, city })).toThrow(
      'city has to be the six digits',
    );
  const { sms } = EXAMPLE_OPERATOR.companies;
  const companies = { ...EXAMPLE_OPERATOR.companies, sms: { ...sms, contact: '' } };
  expect(() => operatorOf({ ...EXAMPLE_OPERATOR, companies })).toThrow(
    'companies.sms.contact is empty',
  );
  expect(() => operatorOf([])).toThrow('it has to be an object');
});

test('every example shows that it is one', () => {
  expect(placeholdersIn(EXAMPLE_OPERATOR)).toHaveLength(22);
});
