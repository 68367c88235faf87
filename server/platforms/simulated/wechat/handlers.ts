import { randomBytes } from 'node:crypto';
import type { WeChatCallName } from '../../wechat/calls';
import { accepted, refused, picture } from './answers';
import type { CallHandler, Asked } from './asked';
import { answerMediaCheck, answerTextCheck } from './content-checks';
import { answerSubscribeMessage, answerTemplateList } from './messages';
import { mobileOf, openidOf, unionidOf } from './people';
import { qrPicture } from '../qr-picture';

/** A picture of the code: an ordinary QR code here, a round one on the real platform. */
async function answerCode({ state, body }: Asked): Promise<Response> {
  const { pages = null } = state.options;
  if (pages && !pages.includes(String(body.page))) return refused(41030, 'invalid page');
  const text = `${String(body.page)}?scene=${encodeURIComponent(String(body.scene))}`;
  return picture('image/png', await qrPicture(text, Number(body.width)));
}

const INVALID_CODE = 40029;
const PER_USER = 100;

const code2Session: CallHandler = ({ state, account, query }) => {
  const holder = state.codes.use('login', query.get('js_code') ?? '');
  if (!holder) return refused(INVALID_CODE, 'invalid code');
  const { person } = holder;
  if (person === 'risky') return refused(40226, 'code blocked');
  if (!state.quota.take(`session ${person}`, PER_USER)) return refused(45011, 'api minute-quota');
  const openid = openidOf(account.appId, person);
  state.seen.set(openid, state.options.now());
  return accepted({
    openid,
    session_key: randomBytes(16).toString('base64'),
    unionid: unionidOf(person),
  });
};

const getPhoneNumber: CallHandler = ({ state, account, body }) => {
  const holder = state.codes.use('phone', String(body.code));
  if (!holder) return refused(INVALID_CODE, 'invalid code');
  const { person, alias } = holder;
  const paired = body.openid === undefined || alias === null;
  if (!paired && body.openid !== openidOf(account.appId, alias))
    return refused(INVALID_CODE, 'invalid code');
  const abroad = person.startsWith('+');
  const number = abroad ? person.slice(1) : mobileOf(person);
  return accepted({
    phone_info: {
      phoneNumber: abroad ? person : number,
      purePhoneNumber: number,
      countryCode: abroad ? '852' : 86,
      watermark: { timestamp: Math.floor(state.options.now() / 1000), appid: account.appId },
    },
  });
};

const getStableAccessToken: CallHandler = ({ state, account, body }) => {
  const force = body.force_refresh === true;
  const issued = state.tokens.issue(account.appId, account.secret(), force);
  if (!issued) return refused(45009, 'reach max api daily quota limit');
  return accepted({ access_token: issued.value, expires_in: issued.expiresIn });
};

const getTicket: CallHandler = ({ state, account }) => {
  const issued = state.tickets.issue(account.appId, account.secret(), false);
  return accepted({ ticket: issued?.value, expires_in: issued?.expiresIn });
};

const snsAccessToken: CallHandler = ({ state, account, query }) => {
  const code = query.get('code') ?? '';
  const holder = state.codes.use('web', code);
  if (!holder) return refused(INVALID_CODE, 'invalid code');
  const { person } = holder;
  const token = () => randomBytes(32).toString('base64url');
  return accepted({
    access_token: token(),
    expires_in: 7200,
    refresh_token: token(),
    openid: openidOf(account.appId, person),
    ...(state.userinfoCodes.delete(code)
      ? { scope: 'snsapi_userinfo', unionid: unionidOf(person) }
      : { scope: 'snsapi_base' }),
    ...(state.snapshotPeople.has(person) ? { is_snapshotuser: 1 } : {}),
  });
};

/** Errcode of a page that no released version has. */
const NO_SUCH_PAGE = 40165;

const generateUrlLink: CallHandler = ({ state, body }) => {
  const pages = state.options.pages ?? null;
  if (pages !== null && !pages.includes(String(body.path)))
    return refused(NO_SUCH_PAGE, 'invalid weapp pagepath');
  return accepted({ url_link: `https://wxaurl.cn/${randomBytes(8).toString('base64url')}` });
};

/** Handler of each call with valid parameters. */
export const HANDLERS: Readonly<Record<WeChatCallName, CallHandler>> = {
  code2Session,
  getStableAccessToken,
  getPhoneNumber,
  getTicket,
  snsAccessToken,
  sendSubscribeMessage: answerSubscribeMessage,
  getTemplateList: answerTemplateList,
  checkText: answerTextCheck,
  checkMedia: answerMediaCheck,
  getUnlimitedCode: answerCode,
  generateUrlLink,
};
