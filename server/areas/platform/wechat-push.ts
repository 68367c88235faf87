import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { settlePicture } from '../../domain/community/moderation/picture-check';
import { settlePictureCheck } from '../../shared/content-checks/picture-checks';
import { notePush } from '../../shared/content-checks/pushes';
import { echoOf, PUSH_PATH, pushIn } from '../../platforms/wechat/push';
import type { Push } from '../../platforms/wechat/push';

const RESULTS = ['pass', 'review', 'risky'] as const;

const hasErrcode = (part: unknown): boolean => {
  const { errcode } = (part ?? {}) as { errcode?: unknown };
  return errcode !== undefined && errcode !== 0;
};

/** A pass counts only without an errcode: one says that the picture was not fetched or not looked at. */
function outcomeIn(body: Push['body']): (typeof RESULTS)[number] | undefined {
  const { suggest } = (body.result ?? {}) as { suggest?: unknown };
  const outcome = RESULTS.find((result) => result === suggest);
  const details: readonly unknown[] = Array.isArray(body.detail) ? body.detail : [];
  return outcome === 'pass' && [body, ...details].some(hasErrcode) ? 'review' : outcome;
}

async function takePictureResult(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { body }: Push,
  now: number,
): Promise<void> {
  const outcome = outcomeIn(body);
  if (outcome === undefined || typeof body.trace_id !== 'string') return;
  const uploadId = await settlePictureCheck(db, body.trace_id, outcome, now);
  if (uploadId === null) log.warn({ outcome }, 'an answer for no picture that is checked');
  else await settlePicture(db, clock, uploadId, outcome);
}

/** Handlers by event; other events are only acknowledged. */
const EVENTS: Readonly<Record<string, typeof takePictureResult>> = {
  wxa_media_check: takePictureResult,
};

/** Receives WeChat's pushes: checked by signature, in safe mode and JSON, each handled once. */
export function mountWeChatPush(server: FastifyInstance, deps: Deps): void {
  const { db, clock, platforms } = deps;
  const { settings } = platforms.wechat;
  if (!settings.push) return;

  server.get(PUSH_PATH, (request, reply) => {
    const echo = echoOf(settings, request.query as Readonly<Record<string, unknown>>);
    void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    return echo === null ? reply.code(403).send('') : reply.send(echo);
  });

  server.post(PUSH_PATH, async (request, reply) => {
    const query = request.query as Readonly<Record<string, unknown>>;
    const push = pushIn(settings, query, request.body);
    void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (push === null) return reply.code(403).send('');
    const now = clock.now();
    const act = EVENTS[push.event];
    // Recorded and handled in one transaction: if the handling fails, WeChat sends the push again.
    await db.transaction().execute(async (trx) => {
      const isNew = await notePush(trx, push.key, now);
      if (isNew && act) await act({ ...deps, db: trx }, push, now);
    });
    return reply.send('success');
  });
}
