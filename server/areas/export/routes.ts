import { CODE } from '@contract/errors';
import { maskMobile } from '@contract/text/mask-rules';
import type { Deps } from '../../deps';
import { createCodes } from '../../shared/accounts/codes';
import { mobileOf, userOf } from '../../shared/accounts/users';
import { downloadAddress } from '../../domain/people/export/download';
import { removeExportFiles } from '../../domain/people/export/export-files';
import { detailOf, newestExport, ownExport } from '../../domain/people/export/export-row';
import { nextExportOf } from '../../domain/people/export/next-export';
import { cancelExport, repeatExport } from '../../domain/people/export/own-steps';
import { requestExport, requireExportDue } from '../../domain/people/export/request-export';
import { DomainError, refusedInput } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Route } from '../../http/route';

const otherMobile = (): DomainError =>
  refusedInput({
    zh: '账号的手机号已更换，请刷新后重试',
    en: 'The mobile number of this account has changed. Refresh and try again.',
  });

/**
 * Export of an account's personal data by e-mail.
 * @param canMail whether mail is set up here
 */
export function exportRoutes(deps: Deps, canMail: boolean): readonly Route[] {
  const { db, config } = deps;
  const codes = createCodes(deps);
  const available = canMail && config.webOrigin !== null;

  return [
    route('GET /passport/user/export/latest.do', async (_input, { session, userId, now }) => {
      const { mobile } = mobileOf(await userOf(deps, session));
      const latest = await newestExport(db, userId);
      return {
        available,
        mobile: maskMobile(mobile),
        nextAt: await nextExportOf(db, userId, now),
        latest: latest ? detailOf(deps, latest, now) : null,
      };
    }),
    route('GET /passport/user/export/detail.do', async ({ exportId }, { userId, now }) =>
      detailOf(deps, await ownExport(db, exportId, userId), now),
    ),
    route(
      'POST /passport/user/export/submit.do',
      async ({ exportPlatform, exportMobile, exportEmail, vcode }, context) => {
        const { session, userId, language, now } = context;
        if (!available) throw new DomainError(CODE.EXPORT_UNAVAILABLE);
        const { mobile } = mobileOf(await userOf(deps, session));
        if (maskMobile(mobile) !== exportMobile) throw otherMobile();
        // Before the code is used up.
        await requireExportDue(deps, userId, now);
        await codes.use({ mobile, purpose: 'export' }, vcode, context);
        const request = { userId, platform: exportPlatform, mobile, email: exportEmail, language };
        return detailOf(deps, await requestExport(deps, request, now), now);
      },
      { limit: 'logins', device: true },
    ),
    route('POST /passport/user/export/cancel.do', async ({ exportId }, { userId, now }) => {
      const { row, fileId } = await cancelExport(db, exportId, userId);
      await removeExportFiles(config.dataDir, [fileId]);
      return detailOf(deps, row, now);
    }),
    route('POST /passport/user/export/repeat.do', async ({ exportId }, { userId, now }) =>
      detailOf(deps, await repeatExport(db, exportId, userId, now), now),
    ),
    route('POST /passport/user/export/download.do', ({ exportId }, { session, now }) =>
      downloadAddress(deps, exportId, session, now),
    ),
  ];
}
