import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TOKEN_HEADER } from '@contract/envelope';
import { CODE } from '@contract/errors';
import type { UploadedFile } from '@contract/upload/endpoints';
import { UPLOAD_LIMITS, UPLOAD_PATH } from '@contract/upload/upload-rules';
import type { Deps } from '../../deps';
import { newId } from '../../kernel/ids';
import { limitsFor } from '../../http/limits';
import type { FindSession } from '../../http/request-context';
import { success } from '../../http/envelope';
import { languageOf } from '../../kernel/language';
import { createCallCounter } from '../../http/route-limits';
import { DomainError } from '../../http/domain-error';
import { checkFile, wrongType } from '../../shared/uploads/check-file';
import { forgetUpload, noteUpload } from '../../shared/uploads/daily-quota';
import { fileAddress } from '../../shared/uploads/file-address';
import { boundaryOf, fileIn } from '../../shared/uploads/multipart';
import { uploadsIn } from '../../shared/uploads/uploads-in';
import { showFile } from './show';

/** Bytes of a form besides its file. */
const FORM_EXTRA = 16 * 1_024;
const FORM_LIMIT = UPLOAD_LIMITS.video + FORM_EXTRA;

/** Stores files of signed-in users in the data directory, and sends them to those who have a valid address. */
export function mountUploads(server: FastifyInstance, deps: Deps, findSession: FindSession): void {
  const { db, clock, config, personKey } = deps;
  const directory = uploadsIn(config.dataDir);
  const count = createCallCounter(limitsFor(config.writesPerMinute));

  const userOf = async (request: FastifyRequest): Promise<string> => {
    const token = request.headers[TOKEN_HEADER];
    const session = typeof token === 'string' && token ? await findSession(token, null) : null;
    if (!session) throw new DomainError(CODE.LOGIN_INVALID);
    count('uploads', session.userId, clock.now());
    return session.userId;
  };

  const keep = async (userId: string, sent: Buffer): Promise<UploadedFile> => {
    const { kind, type, bytes, picture, video } = await checkFile(sent);
    const fileId = newId();
    const now = clock.now();
    const { width = null, height = null } = picture ?? video ?? {};
    const { aiMark = null } = picture ?? {};
    const duration = video?.duration ?? null;
    const file = { kind, type, bytes: bytes.length, width, height, duration };
    const ai_mark = aiMark && JSON.stringify(aiMark);
    const row = { id: fileId, user_id: userId, ...file, ai_mark, created_at: new Date(now) };
    await noteUpload(db, row, now);
    try {
      await writeFile(join(directory, fileId), bytes, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      await forgetUpload(db, fileId);
      throw error;
    }
    return { fileId, ...file, aiMade: aiMark !== null, url: fileAddress(personKey, fileId, now) };
  };

  // A scope of its own: only here are multipart bodies, and bodies of this size, accepted. A body is read only after
  // its sender is known.
  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.decorateRequest('uploader', '');
    scope.post(
      UPLOAD_PATH,
      {
        bodyLimit: FORM_LIMIT,
        onRequest: async (request) => {
          (request as FastifyRequest & { uploader: string }).uploader = await userOf(request);
        },
      },
      async (request, reply) => {
        const boundary = boundaryOf(request.headers['content-type'] ?? '');
        const file = boundary && Buffer.isBuffer(request.body) && fileIn(request.body, boundary);
        if (!file) throw wrongType;
        const { uploader } = request as FastifyRequest & { uploader: string };
        void reply.header('cache-control', 'no-store');
        return success(await keep(uploader, file), languageOf(request.headers));
      },
    );
  });

  void server.register(async (scope) => {
    // Only for its ranges, conditional requests and streams: no path of a request is a path of a file.
    await scope.register(fastifyStatic, { root: directory, serve: false });
    scope.get('/upload/:fileId', (request, reply) => showFile(deps, request, reply));
  });
}
