// Replaces Taro's chain of request interceptors: our client sends its own requests (src/http).
export default class Link {}
export function interceptorify() {
  throw new Error('Requests have no interceptors');
}
