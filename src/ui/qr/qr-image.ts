import qrcode from 'qrcode-generator';

/** Pixels of one module; the picture is scaled by its container. */
const CELL = 6;
/** Quiet zone in pixels: four modules, as readers expect. */
const MARGIN = CELL * 4;

/** QR code as a GIF data URL (black on white), sized for the text; error correction M. */
export function qrImage(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  return code.createDataURL(CELL, MARGIN);
}
