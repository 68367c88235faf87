/** Names of the app's handlers. Versions before 4.8.0 use another one to read the location (specification §5). */
export const METHOD = {
  userInfo: 'getUserInfo',
  login: 'login',
  location: 'getLocation',
  oldLocation: 'getLocationInfo',
  setLocation: 'setLocation',
  permission: 'getPermission',
  close: 'close',
  reportLogin: 'reportLogin',
} as const;
