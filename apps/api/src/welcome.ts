import type { DemoChats } from './demo/seed-demo.ts';

export type Login = { who: string; email: string; password: string };

type Facts = {
  role: 'web' | 'worker' | 'all';
  publicUrl: string;
  adminEmail: string;
  demoChats: DemoChats;
  hasImprint: boolean;
  logins: Login[];
};

/** What the person who typed `npm start` wants to know. */
export function welcome(
  say: (line: string) => void,
  { role, publicUrl, adminEmail, demoChats, hasImprint, logins }: Facts,
): void {
  if (role === 'worker') {
    say('Glossa’s worker is ready.');
    return;
  }
  say('');
  say('  Glossa is ready.');
  say('');
  say(`  Site         ${publicUrl}`);
  for (const [language, link] of Object.entries(demoChats))
    say(`  Demo chat    ${publicUrl}/chat/${link}  (${language})`);
  if (!hasImprint)
    say('  Imprint      not configured: set IMPRINT_NAME, IMPRINT_ADDRESS and IMPRINT_CONTACT');
  say(`  API          ${publicUrl}/api/docs`);
  say(`  Log in       ${publicUrl}/login`);
  for (const { who, email, password } of logins) say(`    ${who}: ${email}  ${password}`);
  if (!logins.some((login) => login.email === adminEmail))
    say(`    Administrator: ${adminEmail}  (password as set or shown at the first start)`);
  say('');
}
