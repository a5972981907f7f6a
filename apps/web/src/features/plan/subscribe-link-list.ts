import type { SubscribeWays } from '@glossa/contracts';

type Written = { subject: string; message: string };
type SubscribeLink = { way: keyof SubscribeWays; href: string };

/** Links that open a mail program or a messenger with the message written already. */
export function subscribeLinks(ways: SubscribeWays, { subject, message }: Written): SubscribeLink[] {
  const text = encodeURIComponent(message);
  const about = encodeURIComponent(subject);
  return [
    ...(ways.email
      ? [{ way: 'email' as const, href: `mailto:${ways.email}?subject=${about}&body=${text}` }]
      : []),
    ...(ways.telegram
      ? [{ way: 'telegram' as const, href: `https://t.me/${ways.telegram}?text=${text}` }]
      : []),
    ...(ways.whatsapp
      ? [{ way: 'whatsapp' as const, href: `https://wa.me/${ways.whatsapp}?text=${text}` }]
      : []),
  ];
}
