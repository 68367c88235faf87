import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  MessageSettings,
  Templates,
} from '../../../../server/domain/service/message/platform/settings';

/** Fields of WeChat's templates, for messages of every kind except `offer` and `turn`. */
export const WECHAT_FIELDS = {
  what: 'thing1',
  product: 'thing2',
  clinic: 'thing3',
  day: 'date4',
  time: 'time5',
} as const;

/** Fields of Alipay's templates, in their order. */
export const ALIPAY_KEYWORDS = ['product', 'clinic', 'day', 'time', 'what'] as const;

const each = (templates: Templates | undefined, more: object) =>
  Object.fromEntries(
    Object.entries(templates ?? {}).map(([name, id]) => [name, { id, ...more }] as const),
  );

/**
 * Writes a settings file (`MESSAGE_SETTINGS`) that names templates of the platforms.
 * @param folder to write it to
 * @returns its path
 */
export function writeMessageSettings(
  folder: string,
  { weapp, alipay }: Partial<MessageSettings['templates']>,
  more: object = {},
): string {
  const path = join(folder, 'messages.json');
  const templates = {
    weapp: each(weapp, { fields: WECHAT_FIELDS }),
    alipay: each(alipay, { keywords: ALIPAY_KEYWORDS }),
  };
  writeFileSync(path, JSON.stringify({ templates, ...more }));
  return path;
}
