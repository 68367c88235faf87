import { RecallSection } from './recall/recall-section';
import type { ManageSection } from './section';
import { StockSection } from './stock/stock-section';

/** The sections of the page, in their order; the first one that a role has is shown first. */
export const MANAGE_SECTIONS: readonly ManageSection[] = [
  {
    id: 'stock',
    titles: ['疫苗库存', 'Stock'],
    icon: 'syringe',
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
];
