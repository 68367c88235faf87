import type { AskForMessages, MessagePlatform } from './types';

interface Failure {
  readonly behavior?: string;
}
declare const my: {
  requestSubscribeMessage?(options: {
    entityIds: string[];
    success(answer: { result?: { subscribedEntityIds?: string[] } }): void;
    fail(failure: Failure): void;
  }): void;
};

export const askForMessages: AskForMessages = (templateIds) =>
  new Promise((resolve) => {
    if (!my.requestSubscribeMessage) return resolve({ status: 'unsupported' });
    my.requestSubscribeMessage({
      entityIds: [...templateIds],
      success: ({ result }) =>
        resolve({ status: 'asked', accepted: result?.subscribedEntityIds ?? [] }),
      // Alipay reports closing the panel as a failure; here it means that nothing was accepted.
      fail: ({ behavior }) =>
        resolve(behavior === 'cancel' ? { status: 'asked', accepted: [] } : { status: 'failed' }),
    });
  });

export const messagePlatform: MessagePlatform = 'alipay';
