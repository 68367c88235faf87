import { laterView } from '@/routes/h5/later-view';

export const { View: SubscribeView, prepare: prepareView } = laterView(
  'subscribe',
  () => import('./subscribe-view').then(({ SubscribeView: View }) => View),
  'text',
);

export const { View: MissingBookingTarget } = laterView(
  'subscribe',
  () =>
    import('@/features/booking/form/components/missing-booking-target').then(
      ({ MissingBookingTarget: View }) => View,
    ),
  'text',
);
