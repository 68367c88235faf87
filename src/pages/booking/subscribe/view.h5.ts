import { laterView } from '@/routes/h5/later-view';

export const { View: SubscribeView, prepare: prepareView } = laterView(
  'subscribe',
  () => import('./subscribe-view').then(({ SubscribeView: View }) => View),
  'text',
);

export const { View: LostForm } = laterView(
  'subscribe',
  () => import('@/features/booking/form/components/lost-form').then(({ LostForm: View }) => View),
  'text',
);
