import type { Category } from '@contract/personal/category-rules';
import type { RouteName } from '@/routes/table';

/** The page that shows a category's content, and where it is corrected; missing: there is nothing to correct. */
export const CATEGORY_PAGES: Readonly<Partial<Record<Category, RouteName>>> = {
  account: 'accountManage',
  security: 'accountManage',
  people: 'memberList',
  appointments: 'orderList',
  health: 'vaccinePlan',
  payments: 'orderList',
  membership: 'memberIndex',
  beans: 'healthBeanTask',
  lottery: 'lottery',
  questionnaires: 'questionnaire',
  community: 'userHome',
  messages: 'myMessage',
  service: 'service',
  uploads: 'userHome',
};
