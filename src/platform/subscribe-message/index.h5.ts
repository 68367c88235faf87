import type { AskForMessages, TemplatesOf } from './types';

/** A browser has no message templates: the provider reminds by text message. */
export const askForMessages: AskForMessages = () => Promise.resolve({ status: 'unsupported' });

export const templatesOf: TemplatesOf = () => [];
