import qrcode from 'qrcode-generator';
import sharp from 'sharp';

/** Width of the quiet zone, modules. */
const MARGIN = 4;
const [BLACK, WHITE] = [0, 255];

/** A QR code as PNG. @param width px at most; at least a pixel for each module */
export function qrPicture(text: string, width: number): Promise<Buffer> {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const modules = Uint8Array.from({ length: count * count }, (_, at) =>
    code.isDark(Math.floor(at / count), at % count) ? BLACK : WHITE,
  );
  const scale = Math.max(1, Math.floor(width / (count + 2 * MARGIN)));
  const margin = MARGIN * scale;
  return sharp(modules, { raw: { width: count, height: count, channels: 1 } })
    .resize(count * scale, count * scale, { kernel: 'nearest' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#fff' })
    .png()
    .toBuffer();
}
