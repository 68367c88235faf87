import { crc32, deflateSync } from 'node:zlib';
import qrcode from 'qrcode-generator';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MARGIN = 4;
const [BLACK, WHITE] = [0, 255];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A square grey picture of `size` pixels, one filter byte before each row. */
function png(size: number, isDark: (row: number, column: number) => boolean): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(size * (size + 1));
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      rows[row * (size + 1) + column + 1] = isDark(row, column) ? BLACK : WHITE;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A QR code as PNG. @param width px at most; at least a pixel for each module */
export function qrPicture(text: string, width: number): Buffer {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const modules = code.getModuleCount() + 2 * MARGIN;
  const scale = Math.max(1, Math.floor(width / modules));
  const at = (pixel: number): number => Math.floor(pixel / scale) - MARGIN;
  const within = (index: number): boolean => index >= 0 && index < code.getModuleCount();
  return png(modules * scale, (row, column) => {
    const [y, x] = [at(row), at(column)];
    return within(y) && within(x) && code.isDark(y, x);
  });
}
