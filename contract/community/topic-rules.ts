import { LEAST_TOPIC, TEXT_LIMITS } from './content-limit-rules';

/**
 * A topic's name, which is written without #: letters and numbers of any script, `_`, `-` and `·`. Said by what it must not
 * contain (blanks, punctuation, signs, emoji), because not every engine knows Unicode's properties.
 */
export const TOPIC_NAME = new RegExp(
  '^[^\\u0300-\\u036f\\ufe00-\\ufe0f\\u302a-\\u302f\\u3099-\\u309c\\ufe10-\\ufe30' +
    '\\0-,./:-@\\[-\\^`{-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7\\u02c2-\\u02df' +
    '\\u2000-\\u200f\\u2016-\\u203e\\u2041-\\u2053\\u2055-\\u206f\\u20a0-\\u20ff\\u2190-\\u245f\\u2500-\\u2775' +
    '\\u2794-\\u2bff\\u2e00-\\u2e16\\u2e1b-\\u2e39\\u2e3c-\\u2e3f\\u2e41-\\u2e5c\\u2e80-\\u3004\\u3008-\\u301b\\u301d-\\u3020' +
    '\\u3036\\u3037\\u303d-\\u303f\\u30fb\\ud800-\\udfff\\ue000-\\uf8ff\\ufe45-\\ufe4c' +
    '\\ufe50-\\ufe57\\ufe59-\\ufe62\\ufe64-\\ufe6f\\ufeff-\\uff0c\\uff0e\\uff0f\\uff1a-\\uff20\\uff3b-\\uff3e\\uff40\\uff5b-\\uff65' +
    '\\uffe0-\\uffff\\u{1f000}-\\u{1faff}\\u{e0000}-\\u{10ffff}]+$',
  'u',
);

/** Whether the provider takes it as a topic's name. */
export const isTopicName = (name: string): boolean =>
  name.length >= LEAST_TOPIC && name.length <= TEXT_LIMITS.topic && TOPIC_NAME.test(name);
