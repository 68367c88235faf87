import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decoder } from './decoder';
import { uploadsIn } from './uploads-in';

/** Size of a stored picture in pixels; null where its file is gone. */
export async function pictureSize(
  dataDir: string,
  fileId: string,
): Promise<{ readonly width: number; readonly height: number } | null> {
  const bytes = await readFile(join(uploadsIn(dataDir), fileId)).catch(() => null);
  if (bytes === null) return null;
  const { width, height } = await decoder(bytes).metadata();
  return { width, height };
}
