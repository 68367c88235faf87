import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { instant, nothing } from '../fields';

export const timeEndpoints = {
  'GET /base/time/now.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.object({ now: instant }),
  }),
};
