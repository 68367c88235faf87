import { route } from '../../http/route';
import type { Route } from '../../http/route';

export const timeRoutes = (): readonly Route[] => [
  route('GET /base/time/now.do', (_input, { now }) => ({ now })),
];
