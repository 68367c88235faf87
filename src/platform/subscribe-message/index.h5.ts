import type { AskForMessages, MessagePlatform } from './types';

/** A browser has no message templates; users get reminders in the message centre. */
export const askForMessages: AskForMessages = () => Promise.resolve({ status: 'unsupported' });

export const messagePlatform: MessagePlatform = null;
