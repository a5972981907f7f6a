import type { Page } from '@playwright/test';
import { logIn } from './people.ts';
import { adminLogin } from './start-product.ts';

type Ids = { partnerId: string; botId: string; conversationId?: string };

/** Every address of the panel an owner can stand at. */
export function ownerScreens({ partnerId, botId, conversationId }: Ids): string[] {
  const own = `/partners/${partnerId}`;
  return [
    '/dashboard',
    own,
    `${own}?bot=${botId}`,
    `${own}?add=bot`,
    `${own}?messengers=${botId}`,
    `${own}?edit=config`,
    '/conversations',
    ...(conversationId ? [`/conversations/${conversationId}`] : []),
    '/conversations?show=requests',
    ...['week', 'month', 'day', 'bays', 'agenda'].map((view) => `/calendar?view=${view}`),
    '/pricing',
    '/clients',
    '/embed-guide',
    '/business-profile',
    '/onboarding',
    '/team',
    '/numbers',
    '/plan',
    '/settings',
  ];
}

/** And those of an administrator. */
export function adminScreens({ partnerId, botId }: Ids): string[] {
  return [
    '/dashboard',
    '/partners',
    '/partners/create',
    `/partners/${partnerId}`,
    `/partners/${partnerId}?bot=${botId}`,
    '/bots',
    '/activity',
    '/activity?view=pageViews',
    '/settings',
  ];
}

export async function becomeAdmin(page: Page): Promise<void> {
  await page.goto('/login');
  await logIn(page, adminLogin);
  await page.waitForURL(/\/dashboard$/);
}
