import { groupSlots, isOpen } from './slot-groups';

const slot = (start: string, left = 1) => ({ id: start, start, end: '23:59', left });

describe('time slots', () => {
  it('are grouped into morning and afternoon, noon being afternoon', () => {
    const groups = groupSlots([slot('11:59'), slot('12:00'), slot('08:00')]);
    expect(groups.map((group) => [group.part, group.slots.map(({ id }) => id)])).toEqual([
      ['morning', ['08:00', '11:59']],
      ['afternoon', ['12:00']],
    ]);
  });

  it('leave out a half of the day that has none', () => {
    expect(groupSlots([slot('14:00')]).map((group) => group.part)).toEqual(['afternoon']);
    expect(groupSlots([])).toEqual([]);
  });

  it('are open while places are left and their time has not passed', () => {
    expect(isOpen(slot('08:00', 1))).toBe(true);
    expect(isOpen(slot('08:00', 0))).toBe(false);
    expect(isOpen({ ...slot('08:00', 5), ended: true })).toBe(false);
  });
});
