import { conversationStates } from '@glossa/contracts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadWords } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/resources.ts';
import { type PartnerLookName, partnerLooks } from '../pages/partner-looks.ts';
import { type PartnerViewName, partnerViewOf, partnerViews } from '../pages/partner-views.ts';
import { paths } from '../paths.ts';
import { listSearch, pageSearch } from './list-search.ts';
import { searchText } from './plain-search.ts';
import { rootRoute } from './root-route.tsx';

export const panelRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'panel',
  component: lazyRouteComponent(() => import('./layout/panel-layout.tsx'), 'PanelLayout'),
});

const dashboard = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.dashboard,
  loader: () => loadWords(['dashboard']),
  component: lazyRouteComponent(() => import('../pages/dashboard-page.tsx'), 'DashboardPage'),
});

const partners = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.partners,
  validateSearch: listSearch,
  loader: () => loadWords(['partners', 'lists']),
  component: lazyRouteComponent(() => import('../pages/partners-page.tsx'), 'PartnersPage'),
});

const createPartner = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.createPartner,
  loader: () => loadWords(['partners']),
  component: lazyRouteComponent(() => import('../pages/create-partner-page.tsx'), 'CreatePartnerPage'),
});

const wordsOfPartner = {
  overview: ['partners', 'bot-editor'],
  bot: ['partners', 'bot-editor', 'editing'],
  newBot: ['partners', 'bot-editor', 'editing'],
  config: ['partners', 'business-profile', 'editing'],
  look: ['partners', 'team', 'lists'],
  messengers: ['partners', 'bot-editor', 'messengers'],
} as const satisfies Record<PartnerViewName, readonly Namespace[]>;

type PartnerSearch = {
  bot?: string;
  add?: 'bot';
  edit?: 'config';
  draft?: 'script';
  show?: PartnerLookName;
  messengers?: string;
};

const partner = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.partner,
  /** `bot` opens that bot's editor (`draft` writes a first script in it), `add` the form for a new one, `edit` the business's configuration, `show` a side of it to look at, `messengers` where else clients write to a bot. */
  validateSearch: (search): PartnerSearch => ({
    bot: searchText(search.bot),
    add: searchText(search.add) ? 'bot' : undefined,
    edit: searchText(search.edit) ? 'config' : undefined,
    draft: searchText(search.draft) ? 'script' : undefined,
    messengers: searchText(search.messengers),
    show: partnerLooks.find((look) => look === search.show),
  }),
  loaderDeps: ({ search }) => ({ view: partnerViewOf(search) }),
  // The view comes with its page, so that a link that was hovered shows it at once.
  loader: ({ deps: { view } }) =>
    Promise.all([loadWords(wordsOfPartner[view]), partnerViews[view].preload?.()]),
  component: lazyRouteComponent(() => import('../pages/partner-page.tsx'), 'PartnerPage'),
});

const businessProfile = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.businessProfile,
  loader: () => loadWords(['business-profile', 'editing', 'place']),
  component: lazyRouteComponent(() => import('../pages/business-profile-page.tsx'), 'BusinessProfilePage'),
});

const onboarding = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.onboarding,
  loader: () => loadWords(['onboarding', 'place']),
  component: lazyRouteComponent(() => import('../pages/onboarding-page.tsx'), 'OnboardingPage'),
});

const bots = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.bots,
  validateSearch: listSearch,
  loader: () => loadWords(['bots', 'lists']),
  component: lazyRouteComponent(() => import('../pages/bots-page.tsx'), 'BotsPage'),
});

const activity = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.activity,
  validateSearch: (search): { view?: string; page?: number } => ({
    view: searchText(search.view),
    page: pageSearch(search).page,
  }),
  loader: () => loadWords(['activity', 'audit', 'lists']),
  component: lazyRouteComponent(() => import('../pages/activity-page.tsx'), 'ActivityPage'),
});

const settings = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.settings,
  loader: () => loadWords(['settings', 'audit', 'lists']),
  component: lazyRouteComponent(() => import('../pages/settings-page.tsx'), 'SettingsPage'),
});

type CalendarSearch = { view?: string; date?: string };

const calendar = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.calendar,
  validateSearch: (search): CalendarSearch => ({
    view: searchText(search.view),
    date: searchText(search.date)?.match(/^\d{4}-\d{2}-\d{2}$/)?.[0],
  }),
  loader: () => loadWords(['calendar']),
  component: lazyRouteComponent(() => import('../pages/calendar-page.tsx'), 'CalendarPage'),
});

type InboxSearch = {
  state?: (typeof conversationStates)[number];
  search?: string;
  page?: number;
  show?: 'requests';
};

const conversations = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.conversations,
  validateSearch: (search): InboxSearch => ({
    state: conversationStates.find((state) => state === search.state),
    ...pageSearch(search),
    show: searchText(search.show) ? 'requests' : undefined,
  }),
  loader: () => loadWords(['conversations', 'lists']),
  component: lazyRouteComponent(() => import('../pages/conversations-page.tsx'), 'ConversationsPage'),
});

/** Drawn by its parent, so that the list beside a talk stays where it was. */
const conversation = createRoute({ getParentRoute: () => conversations, path: '$conversationId' });

const clients = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.clients,
  validateSearch: listSearch,
  loader: () => loadWords(['clients', 'lists']),
  component: lazyRouteComponent(() => import('../pages/clients-page.tsx'), 'ClientsPage'),
});

const client = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.client,
  loader: () => loadWords(['clients']),
  component: lazyRouteComponent(() => import('../pages/client-page.tsx'), 'ClientPage'),
});

const plan = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.plan,
  loader: () => loadWords(['plan']),
  component: lazyRouteComponent(() => import('../pages/plan-page.tsx'), 'PlanPage'),
});

const team = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.team,
  loader: () => loadWords(['team']),
  component: lazyRouteComponent(() => import('../pages/team-page.tsx'), 'TeamPage'),
});

const numbers = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.numbers,
  loader: () => loadWords(['numbers']),
  component: lazyRouteComponent(() => import('../pages/numbers-page.tsx'), 'NumbersPage'),
});

const pricing = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.pricing,
  loader: () => loadWords(['pricing', 'editing']),
  component: lazyRouteComponent(() => import('../pages/pricing-page.tsx'), 'PricingPage'),
});

const embedGuide = createRoute({
  getParentRoute: () => panelRoute,
  path: paths.embedGuide,
  loader: () => loadWords(['embed-guide']),
  component: lazyRouteComponent(() => import('../pages/embed-guide-page.tsx'), 'EmbedGuidePage'),
});

export const panelRoutes = [
  dashboard,
  partners,
  createPartner,
  partner,
  businessProfile,
  onboarding,
  bots,
  activity,
  settings,
  conversations.addChildren([conversation]),
  calendar,
  clients,
  client,
  pricing,
  plan,
  team,
  numbers,
  embedGuide,
] as const;
