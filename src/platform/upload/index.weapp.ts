import Taro from '@tarojs/taro';
import { answerOf, isGuideRefused, privately } from '../privacy/guide.weapp';
import { CHOOSER_GUIDE } from './guide.weapp';
import { createUpload, fileAt, LONGEST_RECORDING, videoAt } from './mini';

const chooseMedia = (
  options: Taro.chooseMedia.Option,
): Promise<Taro.chooseMedia.SuccessCallbackResult> =>
  privately(() => answerOf((callbacks) => Taro.chooseMedia({ ...options, ...callbacks })));

export const upload = createUpload({
  guide: CHOOSER_GUIDE,
  // A refused privacy guide was explained by `privately`.
  isClosed: (failure) => /cancel/i.test(failure.errMsg ?? '') || isGuideRefused(failure),
  async pictures(most) {
    const { tempFiles } = await chooseMedia({
      count: most,
      mediaType: ['image'],
      sizeType: ['compressed'],
    });
    return tempFiles.map(({ tempFilePath, size }) => fileAt(tempFilePath, size));
  },
  async video() {
    const { tempFiles } = await chooseMedia({
      count: 1,
      mediaType: ['video'],
      sizeType: ['compressed'],
      maxDuration: LONGEST_RECORDING,
    });
    const [chosen] = tempFiles;
    return chosen ? videoAt(chosen.tempFilePath, chosen.size) : null;
  },
});
