import {
  changeParticipant,
  hasRoom,
  hasRoomForPerson,
  isTogether,
  latestEarliest,
  groupOf,
  replacing,
  visitOf,
  visitsOf,
  withParticipant,
  withDisclosures,
  withDose,
  withGroup,
  without,
} from './family-rules';
import { emptyForm, formViolation, hasAppointment, withPerson } from './submit-info';

const seat = (id: number, startTime: string, endTime = '12:00') => ({ id, startTime, endTime });
const alone = {
  ...emptyForm({ depaCode: 'c1', productId: 'flu' }, 'key-1234567890abcdef'),
  linkmanId: 'anna',
  doseNo: 1,
  day: '2026-12-01',
  guidelineVersion: 'v1',
  slot: seat(1, '10:00'),
};
const two = withParticipant(alone, 'ben');
const settled = changeParticipant(two, { linkmanId: 'ben' }, { doseNo: 1 });
const seated = { ...settled, visit: visitOf([seat(1, '10:00'), seat(2, '10:15', '12:15')]) };

test('whoever comes along starts with the same vaccine, and the time is chosen anew', () => {
  expect(two).toMatchObject({
    participants: [
      {
        linkmanId: 'ben',
        productId: 'flu',
        doseNo: null,
        guidelineVersion: 'v1',
        replaceOrderId: null,
      },
    ],
    slot: null,
    visit: null,
  });
  expect(groupOf(two).map((one) => one.linkmanId)).toEqual(['anna', 'ben']);
});

test('a disclosure that is read anew counts for all who come for its vaccine, and for nobody else', () => {
  const mixed = changeParticipant(
    withParticipant(two, 'carl'),
    { linkmanId: 'carl' },
    {
      productId: 'hpv',
      guidelineVersion: null,
    },
  );
  const unread = {
    ...changeParticipant(mixed, { linkmanId: 'ben' }, { guidelineVersion: null }),
    guidelineVersion: null,
  };
  const read = withDisclosures(unread, { [unread.productId]: 'v2' });
  expect(groupOf(read).map(({ guidelineVersion }) => guidelineVersion)).toEqual(['v2', 'v2', null]);
});

test('a party that is named is the party, and keeps its time where it was that one before', () => {
  expect(withGroup(seated, ['ben'])).toEqual(seated);
  expect(withGroup(seated, ['carl'])).toMatchObject({
    participants: [{ linkmanId: 'carl', doseNo: null }],
    visit: null,
  });
  expect(withGroup(seated, [])).toMatchObject({ linkmanId: 'anna', participants: [], visit: null });
});

test('nobody comes twice, and a visit has five people at most', () => {
  expect(withParticipant(two, 'anna').participants).toHaveLength(1);
  expect(withParticipant(two, 'ben').participants).toHaveLength(1);
  const five = ['c', 'd', 'e'].reduce(withParticipant, two);
  expect(hasRoomForPerson(five)).toBe(false);
  expect(hasRoom(five)).toBe(true);
  expect(withParticipant(five, 'f').participants).toHaveLength(4);
});

describe('several doses of one person', () => {
  const dose = (productId: string, linkmanId = 'anna') => ({ linkmanId, productId, doseNo: 1 });
  const three = withDose(withDose(alone, dose('mmr')), dose('je'));

  test('are in the visit once each, and the time is chosen anew', () => {
    expect(groupOf(three).map((one) => [one.linkmanId, one.productId])).toEqual([
      ['anna', 'flu'],
      ['anna', 'mmr'],
      ['anna', 'je'],
    ]);
    expect(three.slot).toBeNull();
    expect(withDose(three, dose('mmr'))).toEqual(three);
    expect(withDose(three, dose('flu'))).toEqual(three);
    expect(withDose(three, dose('mmr', 'ben')).participants).toHaveLength(3);
  });

  test('are eight at most', () => {
    const most = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => dose(id)).reduce(withDose, three);
    expect(groupOf(most)).toHaveLength(8);
    expect(hasRoomForPerson(most)).toBe(false);
  });

  test('are changed and taken out one by one', () => {
    const seats = [seat(1, '10:00'), seat(2, '10:00'), seat(3, '10:15')];
    const visit = { ...three, visit: visitOf(seats) };
    const left = without(visit, { linkmanId: 'anna', productId: 'mmr' });
    expect(left.participants.map(({ productId }) => productId)).toEqual(['je']);
    expect(left.visit?.seats.map(({ id }) => id)).toEqual([1, 3]);
    const second = changeParticipant(visit, dose('je'), { doseNo: 2 });
    expect(groupOf(second).map(({ doseNo }) => doseNo)).toEqual([1, 1, 2]);
    const replaced = replacing(visit, dose('mmr'), 'o1');
    expect(groupOf(replaced).map(({ replaceOrderId }) => replaceOrderId)).toEqual([
      null,
      'o1',
      null,
    ]);
  });

  test('go with the person', () => {
    expect(without(withParticipant(three, 'ben'), { linkmanId: 'anna' })).toMatchObject({
      ...{ linkmanId: 'ben', participants: [] },
    });
    expect(withPerson(withParticipant(three, 'ben'), 'carl').participants).toMatchObject([
      { linkmanId: 'ben' },
    ]);
  });
});

