import { laterView } from '@/routes/h5/later-view';

export const { View: ClinicView, prepare: prepareView } = laterView('departmentIndex', () =>
  import('./clinic-view').then(({ ClinicView: View }) => View),
);
