import type { VideoPlayRecord } from '@contract/telemetry/endpoints';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { localEntries } from '@/storage/storage';
import { postLeaving } from './post';
import { areStatisticsOff } from './statistics-choice';
import {
  keepRecord,
  leaveWithRecords,
  RECORDS_KEY,
  reportRecords,
  sendStoredRecords,
} from './video-records';

jest.mock('@/http/request', () => ({ request: jest.fn(() => Promise.resolve(null)) }));
jest.mock('./post', () => ({ postLeaving: jest.fn(() => true) }));
jest.mock('./statistics-choice', () => ({ areStatisticsOff: jest.fn(() => false) }));

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

test('the end of the app reports without saying who, and a beacon that was not taken loses nothing', () => {
  keepRecord(play('a', 2));
  jest.mocked(postLeaving).mockReturnValueOnce(false);
  leaveWithRecords(true);
  expect(stored()).toEqual(['a']);
  leaveWithRecords(true);
  expect(stored()).toEqual([]);
  expect(jest.mocked(postLeaving).mock.lastCall?.[1]).toEqual({
    records: [{ ...play('a', 2), userId: '' }],
  });
  expect(request).not.toHaveBeenCalled();
});

test('a video left while the app goes on is reported with its user, and kept until the provider has it', async () => {
  keepRecord(play('a', 2));
  leaveWithRecords(false);
  expect(stored()).toEqual(['a']);
  await settled();
  expect(stored()).toEqual([]);
  expect(jest.mocked(request).mock.lastCall?.[1]).toEqual({ records: [play('a', 2)] });
  expect(postLeaving).not.toHaveBeenCalled();
});

test('a play whose report is underway is not reported again, with its user or without', async () => {
  keepRecord(play('a', 2));
  leaveWithRecords(false);
  keepRecord(play('b', 3));
  leaveWithRecords(false);
  leaveWithRecords(true);
  expect(reported()).toEqual([['a'], ['b']]);
  expect(postLeaving).not.toHaveBeenCalled();
  await settled();
  expect(stored()).toEqual([]);
});

test('a report that the end of the app cut off is made again, with its user', async () => {
  jest.mocked(request).mockRejectedValueOnce(new ApiError({ kind: 'network', msg: '' }));
  keepRecord(play('a', 2));
  leaveWithRecords(false);
  leaveWithRecords(true);
  await settled();
  expect(stored()).toEqual(['a']);
  sendStoredRecords();
  await settled();
  expect(reported()).toEqual([['a'], ['a']]);
  expect(stored()).toEqual([]);
});

test('with statistics off meanwhile nothing is reported, and nothing stays', async () => {
  keepRecord(play('a', 2));
  jest.mocked(areStatisticsOff).mockReturnValue(true);
  leaveWithRecords(false);
  await reportRecords([play('b', 2)]);
  jest.mocked(areStatisticsOff).mockReturnValue(false);
  expect(request).not.toHaveBeenCalled();
  expect(stored()).toEqual([]);
});

test('what stands under the key and is no list does no harm', () => {
  localEntries.write(RECORDS_KEY, { val: { broken: true } });
  sendStoredRecords();
  leaveWithRecords(false);
  leaveWithRecords(true);
  expect(request).not.toHaveBeenCalled();
});

test('at most twenty plays are kept, the newest', () => {
  for (let i = 0; i < 25; i += 1) keepRecord(play(`p${i}`, 2));
  expect(stored()).toHaveLength(20);
  expect(stored()[0]).toBe('p5');
});
