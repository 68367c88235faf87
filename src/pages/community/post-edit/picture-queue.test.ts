import { ApiError } from '@/http/failure/api-error';
import { startUpload } from '@/shared/upload/upload-file';
import type { FileUpload } from '@/shared/upload/upload-file';
import { retainedFiles } from '@/platform/retained-files';
import type { PickedFile } from '@/platform/upload/types';
import { hasAiMark } from './draft-rules';
import { changeDraft, draftOf, usePostDrafts } from './draft-store';
import {
  addPictures,
  removePicture,
  resendPictures,
  resumePictures,
  retryPicture,
  usePictureProgress,
} from './picture-queue';

jest.mock('@/shared/upload/upload-file', () => ({ startUpload: jest.fn() }));
jest.mock('@/http/hooks/use-server', () => ({ forgetServerData: jest.fn() }));
jest.mock('@/platform/shrink-picture', () => ({
  shrinkPicture: (file: PickedFile) => Promise.resolve(file),
}));
jest.mock('@/platform/retained-files', () => ({
  retainedFiles: { store: jest.fn(), open: jest.fn(), remove: jest.fn(), removeOthers: jest.fn() },
}));

const FORM = { key: 'new', link: {}, preset: {} };
const file = (name: string, bytes = 9): PickedFile => ({
  name,
  bytes,
  preview: name,
  source: null,
});
const files = retainedFiles as jest.Mocked<typeof retainedFiles>;

interface Sending {
  readonly name: string;
  readonly abort: jest.Mock;
  readonly progress: (percent: number) => void;
  arrive(fileId: string, aiMade?: boolean): void;
  fail(kind: 'network' | 'server'): void;
}
let sendings: Sending[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  problems.mockClear();
  sendings = [];
  usePostDrafts.setState({}, true);
  usePictureProgress.setState({}, true);
  draftOf(FORM);
  files.store.mockImplementation((each) =>
    Promise.resolve({ storedAs: `s-${each.name}`, file: each }),
  );
  files.open.mockImplementation((_, name) => Promise.resolve(file(name)));
  files.remove.mockResolvedValue();
  jest.mocked(startUpload).mockImplementation((sent, onProgress): FileUpload => {
    const abort = jest.fn();
    const uploaded = new Promise<never>((resolve, reject) => {
      sendings.push({
        name: sent.name,
        abort,
        progress: (percent) => onProgress?.(percent),
        arrive: (fileId, aiMade = false) => (resolve as (file: object) => void)({ fileId, aiMade }),
        fail: (kind) => reject(new ApiError({ kind, code: '', msg: '不收' })),
      });
    });
    return { uploaded, abort };
  });
});
afterEach(async () => {
  // What is still on its way would take the places of the next test's pictures.
  usePostDrafts.setState({}, true);
  sendings.forEach((each) => each.fail('server'));
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
});

const pass = (ms = 0): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const pictures = () => draftOf(FORM).pictures;
const keyAt = (index: number): string => pictures()[index]?.key ?? '';
const states = () => pictures().map(({ key }) => usePictureProgress.getState()[key]?.state);
const sending = (index: number): Sending => {
  const found = sendings[index];
  if (!found) throw new Error(`only ${sendings.length} uploads began`);
  return found;
};
const problems = jest.fn();
const add = async (...names: string[]): Promise<void> => {
  await addPictures(
    'new',
    names.map((name) => file(name)),
    problems,
  );
  await pass();
};

