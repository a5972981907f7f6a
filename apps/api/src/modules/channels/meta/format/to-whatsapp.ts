import type { MessageTemplate } from '@glossa/contracts';
import { metaWords } from '../meta-words.data.ts';
import type { Part } from './to-parts.ts';

type Address = { to: string; key: string };

const longestRow = 24;
const longestFilling = 900;

/** A part as the Cloud API takes it. */
export function toWhatsApp({ text, choices, language }: Part, address: Address): object {
  const envelope = envelopeOf(address);
  const body = { text };
  switch (choices.kind) {
    case 'buttons': {
      const buttons = choices.options.map((title) => ({ type: 'reply', reply: { id: title, title } }));
      return { ...envelope, type: 'interactive', interactive: { type: 'button', body, action: { buttons } } };
    }
    case 'list': {
      const rows = choices.options.map((option) =>
        option.length <= longestRow
          ? { id: option, title: option }
          : { id: option, title: shorten(option), description: option },
      );
      const action = { button: metaWords[language].choose, sections: [{ rows }] };
      return { ...envelope, type: 'interactive', interactive: { type: 'list', body, action } };
    }
    case 'quick':
    case 'none':
      return { ...envelope, type: 'text', text: { body: text, preview_url: false } };
  }
}

/** The same words inside a text Meta has approved: on one line, because its gap takes no other. */
export function toTemplate(text: string, { name, code }: MessageTemplate, address: Address): object {
  const filling = text.replace(/\s+/g, ' ').trim().slice(0, longestFilling).toWellFormed();
  const parameters = [{ type: 'text', text: filling }];
  return {
    ...envelopeOf(address),
    type: 'template',
    template: { name, language: { code }, components: [{ type: 'body', parameters }] },
  };
}

function envelopeOf({ to, key }: Address) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    biz_opaque_callback_data: key,
  };
}

function shorten(option: string): string {
  return `${option
    .slice(0, longestRow - 1)
    .toWellFormed()
    .replaceAll('\uFFFD', '')
    .trimEnd()}…`;
}
