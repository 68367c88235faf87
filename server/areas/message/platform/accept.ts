import { sql } from 'kysely';
import { MOST_GRANTS } from '@contract/message/template-rules';
import { CODE } from '@contract/errors';
import type { Deps } from '../../../deps';
import { DomainError } from '../../../http/domain-error';
import { route } from '../../../http/route';
import type { Route } from '../../../http/route';
import { createMiniExchange } from '../../../domain/accounts/mini-exchange';
import type { MessageSettings } from '../../../domain/messages/platform/settings';

/** Reports that a grant remembers, so that a repeated one is counted once; a device has fewer waiting to be sent. */
const MOST_REPORTS = 32;

const unknownTemplate = (): DomainError =>
  new DomainError(CODE.NOT_FOUND, {
    message: {
      zh: '这类提醒目前没有开通，消息中心仍会提醒您',
      en: 'This kind of reminder is not available now. The message centre still reminds you.',
    },
  });

/** The templates, and what users have accepted of them. */
export function templateRoutes(deps: Deps, settings: MessageSettings): readonly Route[] {
  const { db } = deps;
  const exchange = createMiniExchange(deps);
  return [
    route('GET /message/message/templates.do', ({ platform }) => settings.templates[platform]),
    route(
      'POST /message/message/acceptTemplates.do',
      async ({ platform, code, reportId, templates }, { userId, language, now }) => {
        const known = Object.values(settings.templates[platform]);
        if (!templates.every((id) => known.includes(id))) throw unknownTemplate();
        const subject = await exchange.subject(platform, code);
        // The account's row is locked meanwhile: one that is being deleted gets no new grant.
        await sql`
          insert into message_grants
            (user_id, platform, subject, template, language, unused, accepted_at, reports)
          select u.id, ${platform}, ${subject}, t.id, ${language}, 1, ${new Date(now)}, array[${reportId}]::text[]
          from unnest(${templates}::text[]) as t (id)
          cross join (select id from users where id = ${userId} and deleted_at is null for share) u
          order by t.id
          on conflict (user_id, platform, template, subject) do update
          set unused = least(message_grants.unused + 1, ${MOST_GRANTS}),
            language = excluded.language, accepted_at = excluded.accepted_at,
            reports = (excluded.reports || message_grants.reports)[1:${sql.lit(MOST_REPORTS)}]
          where not message_grants.reports @> excluded.reports`.execute(db);
        return null;
      },
    ),
  ];
}
