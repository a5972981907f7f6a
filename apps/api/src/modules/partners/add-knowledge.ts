import { type KnowledgeEntry, knowledgeLimit } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { mergeConfig } from './domain/default-config.ts';
import { knowledgeFull } from './partners.errors.ts';
import { lockConfig, updatePartnerRow } from './partners.store.ts';

/** Puts an answer to those the studio has; an earlier one to the same question gives way. */
export async function addKnowledge(tx: Database, partnerId: string, entry: KnowledgeEntry): Promise<void> {
  const config = await lockConfig(tx, partnerId);
  if (config === null) throw notFound();
  const others = (config.knowledge ?? []).filter((one) => subjectOf(one) !== subjectOf(entry));
  if (others.length >= knowledgeLimit) throw knowledgeFull();
  await updatePartnerRow(tx, partnerId, { config: mergeConfig(config, { knowledge: [...others, entry] }) });
}

function subjectOf({ topic, service = '', question = '' }: KnowledgeEntry): string {
  return [topic, service, question.toLowerCase()].join('\n');
}
