import type { VideoPlayRecord } from '@contract/telemetry/endpoints';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { localEntries } from '@/storage/storage';
import { postLeaving } from './post';
import {
  keepRecord,
  leaveWithRecords,
  RECORDS_KEY,
  reportRecords,
  sendStoredRecords,
} from './video-records';

jest.mock('@/http/request', () => ({ request: jest.fn(() => Promise.resolve(null)) }));
jest.mock('./post', () => ({ postLeaving: jest.fn(() => true) }));

const play = (id: string, playDuration: number): VideoPlayRecord =>
  ({ id, userId: 'u1', videoId: 'v1', playDuration }) as VideoPlayRecord;
const stored = (): string[] =>
  (localEntries.read<VideoPlayRecord[]>(RECORDS_KEY) ?? []).map(({ id }) => id);
const reported = (): string[][] =>
  jest
    .mocked(request)
    .mock.calls.map(([, input]) =>
      (input as { records: VideoPlayRecord[] }).records.map(({ id }) => id),
    );
const settled = () => new Promise((passed) => setTimeout(passed));

beforeEach(() => {
  localEntries.remove(RECORDS_KEY);
  jest.clearAllMocks();
});

test('a play is kept once, with its newest time', () => {
  keepRecord(play('a', 1));
  keepRecord(play('a', 4));
  expect(
    localEntries.read<VideoPlayRecord[]>('video-play-records')?.map((r) => r.playDuration),
  ).toEqual([4]);
});

test('the next load reports what is long enough and forgets the rest', async () => {
  keepRecord(play('short', 0.999));
  keepRecord(play('long', 1));
  sendStoredRecords();
  expect(reported()).toEqual([['long']]);
  await settled();
  expect(stored()).toEqual([]);
});

test('without network a play waits for the next load', async () => {
  jest.mocked(request).mockRejectedValueOnce(new ApiError({ kind: 'network', msg: '' }));
  keepRecord(play('a', 2));
  await reportRecords([play('a', 2)]);
  expect(stored()).toEqual(['a']);
});

test('leaving the app reports without saying who, and a beacon that was not taken loses nothing', () => {
  keepRecord(play('a', 2));
  jest.mocked(postLeaving).mockReturnValueOnce(false);
  leaveWithRecords();
  expect(stored()).toEqual(['a']);
  leaveWithRecords();
  expect(stored()).toEqual([]);
  expect(jest.mocked(postLeaving).mock.lastCall?.[1]).toEqual({
    records: [{ ...play('a', 2), userId: '' }],
  });
});

test('what stands under the key and is no list does no harm', () => {
  localEntries.write(RECORDS_KEY, { val: { broken: true } });
  sendStoredRecords();
  leaveWithRecords();
  expect(request).not.toHaveBeenCalled();
});

test('at most twenty plays are kept, the newest', () => {
  for (let i = 0; i < 25; i += 1) keepRecord(play(`p${i}`, 2));
  expect(stored()).toHaveLength(20);
  expect(stored()[0]).toBe('p5');
});
