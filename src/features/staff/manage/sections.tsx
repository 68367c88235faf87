import { ChangesSection } from './changes/changes-section';
import { ContentSection } from './content/content-section';
import { RecallSection } from './recall/recall-section';
import { ReportSection } from './report/report-section';
import { ExceptionsSection } from './clinic-catalogue/exceptions/exceptions-section';
import { ProductsSection } from './clinic-catalogue/products/products-section';
import { WeekSection } from './clinic-catalogue/week/week-section';
import type { ManageSection } from './section';
import { StaffSection } from './staff/staff-section';
import { StockSection } from './stock/stock-section';

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
  {
    id: 'vaccines',
    titles: ['疫苗与价格', 'Vaccines and prices'],
    icon: 'syringe',
    roles: ['manager', 'operator'],
    scope: 'clinic',
    Component: ProductsSection,
  },
  {
    id: 'week',
    titles: ['开放时间与号源', 'Hours and slots'],
    icon: 'calendar-clock',
    roles: ['manager', 'operator'],
    scope: 'clinic',
    Component: WeekSection,
  },
  {
    id: 'exceptions',
    titles: ['特殊日期', 'Exceptions'],
    icon: 'calendar-x',
    roles: ['manager', 'operator'],
    scope: 'clinic',
    Component: ExceptionsSection,
  },
  {
    id: 'stock',
    titles: ['疫苗库存', 'Stock'],
    icon: 'inbox',
    roles: ['manager', 'operator'],
    scope: 'clinic',
    Component: StockSection,
  },
  {
    id: 'recall',
    titles: ['批次召回', 'Recall'],
    icon: 'megaphone',
    roles: ['manager', 'operator'],
    scope: 'all',
    Component: RecallSection,
  },
  {
    id: 'content',
    titles: ['内容', 'Content'],
    icon: 'newspaper',
    roles: ['manager', 'operator'],
    scope: 'all',
    Component: ContentSection,
  },
  {
    id: 'staff',
    titles: ['员工账号', 'Staff'],
    icon: 'users',
    roles: ['manager', 'operator'],
    scope: 'all',
    Component: StaffSection,
  },
  {
    id: 'changes',
    titles: ['变更记录', 'Changes'],
    icon: 'history',
    roles: ['manager', 'operator'],
    scope: 'all',
    Component: ChangesSection,
  },
];
