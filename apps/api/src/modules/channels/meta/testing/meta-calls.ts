/** Calls as Meta makes them. */
export type Said = { id?: string; type?: string; at?: number } & Record<string, unknown>;

let count = 0;
export const newId = () => `wamid.${Date.now()}.${++count}`;

const secondsOf = (at: number) => String(Math.floor(at / 1000));

/** Messages of clients to a WhatsApp number. */
export function whatsAppCall(phoneNumberId: string, from: string, ...said: (string | Said)[]) {
  const messages = said.map((one) => {
    const { id = newId(), at = Date.now(), ...parts } = typeof one === 'string' ? words(one) : one;
    return { from, id, timestamp: secondsOf(at), ...parts };
  });
  return whatsAppChange(phoneNumberId, {
    contacts: [{ wa_id: from, profile: { name: 'Jonas' } }],
    messages,
  });
}

export const words = (body: string): Said => ({ type: 'text', text: { body } });

export function whatsAppChange(phoneNumberId: string, value: object, field = 'messages') {
  const metadata = { display_phone_number: '49301234', phone_number_id: phoneNumberId };
  return {
    object: 'whatsapp_business_account',
    entry: [
      { id: '900', changes: [{ field, value: { messaging_product: 'whatsapp', metadata, ...value } }] },
    ],
  };
}

/** What happens in the chats of a page or an Instagram account. */
export function pageCall(object: 'page' | 'instagram', accountId: string, ...messaging: object[]) {
  return { object, entry: [{ id: accountId, time: Date.now(), messaging }] };
}

export function pageMessage(accountId: string, from: string, message: object, at = Date.now()) {
  return {
    sender: { id: from },
    recipient: { id: accountId },
    timestamp: at,
    message: { mid: newId(), ...message },
  };
}

export function pageEcho(accountId: string, to: string, message: object, at = Date.now()) {
  return {
    sender: { id: accountId },
    recipient: { id: to },
    timestamp: at,
    message: { mid: newId(), is_echo: true, ...message },
  };
}
