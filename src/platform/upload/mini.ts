import Taro from '@tarojs/taro';
import { textOf } from '@/i18n/messages';
import type { Messages } from '@/i18n/messages';
import type { PickedFile, UploadCapability } from './types';

/** s that the platform's recorder stops after. */
export const LONGEST_RECORDING = 60;

const VIDEO = /\.(mp4|mov)$/i;

/** Temporary paths may lack a usable extension; the provider checks the bytes anyway. */
export const fileAt = (path: string, bytes: number): PickedFile => ({
  name: /\.(jpe?g|png|gif)$/i.test(path) ? path : 'picture.jpg',
  bytes,
  preview: path,
  source: path,
});

/** As {@link fileAt}, of a video. */
export const videoAt = (path: string, bytes: number): PickedFile => ({
  ...fileAt(path, bytes),
  name: VIDEO.test(path) ? path : 'video.mp4',
});

type Guide = Messages<{ readonly title: string; readonly how: string; readonly close: string }>;

/** A failure of either platform. */
export interface ChooserFailure {
  readonly errMsg?: string;
  /** Alipay's number. */
  readonly error?: number;
}

/** Choosers of a mini-program. A refused permission and a closed chooser are both reported as failures. */
export interface Choosers {
  /** Whether a failure only means that the chooser was closed, or was explained already. */
  readonly isClosed: (failure: ChooserFailure) => boolean;
  /** How to allow this app the camera and the photos. */
  readonly guide: Guide;
  readonly pictures: (most: number) => Promise<PickedFile[]>;
  readonly video: () => Promise<PickedFile | null>;
}

/** Says how to allow the camera and photos, so that no tap ends in silence. Never rejects. */
async function explain(guide: Guide): Promise<void> {
  const t = textOf(guide);
  const [title, content, confirmText] = [t('title'), t('how'), t('close')];
  try {
    await Taro.showModal({ title, content, confirmText, showCancel: false });
  } catch {
    // Another dialog is open.
  }
}

/** Creates the capability of a mini-program from its choosers. */
export const createUpload = ({ pictures, video, isClosed, guide }: Choosers): UploadCapability => {
  const orElse =
    <Nothing>(nothing: Nothing) =>
    async (failure: ChooserFailure): Promise<Nothing> => {
      if (!isClosed(failure)) await explain(guide);
      return nothing;
    };
  return {
    pickPictures: (most) => pictures(most).catch(orElse([])),
    pickVideo: () => video().catch(orElse(null)),
    send(file, { url, headers, timeout, onProgress }) {
      const task = Taro.uploadFile({
        url,
        name: 'file',
        filePath: file.source as string,
        header: { ...headers },
        timeout,
        // Alipay requires the file type, which Taro's types do not list.
        ...{ fileType: VIDEO.test(file.name) ? 'video' : 'image' },
      });
      // Older Alipay clients return a task without this method.
      if (onProgress && typeof task.onProgressUpdate === 'function')
        task.onProgressUpdate(({ progress }) => onProgress(progress));
      return { answer: task.then(({ data }) => data), abort: () => void task.abort() };
    },
  };
};
