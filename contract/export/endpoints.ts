import * as v from 'valibot';
import { vcode } from '../account/endpoints';
import { endpoint } from '../endpoint';
import { id, instant, maskedMobile, nothing } from '../fields';
import { isEmail } from '../text/pattern-rules';
import { tidyEmail } from './email-rules';
import {
  DEFAULT_EXPORT_PLATFORM,
  EXPORT_PLATFORM,
  EXPORT_PROBLEMS,
  EXPORT_STATES,
} from './export-rules';

/** Characters of an address before it is tidied. */
const MOST_TYPED = 400;
/** An address by the pattern of specification §5; it has no line breaks, quotes or display name. */
const exportEmail = v.pipe(
  v.string(),
  v.maxLength(MOST_TYPED),
  v.transform(tidyEmail),
  v.check(isEmail),
);

/** An export of an account's personal data (specification §3 "Export details"), as its owner sees it. */
export const exportDetail = v.object({
  exportId: id,
  exportPlatform: v.picklist(Object.values(EXPORT_PLATFORM)),
  exportMobile: maskedMobile,
  exportEmail: v.string(),
  state: v.picklist(EXPORT_STATES),
  /** Per cent of the packing. */
  progress: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  problem: v.nullable(v.picklist(EXPORT_PROBLEMS)),
  /** When the mail is tried again; null: it is not waiting for that. */
  nextTryAt: v.nullable(instant),
  createdAt: instant,
  sentAt: v.nullable(instant),
  /** When file and link end; null until there is a file. */
  expiresAt: v.nullable(instant),
  /** Bytes of the file; null until there is one. */
  bytes: v.nullable(v.number()),
  /** The link that is mailed, for a browser; null where there is no file. */
  link: v.nullable(v.string()),
});
export type ExportDetail = v.InferOutput<typeof exportDetail>;

const exportId = v.object({ exportId: id });

/** Export of personal data by e-mail (specification §1); all paths are ours. */
export const exportEndpoints = {
  'GET /passport/user/export/latest.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({
      /** Whether this provider can send mail. */
      available: v.boolean(),
      /** The account's own, to which the code goes. */
      mobile: maskedMobile,
      /** When the next export can be requested; null: now. */
      nextAt: v.nullable(instant),
      /** The newest one; null: there was none in the last days. */
      latest: v.nullable(exportDetail),
    }),
  }),
  'GET /passport/user/export/detail.do': endpoint({
    access: 'user',
    input: exportId,
    data: exportDetail,
  }),
  /** Requests an export; the code is sent by sms-check/send with the purpose `export`. */
  'POST /passport/user/export/submit.do': endpoint({
    access: 'user',
    input: v.object({
      exportPlatform: v.optional(
        v.picklist(Object.values(EXPORT_PLATFORM)),
        DEFAULT_EXPORT_PLATFORM,
      ),
      /** The number that the page showed; refused where the account has got another one meanwhile. */
      exportMobile: maskedMobile,
      exportEmail,
      vcode,
    }),
    data: exportDetail,
  }),
  /** Stops it; where there is a file already, deletes it with its link. */
  'POST /passport/user/export/cancel.do': endpoint({
    access: 'user',
    input: exportId,
    data: exportDetail,
  }),
  /** Tries a failed one again, for the same address. */
  'POST /passport/user/export/repeat.do': endpoint({
    access: 'user',
    input: exportId,
    data: exportDetail,
  }),
  /** Address of the file for a few minutes; only for who signed in again after the request, and just now. */
  'POST /passport/user/export/download.do': endpoint({
    access: 'user',
    input: exportId,
    data: v.object({ url: v.string(), until: instant }),
  }),
};
