import { CODE } from '@contract/errors';
import type { Deps } from '../../../deps';
import { DomainError } from '../../../http/domain-error';
import { route } from '../../../http/route';
import type { Route } from '../../../http/route';
import { createMiniExchange } from '../../../shared/accounts/mini-exchange';
import { saveGrants } from '../../../domain/service/message/platform/grants';
import type { MessageSettings } from '../../../domain/service/message/platform/settings';

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
        const templateIds = Object.values(settings.templates[platform]);
        if (!templates.every((id) => templateIds.includes(id))) throw unknownTemplate();
        const subject = await exchange.subject(platform, code);
        const grant = { userId, platform, subject, language, templates, reportId };
        await saveGrants(db, grant, now);
        return null;
      },
    ),
  ];
}
