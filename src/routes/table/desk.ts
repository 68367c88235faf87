import type { RouteRow } from '../row';

/** The clinic's desk; not in the specification. */
export const deskRoutes = {
  desk: {
    path: '/desk',
    page: 'pages/desk/desk/index',
    title: ['门诊工作台', 'Clinic desk'],
    targets: 'h5',
  },
} as const satisfies Record<string, RouteRow>;
