export { MissingBookingTarget } from '@/features/booking/form/components/missing-booking-target';
export { SubscribeView } from './subscribe-view';

/** Nothing to prepare: the code of a mini-program's page is one file. */
export const prepareView = (): void => undefined;
