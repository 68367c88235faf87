import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { nothing, text } from '../fields';

/** How a listed external address opens (specification §3): 1 directly, 2 after a prompt. */
export const JUMP = { DIRECT: 1, PROMPT: 2 } as const;

/** An external address that pages may link to, with every path below it. */
export const whiteUrl = v.object({
  url: v.string(),
  name: v.string(),
  type: v.picklist([JUMP.DIRECT, JUMP.PROMPT]),
});
export type WhiteUrl = v.InferOutput<typeof whiteUrl>;

/**
 * Configuration of the messaging app's script object (specification §3 "Share config"). `timestamp` in seconds.
 * `expiresIn`: seconds that it is valid at most, as the ticket behind the signature expires.
 */
export const jsSdkConfig = v.object({
  appId: v.string(),
  timestamp: v.number(),
  nonceStr: v.string(),
  signature: v.string(),
  expiresIn: v.number(),
});
export type JsSdkConfig = v.InferOutput<typeof jsSdkConfig>;

/** Characters of the longest page address that browsers send. */
const LONGEST_URL = 2000;

export const externalEndpoints = {
  /** Newest version of the Android app; `version` is the one that asks, empty outside the app. */
  'GET /passport/app/version/latest.do': endpoint({
    access: 'anyone',
    input: v.object({ version: v.optional(text(0, 32), '') }),
    data: v.object({ version: v.string(), androidApkUrl: v.string() }),
  }),
  'GET /passport/user/getUrls.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.object({ WhiteUrlLists: v.array(whiteUrl) }),
  }),
  /** `url`: the page's address without its hash. */
  'GET /passport/wx/getJsSdkConfig.do': endpoint({
    access: 'anyone',
    input: v.object({ url: v.pipe(text(8, LONGEST_URL), v.regex(/^https?:\/\/[^#\s]+$/)) }),
    data: jsSdkConfig,
  }),
};
