import { CHINA } from '../doses/schedule/china';
import { antigensOf } from './antigen-rules';
import { diseaseGroupsOf } from './disease-group-rules';

const groupsOf = (code: string) => diseaseGroupsOf(antigensOf(code));

test.each([
  ['hepb', ['hepatitisB']],
  ['dtap-ipv-hib', ['polio', 'diphtheriaTetanusPertussis', 'hib']],
  ['mcv4', ['meningococcal']],
  ['hpv9', ['hpv']],
  ['a code of no table', ['other']],
])('%s is read under %j', (code, groups) => {
  expect(groupsOf(code)).toEqual(groups);
});

test('every vaccine of the tables has a disease', () => {
  const codes = [...CHINA.associations.keys()];
  expect(codes.filter((code) => groupsOf(code).includes('other'))).toEqual([]);
});
