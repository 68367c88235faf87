import { laterView } from '@/routes/h5/later-view';

export const { View: VaccineView, prepare: prepareView } = laterView('vaccineDetail', () =>
  import('./vaccine-view').then(({ VaccineView: View }) => View),
);
