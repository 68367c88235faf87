import type { Send, WireRequest } from './types';

/** Header lines of XMLHttpRequest, names in lower case. */
function headersOf(lines: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return headers;
}

function begin(xhr: XMLHttpRequest, call: WireRequest): void {
  xhr.open(call.method, call.url);
  for (const [name, value] of Object.entries(call.headers)) xhr.setRequestHeader(name, value);
  xhr.withCredentials = call.withCredentials ?? false;
  xhr.send(call.body ?? null);
}

/** Uses XMLHttpRequest: Taro's request would add fetch, JSONP and their polyfills to the first load. */
export const send: Send = (call) => {
  const xhr = new XMLHttpRequest();
  const answer = new Promise<Awaited<ReturnType<Send>['answer']>>((resolve, reject) => {
    xhr.onerror = () => reject(new Error(`No answer from ${call.url}`));
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        headers: headersOf(xhr.getAllResponseHeaders()),
        body: xhr.responseText,
      });
    begin(xhr, call);
  });
  return { answer, abort: () => xhr.abort() };
};
