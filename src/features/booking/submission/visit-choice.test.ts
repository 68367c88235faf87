import { changeParticipant, withParticipant } from './family-rules';
import { emptyForm } from './submit-info';
import { seatedIn, withVisit } from './visit-choice';

const alone = {
  ...emptyForm({ depaCode: 'c1', productId: 'flu' }, 'key-1234567890abcdef'),
  linkmanId: 'anna',
};
const family = changeParticipant(
  withParticipant(alone, 'ben'),
  { linkmanId: 'ben' },
  { productId: 'ppv' },
);
const seat = (slotId: number, productId: string, startTime: string) => ({
  slotId,
  productId,
  startTime,
  endTime: '12:00',
  changeableUntil: 1_900_000_000_000,
});
const visit = {
  day: '2026-12-02',
  startTime: '09:00',
  endTime: '12:00',
  together: false,
  seats: [seat(5, 'ppv', '09:00'), seat(6, 'flu', '10:00')],
};

test('everybody gets a seat of their own vaccine, in whatever order the provider names them', () => {
  expect(seatedIn(family, visit)?.seats.map(({ id }) => id)).toEqual([6, 5]);
  expect(withVisit(family, visit)).toMatchObject({ day: '2026-12-02', slot: null });
});

test('a visit for another family than the form’s is none', () => {
  expect(seatedIn(withParticipant(alone, 'ben'), visit)).toBeNull();
});
