export { OrderListView } from './order-list-view';

/** Nothing to prepare: the code of a mini-program's page is one file. */
export const prepareView = (): void => undefined;