test('a companion who becomes the person no longer comes along', () => {
  expect(withPerson(two, 'ben')).toMatchObject({ linkmanId: 'ben', participants: [], visit: null });
});

test('a family needs a place for each, a dose for each and every disclosure agreed to', () => {
  expect(hasAppointment(settled)).toBe(false);
  expect(hasAppointment(seated)).toBe(true);
  expect(formViolation(two)).toBe('participant');
  expect(formViolation(settled)).toBeNull();
  expect(
    formViolation(changeParticipant(settled, { linkmanId: 'ben' }, { guidelineVersion: null })),
  ).toBe('participant');
});

test('another vaccine for one of them makes the time void, another dose does not', () => {
  expect(changeParticipant(seated, { linkmanId: 'ben' }, { productId: 'hpv' }).visit).toBeNull();
  expect(changeParticipant(seated, { linkmanId: 'ben' }, { doseNo: 2 }).visit).not.toBeNull();
});

test('the order that gives way is the one of the person who is booked already', () => {
  const both = replacing(
    replacing(settled, { linkmanId: 'anna' }, 'o1'),
    { linkmanId: 'ben' },
    'o2',
  );
  expect(groupOf(both).map(({ replaceOrderId }) => replaceOrderId)).toEqual(['o1', 'o2']);
  expect(groupOf(without(both, { linkmanId: 'anna' }))).toMatchObject([
    { linkmanId: 'ben', replaceOrderId: 'o2' },
  ]);
});

describe('going on without somebody', () => {
  test('of two leaves one with the time that was theirs', () => {
    expect(without(seated, { linkmanId: 'ben' })).toMatchObject({
      linkmanId: 'anna',
      participants: [],
      slot: seat(1, '10:00'),
      visit: null,
    });
    expect(without(seated, { linkmanId: 'anna' })).toMatchObject({
      linkmanId: 'ben',
      participants: [],
      slot: { id: 2 },
    });
  });

  test('of three leaves a visit of two', () => {
    const three = withParticipant(settled, 'cleo');
    const visit = visitOf([seat(1, '10:00'), seat(2, '10:00'), seat(3, '10:15')]);
    const left = without({ ...three, visit }, { linkmanId: 'ben' });
    expect(left.participants.map((one) => one.linkmanId)).toEqual(['cleo']);
    expect(left.visit?.seats.map(({ id }) => id)).toEqual([1, 3]);
  });

  test('is not possible where nobody stays for the form’s vaccine', () => {
    const other = changeParticipant(seated, { linkmanId: 'ben' }, { productId: 'hpv' });
    expect(without(other, { linkmanId: 'anna' })).toBe(other);
    expect(without(alone, { linkmanId: 'anna' })).toBe(alone);
  });
});

describe('times of a family', () => {
  const slots = [seat(1, '10:00'), seat(2, '10:15', '12:15'), seat(3, '09:00')];
  const time = (...slotIds: number[]) => ({
    startTime: '',
    endTime: '',
    together: false,
    slotIds,
  });

  test('are shown in order with the place of each, those with an unknown place left out', () => {
    const visits = visitsOf([time(1, 2), time(3, 3), time(1, 99)], slots, null);
    expect(visits.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      ['09:00', '12:00'],
      ['10:00', '12:15'],
    ]);
    expect(visits.map(isTogether)).toEqual([true, false]);
  });

  test('keep the chosen one although its places are held', () => {
    const retained = visitOf([seat(1, '10:00'), seat(2, '10:15')]);
    expect(visitsOf([], slots, retained)).toEqual([retained]);
    expect(visitsOf([time(1, 2)], slots, retained)).toHaveLength(1);
  });
});

test('all may come from the day of whoever may come last', () => {
  const [ben] = two.participants;
  expect(latestEarliest([])).toBeNull();
  if (!ben) return;
  const days = [null, '2026-12-05', '2026-12-01'].map((earliest) => ({ ...ben, earliest }));
  expect(latestEarliest(days)).toBe('2026-12-05');
});
