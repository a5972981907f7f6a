export type SidebarState = 'expanded' | 'collapsed';

const cookieName = 'sidebar_state';
const lifetimeSeconds = 7 * 24 * 60 * 60;

/** The remembered state, or null: anything that is not one of the two words counts as never set. */
export function readSidebarState(cookies: string): SidebarState | null {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return value === 'collapsed' || value === 'expanded' ? value : null;
}

export function saveSidebarState(page: { cookie: string }, state: SidebarState): void {
  page.cookie = `${cookieName}=${state}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax`;
}
