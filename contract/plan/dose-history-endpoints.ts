import * as v from 'valibot';
import { SITES } from '../desk/dose-detail-rules';
import { endpoint } from '../endpoint';
import { day, done, id, instant } from '../fields';
import { MOST_BOOKLET_PICTURES } from './booklet-rules';
import { DISEASE_GROUPS } from './disease-group-rules';

/** A name in both languages at once: the document is read abroad as well. */
const bothNames = v.object({ zh: v.string(), en: v.string() });

const documentedDose = v.object({
  id,
  /** `own`: entered by the family; `order`: recorded by a clinic. */
  source: v.picklist(['own', 'order']),
  /** Catalogue code of the vaccine. */
  code: v.string(),
  /** Diseases under which it is listed; several for a combined vaccine. */
  diseases: v.array(v.picklist(DISEASE_GROUPS)),
  doseNo: v.nullable(v.number()),
  day,
  /** The day is not remembered: it is the soonest that age and interval allow. */
  isDayEstimated: v.boolean(),
  /** '' where none was entered. */
  lot: v.string(),
  /** What only a clinic has recorded; null for a dose that the family entered. */
  clinicRecord: v.nullable(
    v.object({
      product: bothNames,
      maker: bothNames,
      clinic: bothNames,
      /** Last valid day; null where the clinic did not enter it. */
      expiry: v.nullable(day),
      /** null where the clinic did not enter it. */
      site: v.nullable(v.picklist(SITES)),
      /** Number of the dose's certificate. */
      serial: v.string(),
      /** The certificate can be opened; not after its owner removed the appointment from their list. */
      hasCertificate: v.boolean(),
    }),
  ),
});
export type DocumentedDose = v.InferOutput<typeof documentedDose>;

const bookletPicture = v.object({
  fileId: id,
  /** Path of the picture, valid for an hour at least, for whoever has it: only this account gets it. */
  url: v.string(),
  addedAt: instant,
});
export type BookletPicture = v.InferOutput<typeof bookletPicture>;

const bookletPictures = v.array(bookletPicture);

/** Ours: all doses of a person in one document, and pictures of the paper booklet next to them. */
export const doseHistoryEndpoints = {
  'GET /vaccine/plan/doseHistory.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: v.object({
      linkmanId: id,
      /** Day for which it was made. */
      today: day,
      name: v.string(),
      sex: v.picklist([1, 2]),
      birthday: day,
      /** The earliest first. */
      doses: v.array(documentedDose),
      booklet: bookletPictures,
    }),
    encrypted: 'response',
  }),
  /**
   * Adds pictures that the same account has uploaded, behind those that are there; a repetition changes nothing. All the
   * pictures are answered. 4000 where they would be too many, 4004 for one that is not the account's or used elsewhere.
   */
  'POST /vaccine/plan/addBookletPictures.do': endpoint({
    access: 'user',
    input: v.object({
      linkmanId: id,
      fileIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_BOOKLET_PICTURES)),
    }),
    data: bookletPictures,
    encrypted: 'response',
  }),
  /** Deletes a picture with its file; its address ends at once. */
  'POST /vaccine/plan/removeBookletPicture.do': endpoint({
    access: 'user',
    input: v.object({ fileId: id }),
    data: done,
  }),
};
