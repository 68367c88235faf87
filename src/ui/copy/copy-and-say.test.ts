import { copyText } from '@/platform/clipboard';
import { copyAndSay } from './copy-and-say';
import { showToast } from '../toast/toast';

jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn() }));
jest.mock('../toast/toast', () => ({ showToast: jest.fn() }));

test.each([
  [true, '已复制', 'success'],
  [false, '没有复制成功，请再试一次', 'plain'],
] as const)('what was copied (%s) is said', async (isCopied, said, tone) => {
  jest.mocked(copyText).mockResolvedValueOnce(isCopied);
  await copyAndSay('text', '已复制');
  expect(copyText).toHaveBeenCalledWith('text');
  expect(showToast).toHaveBeenCalledWith(said, tone);
});
