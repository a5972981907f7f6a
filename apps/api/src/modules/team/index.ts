// team: who works for a business and as what, and the invitations that lead there. An invitation is a link whose
// hash alone is kept: it ends after a week, works once, and can be taken back.
// Refuses to know what a removed member leaves behind elsewhere: that is passed in.

export { type TeamDeps, teamRoutes } from './team.routes.ts';
