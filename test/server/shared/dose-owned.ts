import { dayFrom, newKey } from '../kit/worlds/booking-world';

interface Owned {
  readonly linkmanId: string;
  readonly doseRecordId: string;
  readonly batchKey: string;
  readonly fileId: string;
}

/** Calls of a plan and of a dose history, with the input that another account sends. */
export const DOSE_CALLS = {
  'GET /vaccine/plan/detail.do': ({ linkmanId }: Owned) => ({ linkmanId }),
  'GET /vaccine/plan/doseHistory.do': ({ linkmanId }: Owned) => ({ linkmanId }),
  'POST /vaccine/plan/addBookletPictures.do': ({ linkmanId, fileId }: Owned) => ({
    linkmanId,
    fileIds: [fileId],
  }),
  'POST /vaccine/plan/removeBookletPicture.do': ({ fileId }: Owned) => ({ fileId }),
  'POST /vaccine/plan/removeDose.do': ({ doseRecordId }: Owned) => ({ doseRecordId }),
  'POST /vaccine/plan/saveDose.do': ({ linkmanId }: Owned) => ({
    linkmanId,
    code: 'hepb',
    doseNo: 2,
    day: dayFrom(-5),
  }),
  'POST /vaccine/plan/saveDoseHistory.do': ({ linkmanId }: Owned) => ({
    linkmanId,
    batchKey: newKey(),
    upToMonths: null,
  }),
  'POST /vaccine/plan/undoDoseHistory.do': ({ linkmanId, batchKey }: Owned) => ({
    linkmanId,
    batchKey,
  }),
};
