import { defineMessages } from '@/i18n/messages';

/** What the client itself says. */
export const httpMessages = defineMessages(
  {
    loading: '加载中',
    requestError: '请求出错，请稍后再试',
    network: '网络连接失败，请检查网络后重试',
    timeout: '网络较慢，请稍后再试',
    cancelled: '请求已取消',
    apiError: 'API Error',
  },
  {
    loading: 'Loading',
    requestError: 'Something went wrong. Please try again later',
    network: 'No connection. Check your network and try again',
    timeout: 'The network is slow. Please try again later',
    cancelled: 'Request cancelled',
    apiError: 'API Error',
  },
);
