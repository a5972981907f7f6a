import type { Messenger } from '@glossa/contracts';

/** A page at Meta in a few strokes: where it lies, what stands on it, and which of it is copied. */
export type Sketch = { trail: string[]; rows: string[]; copied: string[] };

export type Guide = {
  words: 'app' | 'number' | 'systemToken' | 'pageToken' | 'secret' | 'instagramLink' | 'thenWebhook';
  sketch?: Sketch;
};

const secret: Guide = {
  words: 'secret',
  sketch: {
    trail: ['App settings', 'Basic'],
    rows: ['App ID', 'App secret', 'Display name'],
    copied: ['App secret'],
  },
};
const number: Guide = {
  words: 'number',
  sketch: {
    trail: ['WhatsApp', 'API Setup'],
    rows: ['From', 'Phone number ID', 'WhatsApp Business Account ID'],
    copied: ['Phone number ID', 'WhatsApp Business Account ID'],
  },
};
const systemToken: Guide = {
  words: 'systemToken',
  sketch: {
    trail: ['Business settings', 'System users', 'Generate token'],
    rows: ['whatsapp_business_messaging', 'whatsapp_business_management', 'Access token'],
    copied: ['Access token'],
  },
};
const pageToken: Guide = {
  words: 'pageToken',
  sketch: {
    trail: ['Messenger', 'API Setup', 'Access tokens'],
    rows: ['Pages', 'Generate token', 'Access token'],
    copied: ['Access token'],
  },
};

/** The names in the sketches are Meta's own, as its pages show them. The labels on its screens stay English here. */
export function guideOf(messenger: Messenger, hasSharedApp: boolean): Guide[] {
  const own: Guide[] = hasSharedApp ? [] : [secret, { words: 'thenWebhook' }];
  const app: Guide = { words: 'app' };
  switch (messenger) {
    case 'whatsapp':
      return [app, number, systemToken, ...own];
    case 'instagram':
      return [app, { words: 'instagramLink' }, pageToken, ...own];
    case 'messenger':
      return [app, pageToken, ...own];
  }
}
