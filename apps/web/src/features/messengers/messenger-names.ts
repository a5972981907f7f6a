/** Brands are called the same in every language. */
export const messengerNames = { whatsapp: 'WhatsApp', instagram: 'Instagram', messenger: 'Messenger' };
