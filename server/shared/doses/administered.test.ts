import { administeredOf } from './administered';
import type { AdministeredRow } from './administered';

const OWN = { userId: 'u1' };
const order = (part: Partial<AdministeredRow> = {}): AdministeredRow => ({
  id: 'o1',
  user_id: 'u1',
  vaccine_code: 'mmr',
  product_id: 'mmr-nip',
  dose_no: 1,
  day: '2026-10-01',
  status: 'DONE',
  source: 'online',
  ...part,
});
const note = (part: Partial<AdministeredRow> = {}): AdministeredRow =>
  order({ id: null, user_id: null, source: null, ...part });

test('an order for the same vaccine is a dose, named by its id to its own account only', () => {
  const bare = {
    code: 'mmr',
    product: 'mmr-nip',
    recordedNo: 1,
    doseNo: 1,
    day: '2026-10-01',
    status: 'DONE',
  };
  expect(administeredOf(order(), 'mmr', OWN)).toEqual({ ...bare, orderId: 'o1' });
  const other = administeredOf(order(), 'mmr', { userId: 'u2' });
  expect(other).toEqual({ ...bare, orderId: null, isElsewhere: true });
  // A walk-in belongs to no account: the dose is disclosed to its person, without the order's id.
  const walkIn = order({ user_id: null, source: 'walk_in' });
  expect(administeredOf(walkIn, 'mmr', OWN)).toEqual({ ...bare, orderId: null });
});

test('who has seen the document is told of every order', () => {
  const seen = administeredOf(order(), 'mmr', { userId: null });
  expect(seen).toMatchObject({ doseNo: 1, day: '2026-10-01', status: 'DONE', orderId: null });
});

test('another injected live vaccine only keeps its distance, its kind told to its own account', () => {
  const varicella = order({ vaccine_code: 'varicella' });
  expect(administeredOf(varicella, 'mmr', OWN)).toMatchObject({
    doseNo: null,
    liveCode: 'varicella',
  });
  const hidden = administeredOf(varicella, 'mmr', { userId: 'u2' });
  expect(hidden).toMatchObject({ orderId: null, doseNo: null, liveCode: null });
  const selfReported = administeredOf(
    note({ vaccine_code: 'varicella', dose_no: null }),
    'mmr',
    OWN,
  );
  expect(selfReported).toMatchObject({ doseNo: null, liveCode: 'varicella', isSelfReported: true });
});

test('a note has the number that was entered, of its own vaccine only', () => {
  expect(administeredOf(note(), 'mmr', OWN)).toMatchObject({
    doseNo: 1,
    isSelfReported: true,
    orderId: null,
  });
  const polio = note({ vaccine_code: 'polio', dose_no: 3 });
  expect(administeredOf(polio, 'bopv', OWN)).toMatchObject({ doseNo: null, recordedNo: 3 });
  expect(
    administeredOf(note({ vaccine_code: 'flu', dose_no: null }), 'flu', OWN).doseNo,
  ).toBeNull();
});

test('an order for another vaccine has no number for this one', () => {
  const polio = order({ vaccine_code: 'polio', dose_no: 3 });
  expect(administeredOf(polio, 'bopv', OWN)).toMatchObject({ code: 'polio', doseNo: null });
});
