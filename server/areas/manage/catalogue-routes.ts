import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import type { Deps } from '../../deps';
import { onClient } from '../../db/on-client';
import { refusedInput } from '../../http/domain-error';
import { route } from '../../http/route';
import type { Handler, Route } from '../../http/route';
import { readClock } from '../../shared/slots/clock-reading';
import type { BookingServices } from '../../domain/booking/submission/services';
import {
  inTransaction,
  lockCatalogue,
} from '../../domain/clinics/catalogue/stored/apply-catalogue';
import { clinicCatalogue } from '../../domain/staff/clinic-changes/clinic-catalogue';
import { compareChange, readPart } from '../../domain/staff/clinic-changes/compare-change';
import { takenSlots } from '../../domain/staff/clinic-changes/met-orders';
import { previewOf } from '../../domain/staff/clinic-changes/preview-change';
import { saveChange } from '../../domain/staff/clinic-changes/save-change';
import { createCancelExpired } from '../../domain/staff/desk/cancel-expired';
import { managedClinic } from '../../domain/staff/manage/managed-clinic';

const READ_ONLY = 'begin isolation level repeatable read read only';
/** Characters of a reason for those who are told. */
const LEAST_REASON = 2;

const NO_REASON = {
  zh: '请填写原因，被通知的人会看到',
  en: 'enter the reason. The people notified will see it.',
};

function saveHandler(
  deps: Deps,
  services: BookingServices,
): Handler<'POST /manage/catalogue/save.do'> {
  const { db, database } = deps;
  const cancelExpired = createCancelExpired(services, deps);
  return async (input, { staff, language, now }) => {
    const { edits, base, digest, answer, reason } = input;
    const depaCode = await managedClinic(db, staff, input.depaCode);
    const saved = await inTransaction(database, 'begin', async (client) => {
      await lockCatalogue(client);
      const compared = await compareChange(client, { depaCode, edits, now }, true);
      if (compared.problems.length > 0 || compared.diff.digest !== digest) {
        const preview = await previewOf(client, compared, { base, language, now });
        return { state: 'changed', preview } as const;
      }
      const isNotified = answer === 'notify' && takenSlots(compared.vanishing).length > 0;
      if (isNotified && reason.length < LEAST_REASON) throw refusedInput(NO_REASON);
      const made = await saveChange(client, compared, { staff, answer, reason, now });
      return { state: 'saved', ...made } as const;
    });
    if (saved.state === 'changed') return saved;
    const { freed, ...made } = saved;
    services.holds.noteFreed(freed);
    const cancelled = answer === 'notify' ? await cancelExpired(now, depaCode) : 0;
    return { ...made, cancelled };
  };
}

/** Calls about what a clinic can be booked for. */
export function manageCatalogueRoutes(deps: Deps, services: BookingServices): readonly Route[] {
  const { db, database } = deps;
  return [
    route('GET /manage/catalogue.do', async (input, { staff, language, now }) => {
      const depaCode = await managedClinic(db, staff, input.depaCode);
      return inTransaction<ClinicCatalogue>(database, READ_ONLY, async (client) => {
        const part = await readPart(client, depaCode);
        return clinicCatalogue(onClient(client), part, { ...readClock(now), language });
      });
    }),
    route('POST /manage/catalogue/preview.do', async (input, { staff, language, now }) => {
      const { edits, base } = input;
      const depaCode = await managedClinic(db, staff, input.depaCode);
      return inTransaction(database, READ_ONLY, async (client) => {
        const compared = await compareChange(client, { depaCode, edits, now }, false);
        return previewOf(client, compared, { base, language, now });
      });
    }),
    route('POST /manage/catalogue/save.do', saveHandler(deps, services)),
  ];
}
