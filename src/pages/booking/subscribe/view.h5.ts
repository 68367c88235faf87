import { laterView } from '@/routes/h5/later-view';

export const { View: SubscribeView, prepare: prepareView } = laterView(
  'subscribe',
  () => import('./subscribe-view').then(({ SubscribeView: View }) => View),
  'text',
);
