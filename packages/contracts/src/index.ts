// Every request and response of the product, written once: the server validates with these schemas,
// the forms and the API client use them, and the OpenAPI document is made of them. No I/O.
export * from './auth.ts';
export * from './bot.ts';
export * from './calendar.ts';
export * from './channel.ts';
export * from './chat.ts';
export * from './conversation.ts';
export * from './dashboard.ts';
export * from './errors.ts';
export * from './languages.ts';
export * from './mail.ts';
export * from './marketing.ts';
export * from './notices.ts';
export * from './page-view.ts';
export * from './pages.ts';
export * from './paging.ts';
export * from './partner.ts';
export * from './partner-config.ts';
export * from './plans.ts';
export * from './price-row-key.ts';
export * from './pricing.ts';
export * from './pricing-reading.ts';
export * from './quick-bot.ts';
export * from './site.ts';
export * from './site-pages.ts';
export * from './text.ts';
export * from './user.ts';
