import { ReportSection } from './report/report-section';
import type { ManageSection } from './section';

/** The sections of the page, in their order; the first one that a role has is shown first. */
export const MANAGE_SECTIONS: readonly ManageSection[] = [
  {
    id: 'reports',
    titles: ['统计', 'Reports'],
    icon: 'clipboard-list',
    roles: ['manager', 'operator'],
    scope: 'all',
    Component: ReportSection,
  },
];
