import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { JUMP, whiteUrl } from '@contract/external/endpoints';

const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+\.[^\s]+$/));

const settings = v.object({
  /** Newest version of the Android app and the address of its package. */
  androidApp: v.optional(v.object({ version: v.string(), androidApkUrl: webAddress }), {
    version: '5.4.0',
    androidApkUrl: 'https://download.example.com/yimiao-5.4.0.apk',
  }),
  /** Outside addresses that pages may link to. */
  whiteUrls: v.optional(v.array(whiteUrl), [
    { url: 'https://activity.example.com', name: '活动', type: JUMP.DIRECT },
    { url: 'https://partner.example.com', name: '合作机构', type: JUMP.PROMPT },
    { url: 'https://www.chinacdc.cn', name: '中国疾控中心 China CDC', type: JUMP.PROMPT },
    { url: 'https://en.chinacdc.cn', name: '中国疾控中心 China CDC', type: JUMP.PROMPT },
    { url: 'https://www.who.int', name: '世界卫生组织 WHO', type: JUMP.PROMPT },
  ]),
});

/** An operator's settings of addresses outside the product. */
export type ExternalSettings = v.InferOutput<typeof settings>;

/**
 * Reads the JSON file that `EXTERNAL_SETTINGS` names; what it leaves out, and all of it without a file, is example
 * data.
 * A file that cannot be read or is invalid prevents the start.
 */
export function readExternalSettings(file: string | undefined): ExternalSettings {
  if (!file) return v.parse(settings, {});
  const result = v.safeParse(settings, JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const [violation] = result.issues;
  throw new Error(
    `EXTERNAL_SETTINGS ${file}: ${v.getDotPath(violation) ?? ''} ${violation.message}`,
  );
}
