/** What stands in a device's storage where usage statistics were allowed; key and text. */
export const STATISTICS_ALLOWED = {
  key: 'statisticsOn',
  text: JSON.stringify({ val: true, storageTime: 1 }),
} as const;
