// Replaces Taro's interceptors of requests: our client sends its own (src/http).
export function logInterceptor() {
  throw new Error('Requests have no interceptors');
}
export const timeoutInterceptor = logInterceptor;
