/** Who runs the service. An operator fills in its own details; the agreements take all of them from here. */
export const OPERATOR = {
  name: { zh: '示例市公共卫生服务中心', en: 'Example City Public Health Service Centre' },
  address: { zh: '示例市示例区健康路 1 号', en: '1 Health Road, Example District, Example City' },
  email: 'privacy@example.com',
  childrenEmail: 'children@example.com',
  phone: '400-000-0000',
} as const;
