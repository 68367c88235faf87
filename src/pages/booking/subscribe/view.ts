export { LostForm } from '@/features/booking/form/components/lost-form';
export { SubscribeView } from './subscribe-view';

/** Nothing to prepare: the code of a mini-program's page is one file. */
export const prepareView = (): void => undefined;
