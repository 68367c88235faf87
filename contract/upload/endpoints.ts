import * as v from 'valibot';
import { id } from '../fields';

/** Answer of an upload. The call itself is multipart and no row of the endpoints, see `UPLOAD_PATH`. */
export const uploadedFile = v.object({
  fileId: id,
  kind: v.picklist(['image', 'video']),
  /** Found in the file's own bytes. */
  type: v.picklist(['image/jpeg', 'image/png', 'image/gif', 'video/mp4', 'video/quicktime']),
  bytes: v.number(),
  /** Path that shows the file for an hour to whoever has it. */
  url: v.string(),
});
export type UploadedFile = v.InferOutput<typeof uploadedFile>;
