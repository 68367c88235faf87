import { CLINIC_PAGE, clinicScene } from '@contract/department/poster-rules';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { WeChatError, WeChatUnreachable } from '../../platforms/wechat/wechat-error';

const NOT_SET_UP = {
  zh: '运营方没有配置小程序，没有门诊小程序码',
  en: 'No mini-program is set up here, so there is no code for posters.',
};
const DOES_NOT_FIT = {
  zh: '门诊代码太长，小程序码放不下',
  en: 'The clinic’s code is too long for a mini-program code.',
};

/** The mini-program code of the caller's clinic, for its posters: it never expires and opens the clinic's page. */
export const posterCodeHandler =
  ({ platforms }: Deps): Handler<'GET /desk/posterCode.do'> =>
  async (_input, { staff }) => {
    const { mini } = platforms.wechat;
    if (!mini) throw new DomainError(CODE.NOT_FOUND, { message: NOT_SET_UP });
    const scene = clinicScene(staff.depaCode);
    if (scene === null) throw new DomainError(CODE.PARAMETERS, { message: DOES_NOT_FIT });
    try {
      const { type, bytes } = await mini.codeFor(CLINIC_PAGE, scene);
      return { image: `data:${type};base64,${bytes.toString('base64')}` };
    } catch (error) {
      // The client has logged the cause.
      if (error instanceof WeChatError || error instanceof WeChatUnreachable)
        throw new DomainError(CODE.BUSY);
      throw error;
    }
  };
