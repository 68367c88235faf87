import { isGivenFor, partsOf, relatedTo, sharesAntigen } from './antigen-rules';

test('a vaccine asks for those that share an antigen with it, or may not be near it', () => {
  expect(relatedTo('ev71')).toEqual(['ev71']);
  expect([...relatedTo('bopv')].sort()).toEqual(['bopv', 'dtap-ipv-hib', 'polio', 'topv']);
  expect([...relatedTo('hpv9')].sort()).toEqual(['hpv2', 'hpv4', 'hpv9']);
  expect([...relatedTo('hib')].sort()).toEqual(['dtap-hib', 'dtap-ipv-hib', 'hib']);
  expect(relatedTo('dtap-ipv-hib')).toEqual(expect.arrayContaining(['dtap', 'dt', 'polio', 'hib']));
  expect(relatedTo('varicella')).toContain('mmr');
  // One that the schedule's tables do not have asks for itself.
  expect(relatedTo('new')).toEqual(['new']);
});

test('a combination is a dose of each vaccine that it is given for, not of one that it counts along for', () => {
  expect(partsOf('dtap-ipv-hib')).toEqual(expect.arrayContaining(['dtap', 'dt', 'polio', 'bopv']));
  expect(partsOf('dtap-ipv-hib')).not.toContain('hib');
  expect(partsOf('mmr')).toEqual([]);
  expect(isGivenFor('dtap-ipv-hib', 'Polio')).toBe(true);
  expect(isGivenFor('dtap-ipv-hib', 'Hib')).toBe(false);
  expect(sharesAntigen('dtap-ipv-hib', 'hib')).toBe(true);
  expect(sharesAntigen('mmr', 'hib')).toBe(false);
});
