import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { findUpload } from '../../shared/uploads/daily-quota';
import type { ShownFile } from '../../shared/uploads/daily-quota';
import { isValidAddress } from '../../shared/uploads/file-address';
import { acceptedFormat, renditionOf } from '../../shared/uploads/rendition';
import {
  isRenditionSize,
  RENDITION_TYPES,
  renditionsIn,
} from '../../shared/uploads/rendition-files';
import type { RenditionSize } from '../../shared/uploads/rendition-files';
import { uploadsIn } from '../../shared/uploads/uploads-in';

const FILE_ID = /^[\w-]{16}$/;
/** Nothing in a file may run, even when it is opened by itself. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";
/** As long as an address is valid at least; its file never changes. */
const CACHE = 'private, max-age=3600, immutable';

/** A file to send. */
interface Sent {
  readonly directory: string;
  readonly name: string;
  readonly type: string;
}

async function pictureAt(
  { config }: Pick<Deps, 'config'>,
  fileId: string,
  { type, ai_mark: aiMark }: ShownFile,
  size: RenditionSize,
  accept: string | undefined,
): Promise<Sent | null> {
  const format = acceptedFormat(accept);
  const name = await renditionOf(config.dataDir, { fileId, type, aiMark }, size, format);
  const directory = renditionsIn(config.dataDir);
  return name === null ? null : { directory, name, type: RENDITION_TYPES[format] };
}

/** Sends a file to who has its address: with `size` a picture at one of its widths, in a format that the client takes. */
export async function showFile(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'personKey'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock, config, personKey } = deps;
  const { fileId } = request.params as { fileId: string };
  const query = request.query as Record<string, unknown>;
  const valid = FILE_ID.test(fileId) && isValidAddress(personKey, fileId, query, clock.now());
  const file = valid ? await findUpload(db, fileId) : undefined;
  if (!file) {
    reply.callNotFound();
    return reply;
  }
  const atWidth = file.kind === 'image' && isRenditionSize(query.size) ? query.size : null;
  const found: Sent | null = atWidth
    ? await pictureAt(deps, fileId, file, atWidth, request.headers.accept)
    : { directory: uploadsIn(config.dataDir), name: fileId, type: file.type };
  if (!found) {
    reply.callNotFound();
    return reply;
  }
  if (atWidth) void reply.header('vary', 'Accept');
  return reply
    .header('cache-control', CACHE)
    .header('content-security-policy', POLICY)
    .header('content-disposition', 'inline')
    .type(found.type)
    .sendFile(found.name, found.directory, { cacheControl: false, contentType: false });
}
