import type { Bot, Partner } from '@glossa/contracts';
import type { StoredPartner } from './partners.store.ts';

export function presentPartner(partner: StoredPartner, bots: Bot[], owners?: string[]): Partner {
  const { id, name, address, plan, config, createdAt } = partner;
  return {
    id,
    name,
    address,
    createdAt: createdAt.toISOString(),
    plan,
    config,
    bots,
    ...(owners && { owners }),
  };
}
