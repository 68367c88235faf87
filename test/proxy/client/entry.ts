import { isApiError } from '@/http/failure/api-error';
import { configureClient } from '@/http/client-parts';
import { request, requestBody } from '@/http/request';

/** Outcome of a call, and the notifications that the app around the client received. */
export interface Outcome {
  /** Code of the body that it resolved to, or what it rejected with. */
  readonly resolved?: string;
  readonly rejected?: { readonly kind: string; readonly code: string; readonly msg: string };
  readonly heard: readonly string[];
}

export interface Call {
  readonly endpoint: string;
  readonly input?: object;
  readonly options?: object;
  /** Resolves to the whole envelope, for callers that read the body. */
  readonly body?: boolean;
}

type Ask = (endpoint: string, input: object, options: object) => Promise<{ code?: string }>;

let heard: string[] = [];

/** Connects the client to an app that only records notifications. @param apiHost empty for the page's own origin */
export function connect(apiHost: string): void {
  const hear = (what: string) => () => void heard.push(what);
  configureClient({
    apiHost,
    notify: { toast: (text) => void heard.push(`toast: ${text}`), loading: () => undefined },
    onLoginInvalid: ({ external }) => void heard.push(external ? 'outside login' : 'login ended'),
    onMobileInvalid: hear('to login'),
    onOutOfDate: hear('ask anew'),
    onSerialUser: hear('to verification'),
  });
}

/** Makes a call of any name, whether in the contract or not. */
export async function run({
  endpoint,
  input = {},
  options = {},
  body = false,
}: Call): Promise<Outcome> {
  heard = [];
  const ask = (body ? requestBody : request) as Ask;
  try {
    const { code } = (await ask(endpoint, input, options)) ?? {};
    return { resolved: code ?? 'data', heard };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { kind, code, msg } = error;
    return { rejected: { kind, code, msg }, heard };
  }
}
