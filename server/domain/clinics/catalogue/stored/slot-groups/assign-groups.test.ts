import { assignGroups } from './assign-groups';
import type { CodedGroup } from './assign-groups';

const group = (code: string, ...productIds: string[]): CodedGroup => ({ code, productIds });
const OWN = [group('a', 'a'), group('b', 'b'), group('c', 'c')];

describe('codes of groups', () => {
  it.each<[string, CodedGroup[], string[][], CodedGroup[]]>([
    ['stay where nothing changes', OWN, [['a'], ['b']], [group('a', 'a'), group('b', 'b')]],
    [
      'are products, without groups',
      [],
      [['a', 'b'], ['c']],
      [group('a', 'a', 'b'), group('c', 'c')],
    ],
    ["of two that join are the first one's", OWN, [['a', 'b']], [group('a', 'a', 'b')]],
    [
      'stay with one more product',
      [group('x', 'a', 'b'), group('c', 'c')],
      [['a', 'b', 'c']],
      [group('x', 'a', 'b', 'c')],
    ],
    [
      'stay with one product less',
      [group('a', 'a', 'b')],
      [['a'], ['b']],
      [group('a', 'a'), group('b', 'b')],
    ],
    [
      'go with most products',
      [group('a', 'a', 'b', 'c')],
      [['a'], ['b', 'c']],
      [group('a+2', 'a'), group('a', 'b', 'c')],
    ],
    [
      'come back to a group that was left',
      [group('a', 'a', 'b'), group('b')],
      [['a'], ['b']],
      [group('a', 'a'), group('b', 'b')],
    ],
    [
      'are numbered where all are taken',
      [group('b', 'a'), group('a', 'c')],
      [['a'], ['b'], ['c']],
      [group('b', 'a'), group('b+2', 'b'), group('a', 'c')],
    ],
    [
      'are exchanged',
      [group('a', 'a', 'b'), group('c', 'c', 'd')],
      [['a', 'c', 'd'], ['b']],
      [group('c', 'a', 'c', 'd'), group('a', 'b')],
    ],
  ])('%s', (_, existing, wanted, expected) => {
    expect(assignGroups(existing, wanted)).toEqual(expected);
  });
});
