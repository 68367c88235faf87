import type { PickedFile, UploadCapability } from './types';

/** File types in the browser's chooser. */
const PICTURES = '.jpg,.jpeg,.png,.gif,image/jpeg,image/png,image/gif';
const VIDEOS = '.mp4,.mov,video/mp4,video/quicktime';

const picked = (file: File): PickedFile => ({
  name: file.name,
  bytes: file.size,
  preview: window.URL.createObjectURL(file),
  source: file,
});

const pick = (accept: string, most: number): Promise<PickedFile[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.multiple = most > 1;
    input.onchange = () => resolve(Array.from(input.files ?? [], picked).slice(0, most));
    input.oncancel = () => resolve([]);
    input.click();
  });

export const upload: UploadCapability = {
  pickPictures: (most) => pick(PICTURES, most),
  pickVideo: async () => (await pick(VIDEOS, 1))[0] ?? null,
  send(file, { url, headers, timeout, onProgress }) {
    const xhr = new XMLHttpRequest();
    const answer = new Promise<string>((resolve, reject) => {
      const form = new FormData();
      form.append('file', file.source as Blob, file.name);
      xhr.open('POST', url);
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
      xhr.timeout = timeout;
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress?.(Math.round((100 * loaded) / total));
      };
      xhr.onload = () => resolve(xhr.responseText);
      xhr.onerror = () => reject(new Error(`No answer from ${url}`));
      xhr.ontimeout = () => reject(new Error(`No answer in time from ${url}`));
      xhr.onabort = () => reject(new Error(`Aborted: ${url}`));
      xhr.send(form);
    });
    return { answer, abort: () => xhr.abort() };
  },
};
