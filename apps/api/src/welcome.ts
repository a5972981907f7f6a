import type { DemoChats } from './demo/seed-demo.ts';

export type Login = { who: string; email: string; password: string };

type Facts = {
  role: 'web' | 'worker' | 'all';
  publicUrl: string;
  adminEmail: string;
  demoChats: DemoChats;
  logins: Login[];
};

/** What the person who typed `npm start` wants to know. */
export function welcome(
  say: (line: string) => void,
  { role, publicUrl, adminEmail, demoChats, logins }: Facts,
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
  say(`  API          ${publicUrl}/api/docs`);
  say(`  Log in       ${publicUrl}/login`);
  for (const { who, email, password } of logins) say(`    ${who}: ${email}  ${password}`);
  if (!logins.some((login) => login.email === adminEmail))
    say(`    Administrator: ${adminEmail}  (password as set or shown at the first start)`);
  say('');
}
