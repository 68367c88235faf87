import qrcode from 'qrcode-generator';
import type { Locator } from 'playwright-core';

/** Width of the quiet zone around a code, modules. */
const QUIET = 4;

/**
 * Compares a QR code on the screen with the code of a text, sampling the middle of each module.
 * @returns how many modules differ; 0 where every reader reads that text.
 */
export async function differsFrom(picture: Locator, text: string): Promise<number> {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const dark = Array.from({ length: count + 2 * QUIET }, (_, row) =>
    Array.from({ length: count + 2 * QUIET }, (_unused, column) => {
      const [y, x] = [row - QUIET, column - QUIET];
      return y >= 0 && x >= 0 && y < count && x < count && code.isDark(y, x);
    }),
  );
  await picture.scrollIntoViewIfNeeded();
  const shot = (await picture.screenshot({ animations: 'disabled' })).toString('base64');
  const reader = await picture.page().context().newPage();
  try {
    return await reader.evaluate(
      async ({ data, modules }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
        let wrong = 0;
        modules.forEach((row, y) =>
          row.forEach((isDark, x) => {
            const left = Math.floor(((x + 0.5) / row.length) * image.width);
            const top = Math.floor(((y + 0.5) / modules.length) * image.height);
            const light = pixels[(top * image.width + left) * 4] ?? 0;
            if (light < 128 !== isDark) wrong += 1;
          }),
        );
        return wrong;
      },
      { data: shot, modules: dark },
    );
  } finally {
    await reader.close();
  }
}
