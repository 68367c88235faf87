import Taro from '@tarojs/taro';
import { CHOOSER_GUIDE } from './guide.alipay';
import { createUpload, fileAt, LONGEST_RECORDING, videoAt } from './mini';

/** Older clients do not report the size; the provider refuses files that are too large. */
const UNKNOWN_SIZE = 1;

interface Chosen {
  /** Since base library 2.x; Taro replaces `tempFilePaths` by a field of older clients, which may be missing. */
  readonly tempFiles?: readonly { readonly path: string; readonly size?: number }[];
  readonly tempFilePaths?: readonly string[];
}

/** Without a size from older clients. */
type ChosenVideo = Partial<Pick<Taro.chooseVideo.SuccessCallbackResult, 'tempFilePath' | 'size'>>;

/** Alipay's number of a closed chooser; on iOS also of a refused permission (AlipayDocs/open-docs#1895). */
const CLOSED = 11;

export const upload = createUpload({
  guide: CHOOSER_GUIDE,
  isClosed: ({ error }) => error === CLOSED,
  async pictures(most) {
    const chosen: Chosen = await Taro.chooseImage({ count: most, sizeType: ['compressed'] });
    const { tempFiles, tempFilePaths = [] } = chosen;
    return tempFiles
      ? tempFiles.map(({ path, size }) => fileAt(path, size ?? UNKNOWN_SIZE))
      : tempFilePaths.map((path) => fileAt(path, UNKNOWN_SIZE));
  },
  async video() {
    const chosen: ChosenVideo = await Taro.chooseVideo({ maxDuration: LONGEST_RECORDING });
    return chosen.tempFilePath ? videoAt(chosen.tempFilePath, chosen.size ?? UNKNOWN_SIZE) : null;
  },
});
