import { createHmac } from 'node:crypto';
import type { Deps } from '../../../deps';
import { createAlternatives } from './alternatives';
import type { FindAlternatives } from './alternatives';
import { createCityClinics } from './city-clinics';
import type { CityClinic } from './city-clinics';
import { createAvailability } from '../../../shared/slots/availability';
import type { Availability } from '../../../shared/slots/availability';
import { createBookingEngine } from './engine/engine';
import type { BookingEngine } from './engine/engine';
import { createClinicClosures } from '../../../shared/slots/clinic-closures';
import type { ClinicClosures } from '../../../shared/slots/clinic-closures';
import { createClinicDays } from '../../../shared/slots/clinic-days';
import type { ClinicDays } from '../../../shared/slots/clinic-days';
import { createFullMemory } from '../../../shared/slots/full-memory';
import { createHolds } from './holds/holds';
import type { Holds } from './holds/holds';
import { createDiagnosis } from './engine/diagnosis';
import { createClinicProducts } from '../../../shared/catalogue/clinic-product';
import type { ClinicProduct } from '../../../shared/catalogue/clinic-product';
import { createCourseBooking } from './engine/course-booking';
import type { CourseBooking, CourseOutcome } from './engine/course-booking';
import { createGroupBooking } from './engine/group-booking';
import type { GroupBooking, GroupOutcome } from './engine/group-booking';
import type { AllOrNoneOptions } from './engine/all-or-none';
import { createTicketReader } from './queue-ticket';
import type { FindQueueTicket } from './queue-ticket';
import { createPeople } from '../../../shared/recipients/people';
import type { People } from '../../../shared/recipients/people';
import type { ReadingCache } from '../../../kernel/cache';
import type { Metrics } from '../../../kernel/metrics';
import type { PaymentPartners } from '../../../platforms/payment/partners';
import { createDoseReader } from '../../../shared/slots/dose-reader';
import type { ReadShortProduct } from '../../../shared/slots/dose-reader';
import { createSlotReader } from '../../../shared/slots/slot-reader';
import { createSlots } from '../../../shared/slots/slots';
import type { SlotPosition } from '../../../shared/slots/slots';
import type { SlotStock } from '../../../shared/slots/slot-state';
import type { StatementRunner } from '../../../db/statement';
import type { FieldCipher } from '../../../sealed/field-cipher';

/** What the booking and order calls share in one process. */
export interface BookingServices {
  readonly runner: StatementRunner;
  /** The provider's clock, ms. */
  readonly now: () => number;
  readonly engine: BookingEngine;
  readonly holds: Holds;
  /** Books several people, or one whose order is replaced, in one transaction. */
  readonly bookGroup: (group: GroupBooking) => Promise<GroupOutcome>;
  /** Books and moves doses of one person's course in one transaction. */
  readonly bookCourse: (course: CourseBooking) => Promise<CourseOutcome>;
  readonly availability: Availability;
  readonly clinicDays: ClinicDays;
  readonly clinicClosures: ClinicClosures;
  readonly people: People;
  readonly clinicProducts: ReadingCache<string, ClinicProduct | null>;
  readonly slots: ReadingCache<number, SlotPosition | null>;
  /** Reads a slot past every cache. */
  readonly slotNow: (id: number) => Promise<SlotStock | null>;
  readonly shortProduct: ReadShortProduct;
  /** Reads an account's ticket in the queue of an announced release. */
  readonly queueTicket: FindQueueTicket;
  /** Clinics of a city that have a product, by `cityProductKey`. */
  readonly cityClinics: ReadingCache<string, readonly CityClinic[]>;
  readonly alternatives: FindAlternatives;
  /** Platforms that take money ahead; where there are none, orders are paid at the clinic. */
  readonly partners: PaymentPartners;
  /** Signs the QR codes of orders. */
  readonly orderKey: Buffer;
  readonly cipher: FieldCipher;
}

const measureBatches =
  ({ batchSize, batchSeconds }: Metrics) =>
  (size: number, ms: number): void => {
    batchSize.observe(size);
    batchSeconds.observe(ms / 1_000);
  };

/** Created once per process, so that all calls share the batches. */
export function createBookingServices(deps: Deps): BookingServices {
  const runner: StatementRunner = deps.database.pool;
  const availability = createAvailability(runner);
  const now = (): number => deps.clock.now();
  const full = createFullMemory();
  const diagnose = createDiagnosis(runner, now);
  const slotNow = createSlotReader(runner, now);
  const shortProduct = createDoseReader(runner);
  const holds = createHolds({ runner, now, full, availability, slotNow, shortProduct });
  const cityClinics = createCityClinics(deps.db);
  const expire = (slotId: number): Promise<number> => holds.expire(slotId);
  const several: AllOrNoneOptions = {
    runner,
    now,
    diagnose,
    slotNow,
    shortProduct,
    expire,
    onMoved({ slot_id, depa_code, places }) {
      if (places > 0) full.forget(slot_id);
      availability.count({ depaCode: depa_code, slotId: slot_id }, places);
    },
  };
  return {
    runner,
    now,
    availability,
    clinicDays: createClinicDays(runner, now),
    clinicClosures: createClinicClosures(runner, now),
    holds,
    engine: createBookingEngine({
      runner,
      now,
      full,
      diagnose,
      expire,
      onBooked: (booking) => availability.count(booking, -1),
      ...(deps.metrics && { onBatch: measureBatches(deps.metrics) }),
    }),
    bookGroup: createGroupBooking(several),
    bookCourse: createCourseBooking(several),
    people: createPeople(runner, deps.cipher),
    clinicProducts: createClinicProducts(deps.db),
    slots: createSlots(deps.db),
    slotNow,
    shortProduct,
    queueTicket: createTicketReader(runner),
    cityClinics,
    alternatives: createAlternatives(cityClinics, availability),
    partners: deps.platforms.payment,
    orderKey: createHmac('sha256', deps.personKey).update('order code').digest(),
    cipher: deps.cipher,
  };
}
