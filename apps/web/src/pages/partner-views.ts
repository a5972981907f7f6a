import { lazyRouteComponent } from '@tanstack/react-router';

/** The sides of a business a visit can show. Whoever looks at one does not load the others. */
export const partnerViews = {
  overview: lazyRouteComponent(() => import('./partner-overview.tsx'), 'PartnerOverview'),
  bot: lazyRouteComponent(() => import('./partner-bot-view.tsx'), 'PartnerBotView'),
  newBot: lazyRouteComponent(() => import('./partner-new-bot-view.tsx'), 'PartnerNewBotView'),
  look: lazyRouteComponent(() => import('./partner-look.tsx'), 'PartnerLook'),
  messengers: lazyRouteComponent(() => import('./partner-messengers-view.tsx'), 'PartnerMessengersView'),
  config: lazyRouteComponent(() => import('./partner-config-view.tsx'), 'PartnerConfigView'),
};

export type PartnerViewName = keyof typeof partnerViews;

type PartnerSearch = {
  bot?: string | undefined;
  add?: string | undefined;
  edit?: string | undefined;
  show?: string | undefined;
  messengers?: string | undefined;
};

export function partnerViewOf({ bot, add, edit, show, messengers }: PartnerSearch): PartnerViewName {
  if (bot) return 'bot';
  if (messengers) return 'messengers';
  if (add) return 'newBot';
  if (edit) return 'config';
  return show ? 'look' : 'overview';
}
