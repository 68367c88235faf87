import type { RouteRow } from '../row';

export const verifyRoutes = {
  certificateVerify: {
    path: '/certificateVerify',
    page: 'pages/verify/certificate-verify/index',
    title: ['核验接种凭证', 'Check a certificate'],
    share: { query: [] },
  },
} as const satisfies Record<string, RouteRow>;
