import fc from '../../../../test/tiers/properties';
import { COMMUNITY_CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { goneUploads, indexUnder, isUploaded, moved } from './picture-rules';

const HOUR = 3_600_000;

test.each([
  ['of a picture that is gone', { reason: 'pictures', fileIds: ['f'] }, ['f']],
  ['of something else', null, null],
  ['without the pictures', { reason: 'pictures' }, null],
])('a refusal because %s', (_, data, expected) => {
  const { PARAM_ERROR, FAIL } = COMMUNITY_CODE;
  expect(goneUploads(new ApiError({ kind: 'server', code: PARAM_ERROR, msg: '', data }))).toEqual(
    expected,
  );
  expect(goneUploads(new ApiError({ kind: 'server', code: FAIL, msg: '', data }))).toBeNull();
});

test('an upload is relied on for 47 hours', () => {
  const picture = { fileId: 'f', sentAt: 1_000 };
  expect(isUploaded(picture, 1_000 + 47 * HOUR - 1)).toBe(true);
  expect(isUploaded(picture, 1_000 + 47 * HOUR)).toBe(false);
  expect(isUploaded({ fileId: null, sentAt: null }, 0)).toBe(false);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 9, 'acb'],
  [1, -4, 'bac'],
  [1, 1, 'abc'],
  [7, 0, 'abc'],
])('moving %d to %d makes abc %s', (from, to, result) => {
  expect(moved([...'abc'], from, to).join('')).toBe(result);
});

test('moving loses and repeats nothing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer()),
      fc.integer({ min: -2, max: 12 }),
      fc.integer({ min: -2, max: 12 }),
      (list, from, to) => [...moved(list, from, to)].sort().join() === [...list].sort().join(),
    ),
  );
});

test.each([
  [0, 0, 0, 0],
  [0, 96, 0, 1],
  [0, 47, 0, 0],
  [0, 49, 0, 1],
  [1, 0, 140, 4],
  [4, -96, -140, 0],
  [0, -500, -500, 0],
  [2, 500, 0, 2],
])('from %d carried by %d, %d a tile is over %d', (from, x, y, index) => {
  expect(indexUnder(from, { x, y }, { columns: 3, step: { x: 96, y: 140 } })).toBe(index);
});
