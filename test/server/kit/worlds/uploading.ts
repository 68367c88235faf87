import type { Envelope } from '@contract/envelope';
import type { UploadedFile } from '@contract/upload/endpoints';

/** Uploads a file as a person does, under any name. */
export async function uploadTo(
  url: string,
  content: Buffer,
  token: string,
  name = 'picture.jpg',
): Promise<Envelope<UploadedFile>> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const answer = await fetch(`${url}/base/upload/file.do`, {
    method: 'POST',
    headers: { tk: token },
    body,
  });
  return (await answer.json()) as Envelope<UploadedFile>;
}
