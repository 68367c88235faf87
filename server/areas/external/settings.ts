import * as v from 'valibot';
import { JUMP, whiteUrl } from '@contract/external/endpoints';
import type { AppEnv } from '../../kernel/config';
import { readSettingsFile } from '../../kernel/settings-file';

const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+\.[^\s]+$/));

const settings = v.object({
  /** Newest version of the Android app and the address of its package; empty: there is none. */
  androidApp: v.optional(v.object({ version: v.string(), androidApkUrl: webAddress })),
  /** Outside addresses that pages may link to. */
  whiteUrls: v.optional(v.array(whiteUrl)),
});

/** An operator's settings of addresses outside the product. */
export type ExternalSettings = Required<v.InferOutput<typeof settings>>;

/** The public sources that articles end with. */
const SOURCES = [
  { url: 'https://www.chinacdc.cn', name: '中国疾控中心 China CDC', type: JUMP.PROMPT },
  { url: 'https://en.chinacdc.cn', name: '中国疾控中心 China CDC', type: JUMP.PROMPT },
  { url: 'https://www.who.int', name: '世界卫生组织 WHO', type: JUMP.PROMPT },
];

/** What a file leaves out: examples of everything, and in live, where nobody may meet one, none. */
const defaultsIn = (env: AppEnv): ExternalSettings =>
  env === 'live'
    ? { androidApp: { version: '', androidApkUrl: '' }, whiteUrls: SOURCES }
    : {
        androidApp: {
          version: '5.4.0',
          androidApkUrl: 'https://download.example.com/yimiao-5.4.0.apk',
        },
        whiteUrls: [
          { url: 'https://activity.example.com', name: '活动', type: JUMP.DIRECT },
          { url: 'https://partner.example.com', name: '合作机构', type: JUMP.PROMPT },
          ...SOURCES,
        ],
      };

/**
 * Reads the JSON file that `EXTERNAL_SETTINGS` names; what it leaves out, and all of it without a file, is example
 * data, in live nothing but the public sources of articles.
 * A file that cannot be read or is invalid prevents the start.
 */
export function readExternalSettings(file: string | undefined, env: AppEnv): ExternalSettings {
  if (!file) return defaultsIn(env);
  const result = v.safeParse(settings, readSettingsFile('EXTERNAL_SETTINGS', file));
  if (result.success) {
    const { androidApp, whiteUrls } = result.output;
    const defaults = defaultsIn(env);
    return {
      androidApp: androidApp ?? defaults.androidApp,
      whiteUrls: whiteUrls ?? defaults.whiteUrls,
    };
  }
  const [violation] = result.issues;
  throw new Error(
    `EXTERNAL_SETTINGS ${file}: ${v.getDotPath(violation) ?? ''} ${violation.message}`,
  );
}
