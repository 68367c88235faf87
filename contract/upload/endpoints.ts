import * as v from 'valibot';
import { id } from '../fields';

/** Answer of an upload. The call itself is multipart and not among the endpoints, see `UPLOAD_PATH`. */
export const uploadedFile = v.object({
  fileId: id,
  kind: v.picklist(['image', 'video']),
  /** Detected from the file's bytes. */
  type: v.picklist(['image/jpeg', 'image/png', 'image/gif', 'video/mp4', 'video/quicktime']),
  bytes: v.number(),
  /** Pixels; null for videos whose structure does not tell. */
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  /** ms of a video that phones can play, by its structure; null for others and for pictures. */
  duration: v.nullable(v.number()),
  /** The file says that AI made it; what is published with it says so too. */
  aiMade: v.boolean(),
  /** Path of the file, valid for an hour without a login. */
  url: v.string(),
});
export type UploadedFile = v.InferOutput<typeof uploadedFile>;
