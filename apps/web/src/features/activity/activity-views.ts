export const activityViews = ['contact', 'mail', 'newsletter', 'notifyMe', 'pageViews', 'audit'] as const;
export type ActivityView = (typeof activityViews)[number];
