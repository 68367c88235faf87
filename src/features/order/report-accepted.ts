import { request } from '@/http/request';
import { platformLogin } from '@/platform/login';
import { messagePlatform } from '@/platform/subscribe-message';

/**
 * Tells the provider which templates (ids) the user has accepted, with a fresh code that names them to the platform.
 * Resolves with whether it knows now; never rejects.
 */
export async function reportAccepted(templates: readonly string[]): Promise<boolean> {
  const code = await platformLogin.loginCode();
  if (!code || !messagePlatform) return false;
  const input = { platform: messagePlatform, code, templates: [...templates] };
  const options = { isJson: true, toast: false } as const;
  return request('POST /message/message/acceptTemplates.do', input, options).then(
    () => true,
    () => false,
  );
}
