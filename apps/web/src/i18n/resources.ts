import type activity from '../locales/en/activity.json';
import type audit from '../locales/en/audit.json';
import type botEditor from '../locales/en/bot-editor.json';
import type bots from '../locales/en/bots.json';
import type businessProfile from '../locales/en/business-profile.json';
import type calendar from '../locales/en/calendar.json';
import type clients from '../locales/en/clients.json';
import type confirmEmail from '../locales/en/confirm-email.json';
import type conversations from '../locales/en/conversations.json';
import type dashboard from '../locales/en/dashboard.json';
import type editing from '../locales/en/editing.json';
import type embedGuide from '../locales/en/embed-guide.json';
import type errors from '../locales/en/errors.json';
import type fields from '../locales/en/fields.json';
import type frame from '../locales/en/frame.json';
import type join from '../locales/en/join.json';
import type lists from '../locales/en/lists.json';
import type login from '../locales/en/login.json';
import type messengers from '../locales/en/messengers.json';
import type newEmail from '../locales/en/new-email.json';
import type notFound from '../locales/en/not-found.json';
import type numbers from '../locales/en/numbers.json';
import type onboarding from '../locales/en/onboarding.json';
import type partners from '../locales/en/partners.json';
import type place from '../locales/en/place.json';
import type plan from '../locales/en/plan.json';
import type pricing from '../locales/en/pricing.json';
import type settings from '../locales/en/settings.json';
import type team from '../locales/en/team.json';
import type ui from '../locales/en/ui.json';

/**
 * One namespace per feature or page; the public site reads its words itself. English is the pattern the other
 * three languages are checked against.
 */
export type Words = {
  activity: typeof activity;
  audit: typeof audit;
  bots: typeof bots;
  'bot-editor': typeof botEditor;
  'business-profile': typeof businessProfile;
  calendar: typeof calendar;
  clients: typeof clients;
  'confirm-email': typeof confirmEmail;
  conversations: typeof conversations;
  dashboard: typeof dashboard;
  editing: typeof editing;
  'embed-guide': typeof embedGuide;
  errors: typeof errors;
  fields: typeof fields;
  frame: typeof frame;
  join: typeof join;
  lists: typeof lists;
  login: typeof login;
  messengers: typeof messengers;
  'new-email': typeof newEmail;
  'not-found': typeof notFound;
  numbers: typeof numbers;
  onboarding: typeof onboarding;
  partners: typeof partners;
  place: typeof place;
  plan: typeof plan;
  pricing: typeof pricing;
  settings: typeof settings;
  team: typeof team;
  ui: typeof ui;
};

export type Namespace = keyof Words;

/** What is loaded before the first screen: the frame, the shared pieces, refusals and field errors. */
export const frameNamespaces = ['ui', 'frame', 'errors', 'fields'] as const satisfies readonly Namespace[];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
  }
  interface ResourceNamespaceMap extends Words {}
}
