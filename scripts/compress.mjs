// Compressed copies of a site's text files, which the provider sends to browsers that take them.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt)$/;
/** Bytes. A compressed copy of a smaller file costs more in headers than it saves. */
const WORTH_COMPRESSING = 256;

/** Writes the compressed copies of a file anew. */
export function compressFile(file) {
  const content = readFileSync(file);
  for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
  if (content.length < WORTH_COMPRESSING) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** Writes compressed copies of all text files of a folder. */
export function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    const file = join(folder, String(entry));
    if (TEXT.test(file) && statSync(file).isFile()) compressFile(file);
  }
}
