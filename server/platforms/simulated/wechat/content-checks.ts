import { randomBytes } from 'node:crypto';
import { accepted, refused } from './answers';
import type { Asked } from './asked';

/** ms since the writer was last in the mini-program within which texts are checked. */
const ACTIVE = 2 * 3_600_000;
const INACTIVE = 61010;

/** Words in a text that trigger a finding. */
const FOUND = [
  { word: '加微信领红包', suggest: 'risky', label: 10001 },
  { word: '待复审', suggest: 'review', label: 21000 },
] as const;

function isActive({ state, body }: Asked): boolean {
  const { now, isLenient } = state.options;
  const seen = state.seen.get(String(body.openid)) ?? (isLenient ? now() : -Infinity);
  return now() - seen <= ACTIVE;
}

const traceId = (): string => randomBytes(12).toString('hex');

export function answerTextCheck(asked: Asked): Response {
  if (!isActive(asked)) return refused(INACTIVE, 'code is expired');
  const text = String(asked.body.content);
  const found = FOUND.find(({ word }) => text.includes(word)) ?? { suggest: 'pass', label: 100 };
  const { suggest, label } = found;
  return accepted({
    result: { suggest, label },
    detail: [{ strategy: 'content_model', errcode: 0, suggest, label, prob: 90 }],
    trace_id: traceId(),
  });
}

/** The result of a check of a picture in which nothing was found, as WeChat pushes it. */
const passed = (trace: string, appId: string) => ({
  ToUserName: 'gh_1',
  FromUserName: 'o1',
  CreateTime: 1,
  MsgType: 'event',
  Event: 'wxa_media_check',
  appid: appId,
  trace_id: trace,
  version: 2,
  detail: [{ strategy: 'content_model', errcode: 0, suggest: 'pass', label: 100, prob: 90 }],
  errcode: 0,
  errmsg: 'ok',
  result: { suggest: 'pass', label: 100 },
});

export function answerMediaCheck(asked: Asked): Response {
  if (!isActive(asked)) return refused(INACTIVE, 'code is expired');
  const { state, body } = asked;
  const trace = traceId();
  state.mediaChecks.set(trace, { openid: String(body.openid), url: String(body.media_url) });
  state.deliver?.(asked.account.appId, passed(trace, asked.account.appId));
  return accepted({ trace_id: trace });
}
