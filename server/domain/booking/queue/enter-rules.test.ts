import { accountIn, admit, personIn } from './enter-rules';
import type { AdmissionCheck, Entry, ReleasedProduct } from './enter-rules';

const MSD = { releaseId: 'r', productId: 'hpv9-msd', vaccineCode: 'hpv' };
const door = (part: Partial<AdmissionCheck> = {}): ReadonlyMap<string, AdmissionCheck> =>
  new Map([
    ['r', { id: 'r', state: 'announced', entryAt: 100, lastPosition: 0, product: MSD, ...part }],
  ]);
const entry = (userId: string, people: readonly string[] = [userId], at = 200): Entry => ({
  ticketId: `t-${userId}`,
  releaseId: 'r',
  userId,
  lot: `lot-${userId}`,
  at,
  people: people.map((personKey) => ({ linkmanId: `l-${personKey}`, personKey, doseNo: 1 })),
});
const noEntries = {
  accounts: new Set<string>(),
  people: new Set<string>(),
  members: new Map(
    ['a', 'b', 'c', 'p', 'q', 'x'].map((person) => [
      `l-${person}`,
      { nameKey: `key of ${person}`, claimant: '' },
    ]),
  ),
  lots: new Map<string, string>(),
  queues: new Map<string, readonly ReleasedProduct[]>(),
};
const kinds = (...args: Parameters<typeof admit>) =>
  admit(...args).outcomes.map(({ kind }) => kind);

test('the first moment counts, the one before does not', () => {
  expect(kinds([entry('a', ['a'], 99), entry('b', ['b'], 100)], door(), noEntries)).toEqual([
    'early',
    'entered',
  ]);
});

test('an account has one ticket, in one batch as between two', () => {
  expect(kinds([entry('a'), entry('a', ['x'])], door(), noEntries)).toEqual(['entered', 'present']);
  const inside = { ...noEntries, accounts: new Set([accountIn('r', 'a')]) };
  expect(kinds([entry('a')], door(), inside)).toEqual(['present']);
});

test('a person is in one line once, whichever account asks', () => {
  const { outcomes } = admit([entry('a', ['p']), entry('b', ['q', 'p'])], door(), noEntries);
  expect(outcomes[1]).toEqual({ kind: 'personElsewhere', linkmanId: 'l-p' });
  const inside = {
    ...noEntries,
    people: new Set([personIn('r', { nameKey: 'key of p', claimant: '' })]),
  };
  expect(kinds([entry('c', ['p'])], door(), inside)).toEqual(['personElsewhere']);
});

test('whoever is in one line can enter another', () => {
  const both = new Map([...door(), ['s', { ...door().get('r'), id: 's' } as AdmissionCheck]]);
  const elsewhere = { ...entry('a'), ticketId: 't-s', releaseId: 's' };
  expect(kinds([entry('a'), elsewhere], both, noEntries)).toEqual(['entered', 'entered']);
  const inside = {
    ...noEntries,
    people: new Set([personIn('r', { nameKey: 'key of a', claimant: '' })]),
  };
  expect(kinds([elsewhere], both, inside)).toEqual(['entered']);
});

test('a document under two names is two people in a line, under one name one', () => {
  const names = new Map([
    ['l-p', { nameKey: 'p as 王小明', claimant: '' }],
    ['l-q', { nameKey: 'p as 王某某', claimant: '' }],
    ['l-x', { nameKey: 'p as 王小明', claimant: '' }],
  ]);
  const entries = ['p', 'q', 'x'].map((member) => ({
    ...entry(`of ${member}`, [member]),
    people: [{ linkmanId: `l-${member}`, personKey: 'p', doseNo: 1 }],
  }));
  expect(kinds(entries, door(), { ...noEntries, members: names })).toEqual([
    'entered',
    'entered',
    'personElsewhere',
  ]);
});

test('accounts that have proved nothing keep nobody out, and all tickets of a person have one lot', () => {
  const claimedBy = (claimant: string) =>
    admit([entry(claimant, ['p', 'q'])], door(), {
      ...noEntries,
      people: new Set([personIn('r', { nameKey: 'key of p', claimant: 'a' })]),
      lots: new Map([['r key of p', 'lot of p']]),
      members: new Map(
        ['p', 'q'].map((who) => [`l-${who}`, { nameKey: `key of ${who}`, claimant }]),
      ),
    });
  expect(claimedBy('a').outcomes[0]?.kind).toBe('personElsewhere');
  for (const claimant of ['', 'b']) {
    const { outcomes, made } = claimedBy(claimant);
    expect(outcomes).toEqual([{ kind: 'entered' }]);
    expect(made[0]?.people.map(({ lot }) => lot)).toEqual(['lot of p', `lot-${claimant}`]);
  }
  const members = new Map(
    ['a', 'b'].map((who) => [`l-${who}`, { nameKey: 'key of p', claimant: who }]),
  );
  const { made } = admit([entry('a'), entry('b')], door(), { ...noEntries, members });
  expect(made.map(({ people }) => people[0]?.lot)).toEqual(['lot-a', 'lot-a']);
});

test('nobody gets a ticket together with somebody who was removed meanwhile', () => {
  expect(kinds([entry('a', ['a', 'gone']), entry('a')], door(), noEntries)).toEqual([
    'noPerson',
    'entered',
  ]);
});

test('nobody has a position before the draw; after it they are given at the end', () => {
  expect(admit([entry('a')], door(), noEntries).made[0]?.position).toBeNull();
  const late = admit([entry('a'), entry('b')], door({ state: 'open', lastPosition: 7 }), noEntries);
  expect(late.made.map(({ position }) => position)).toEqual([8, 9]);
});

test('a line that is over lets nobody in', () => {
  expect(kinds([entry('a')], door({ state: 'ended' }), noEntries)).toEqual(['over']);
  expect(kinds([entry('a')], new Map(), noEntries)).toEqual(['noRelease']);
});

describe('of two products against one disease', () => {
  const INNOVAX = { releaseId: 's', productId: 'hpv9-innovax', vaccineCode: 'hpv' };
  const doorsOf = (product: ReleasedProduct) =>
    new Map([
      ...door(),
      ...[...door({ id: 's', product }).values()].map((one) => ['s', one] as const),
    ]);
  const second = { ...entry('a'), ticketId: 't-s', releaseId: 's' };

  test('somebody waits for one, in one batch as between two', () => {
    const { outcomes } = admit([entry('a'), second], doorsOf(INNOVAX), noEntries);
    expect(outcomes[1]).toEqual({ kind: 'secondProduct', linkmanId: 'l-a', releaseId: 'r' });
    const inside = { ...noEntries, queues: new Map([['l-a', [MSD]]]) };
    expect(kinds([second], doorsOf(INNOVAX), inside)).toEqual(['secondProduct']);
  });

  test('others wait for the other; so does the same person for another disease, or the same product elsewhere', () => {
    const inside = { ...noEntries, queues: new Map([['l-b', [MSD]]]) };
    expect(kinds([second], doorsOf(INNOVAX), inside)).toEqual(['entered']);
    for (const other of [
      { ...INNOVAX, vaccineCode: 'zoster' },
      { ...MSD, releaseId: 's' },
    ])
      expect(kinds([entry('a'), second], doorsOf(other), noEntries)).toEqual([
        'entered',
        'entered',
      ]);
  });
});
