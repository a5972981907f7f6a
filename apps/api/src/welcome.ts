export type Login = { who: string; email: string; password: string };

type Facts = {
  role: 'web' | 'worker' | 'all';
  publicUrl: string;
  adminEmail: string;
  demoChatLinkId: string | null;
  logins: Login[];
};

/** What the person who typed `npm start` wants to know. */
export function welcome(
  say: (line: string) => void,
  { role, publicUrl, adminEmail, demoChatLinkId, logins }: Facts,
): void {
  if (role === 'worker') {
    say('Glossa’s worker is ready.');
    return;
  }
  say('');
  say('  Glossa is ready.');
  say('');
  say(`  Site         ${publicUrl}`);
  if (demoChatLinkId !== null) say(`  Demo chat    ${publicUrl}/chat/${demoChatLinkId}`);
  say(`  API          ${publicUrl}/api/docs`);
  say(`  Log in       ${publicUrl}/login`);
  for (const { who, email, password } of logins) say(`    ${who}: ${email}  ${password}`);
  if (!logins.some((login) => login.email === adminEmail))
    say(`    Administrator: ${adminEmail}  (password as set or shown at the first start)`);
  say('');
}
