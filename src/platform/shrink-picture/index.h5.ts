import { isSmallEnough, mayBeLabelledAi, shrunkSize } from '@contract/upload/shrink-rules';
import type { ShrinkPicture } from './types';

const QUALITY = 0.85;

const bytesAsText = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The file cannot be read'));
    reader.readAsBinaryString(blob);
  });

const decoded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new window.Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be decoded'));
    image.src = address;
  });

/** Draws a picture, upright as its camera says, as JPEG; null where the browser cannot. */
function drawn(image: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const { width, height } = shrunkSize({ width: image.naturalWidth, height: image.naturalHeight });
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: without a ground it would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

export const shrinkPicture: ShrinkPicture = async (file) => {
  try {
    const blob = file.source as Blob;
    const image = await decoded(file.preview);
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    if (isSmallEnough(file, size) || mayBeLabelledAi(await bytesAsText(blob))) return file;
    const small = await drawn(image);
    if (!small || small.size >= file.bytes) return file;
    window.URL.revokeObjectURL(file.preview);
    return {
      name: file.name.replace(/\.[A-Za-z0-9]+$/, '.jpg'),
      bytes: small.size,
      preview: window.URL.createObjectURL(small),
      source: small,
    };
  } catch {
    return file;
  }
};
