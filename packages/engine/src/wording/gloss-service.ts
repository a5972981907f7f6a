import type { EngineLanguage } from '../facts.ts';
import { detectLanguage } from '../language/index.ts';
import { readSense } from '../prices/index.ts';
import { splitWords } from '../words/split-words.ts';
import { SERVICE_GLOSSES } from './service-glosses.data.ts';

/** The name of a service as the list has it, with the client's word beside it where the list speaks another language. */
export function glossService(service: string, language: EngineLanguage): string {
  const key = `${language} ${service}`;
  const known = GLOSSED.get(key) ?? gloss(service, language);
  if (GLOSSED.size < MOST_KEPT) GLOSSED.set(key, known);
  return known;
}

const GLOSSED = new Map<string, string>();
const MOST_KEPT = 2000;

function gloss(service: string, language: EngineLanguage): string {
  if (detectLanguage(service, null) === language) return service;
  const { concepts } = readSense(service);
  const found = SERVICE_GLOSSES.find(([ids]) => ids.split(' ').every((id) => concepts.has(id)));
  const word = found?.[1][language];
  return word === undefined || isAlike(service, word) ? service : `${service} (${word})`;
}

/** Names the client can read without help: "Озонация" beside "озонування". */
function isAlike(service: string, word: string): boolean {
  const [listed, ours] = [splitWords(service), splitWords(word)];
  return ours.some((one) => listed.some((other) => one.slice(0, STEM) === other.slice(0, STEM)));
}

const STEM = 4;
