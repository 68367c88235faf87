import { CLINIC_PAGE, clinicScene } from '@contract/department/poster-rules';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { AlipayError, AlipayUndecided } from '../../platforms/alipay/alipay-error';
import type { Platforms } from '../../platforms/platforms';
import { WeChatError, WeChatUnreachable } from '../../platforms/wechat/wechat-error';

const NOT_SET_UP = {
  zh: '运营方没有配置小程序，没有门诊小程序码',
  en: 'No mini-program is set up here, so there is no code for posters.',
};
const DOES_NOT_FIT = {
  zh: '门诊代码太长，小程序码放不下',
  en: 'The clinic’s code is too long for a mini-program code.',
};

interface CodePicture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** A picture as data URL; null where its platform refuses or does not answer, which its client has logged. */
async function imageOf(picture: Promise<CodePicture>): Promise<string | null> {
  try {
    const { type, bytes } = await picture;
    return `data:${type};base64,${bytes.toString('base64')}`;
  } catch (error) {
    const isPlatforms = [WeChatError, WeChatUnreachable, AlipayError, AlipayUndecided].some(
      (kind) => error instanceof kind,
    );
    if (isPlatforms) return null;
    throw error;
  }
}

/** The codes being made, by platform. */
function codesOf({ wechat, alipay }: Platforms, depaCode: string, scene: string) {
  const inAlipay = { page: CLINIC_PAGE, query: { depaCode }, description: depaCode };
  return [
    ...(wechat.mini
      ? [{ platform: 'weapp' as const, picture: wechat.mini.codeFor(CLINIC_PAGE, scene) }]
      : []),
    ...(alipay.mini
      ? [{ platform: 'alipay' as const, picture: alipay.mini.posterCode(inAlipay) }]
      : []),
  ];
}

/** The codes of the caller's clinic, for its posters: they never expire and open the clinic's page. */
export const posterCodeHandler =
  ({ platforms }: Deps): Handler<'GET /desk/posterCode.do'> =>
  async (_input, { staff }) => {
    if (!platforms.wechat.mini && !platforms.alipay.mini)
      throw new DomainError(CODE.NOT_FOUND, { message: NOT_SET_UP });
    const scene = clinicScene(staff.depaCode);
    if (scene === null) throw new DomainError(CODE.PARAMETERS, { message: DOES_NOT_FIT });
    const made = codesOf(platforms, staff.depaCode, scene);
    const codes = await Promise.all(
      made.map(async ({ platform, picture }) => ({ platform, image: await imageOf(picture) })),
    );
    if (codes.every(({ image }) => image === null)) throw new DomainError(CODE.BUSY);
    return { codes };
  };
