import { laterView } from '@/routes/h5/later-view';

export const { View: OrderListView, prepare: prepareView } = laterView(
  'orderList',
  () => import('./order-list-view').then(({ OrderListView: View }) => View),
  'list',
);