test('two are sent at a time, in their order, and the third follows', async () => {
  await add('a.jpg', 'b.jpg', 'c.jpg');
  expect(sendings.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  sending(0).arrive('A');
  await pass();
  expect(states()).toEqual(['sent', 'sending', 'sending']);
  expect(pictures()[0]).toMatchObject({ fileId: 'A', storedAs: 's-a.jpg' });
});

test('its share is shown in steps of ten', async () => {
  await add('a.jpg');
  sending(0).progress(37);
  expect(usePictureProgress.getState()[keyAt(0)]?.percent).toBe(30);
});

test('a lost connection is tried again twice, then the author decides', async () => {
  await add('a.jpg');
  sending(0).fail('network');
  await pass(1_000);
  sending(1).fail('network');
  await pass(3_000);
  sending(2).fail('network');
  await pass(10_000);
  expect([sendings.length, states()]).toEqual([3, ['failed']]);
  retryPicture('new', keyAt(0), problems);
  await pass();
  sending(3).arrive('A');
  await pass();
  expect(states()).toEqual(['sent']);
});

test('a refused picture is not sent again by itself, and the reason is said', async () => {
  await add('a.jpg');
  sending(0).fail('server');
  await pass(10_000);
  expect([sendings.length, states()]).toEqual([1, ['failed']]);
  expect(problems).toHaveBeenLastCalledWith('不收');
  resumePictures('new', problems);
  await pass();
  expect(sendings).toHaveLength(1);
});

test('a picture removed on its way is aborted, and its copy goes', async () => {
  await add('a.jpg');
  removePicture('new', keyAt(0));
  expect(sending(0).abort).toHaveBeenCalled();
  expect(files.remove).toHaveBeenCalledWith('s-a.jpg');
  sending(0).arrive('A');
  await pass();
  expect(pictures()).toEqual([]);
});

test('after the app was killed the rest is sent from the copies, and what has arrived is not', async () => {
  await add('a.jpg', 'b.jpg');
  sending(0).arrive('A');
  await pass();
  usePictureProgress.setState({}, true);
  resumePictures('new', problems);
  await pass();
  expect(sendings.slice(2).map(({ name }) => name)).toEqual(['b.jpg']);
  expect(states()).toEqual(['sent', 'sending']);
});

test('a device without room: what had not arrived before the app was killed is lost, and says so', async () => {
  files.store.mockRejectedValue(new Error('full'));
  await add('a.jpg');
  expect(pictures()[0]?.storedAs).toBeNull();
  usePictureProgress.setState({}, true);
  resumePictures('new', problems);
  await pass();
  expect(states()).toEqual(['lost']);
});

test('a picture that the provider no longer has is sent again, and no other', async () => {
  await add('a.jpg', 'b.jpg');
  sending(0).arrive('A');
  sending(1).arrive('B');
  await pass();
  resendPictures('new', ['A'], problems);
  await pass();
  expect(sendings.slice(2).map(({ name }) => name)).toEqual(['a.jpg']);
  expect(pictures().map(({ fileId }) => fileId)).toEqual([null, 'B']);
  sending(2).arrive('A2');
  await pass();
  expect(pictures().map(({ fileId }) => fileId)).toEqual(['A2', 'B']);
  expect(states()).toEqual(['sent', 'sent']);
});

test('without a copy it cannot be sent again, and says so', async () => {
  const gone = { key: 'k', name: 'a.jpg', storedAs: null, fileId: 'A', sentAt: Date.now() };
  changeDraft('new', { pictures: [gone] });
  resumePictures('new', problems);
  await pass();
  expect(states()).toEqual(['sent']);
  resendPictures('new', ['A'], problems);
  await pass();
  expect([sendings.length, states()]).toEqual([0, ['lost']]);
});

test('a file that says AI made it marks the post, as long as it is part of it', async () => {
  await add('a.jpg', 'b.jpg');
  sending(0).arrive('A', true);
  sending(1).arrive('B');
  await pass();
  expect(hasAiMark(draftOf(FORM))).toBe(true);
  removePicture('new', keyAt(0));
  expect(hasAiMark(draftOf(FORM))).toBe(false);
});

test('what is no picture, or too large, is not added', async () => {
  await addPictures('new', [file('a.exe'), file('a.jpg', 9 * 1_024 * 1_024)], problems);
  expect(pictures()).toEqual([]);
  expect(problems).toHaveBeenCalledTimes(2);
});
