import type { Deps } from '../../deps';
import { serialOf } from '../../domain/aftercare/certificate/serial';
import {
  addBookletPictures,
  bookletOf,
  removeBookletPicture,
} from '../../domain/doses/booklet/booklet-pictures';
import { documentedDoses } from '../../domain/doses/dose-history/documented-doses';
import { route } from '../../http/route';
import type { Route } from '../../http/route';
import { ownFamilyMember } from '../../shared/recipients/rows';
import { removeFiles } from '../../shared/uploads/erase-uploads';

/** A person's doses as a document, and the pictures of their booklet. */
export const doseHistoryRoutes = (deps: Deps): readonly Route[] => {
  const { db, config, personKey } = deps;
  return [
    route('GET /vaccine/plan/doseHistory.do', async ({ linkmanId }, { userId, today, now }) => {
      const { name, sex, birthday } = await ownFamilyMember(db, userId, linkmanId);
      const [doses, booklet] = await Promise.all([
        documentedDoses(db, userId, linkmanId, (id, times) => serialOf(personKey, id, times)),
        bookletOf(deps, linkmanId, now),
      ]);
      return { linkmanId, today, name, sex, birthday, doses, booklet };
    }),
    route('POST /vaccine/plan/addBookletPictures.do', async (form, context) => {
      await addBookletPictures(db, form, context);
      return bookletOf(deps, form.linkmanId, context.now);
    }),
    route('POST /vaccine/plan/removeBookletPicture.do', async ({ fileId }, { userId }) => {
      await removeFiles(config.dataDir, await removeBookletPicture(db, fileId, userId));
      return null;
    }),
  ];
};
