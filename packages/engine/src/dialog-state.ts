import type { Car } from './cars/index.ts';
import type { EngineLanguage } from './facts.ts';

/** What a dialog remembers between turns. Plain JSON, so the server can store it as it is. */
export type DialogState = {
  version: 1;
  language: EngineLanguage;
  /** The services spoken of, by the names of the list. */
  services: string[];
  /** The client's words about zone and material since the service was named. */
  said: string;
  car: Car | null;
  /** The choices of the last question; a short answer is read as one of them first. */
  asked: string[];
};

export function newDialog(language: EngineLanguage): DialogState {
  return { version: 1, language, services: [], said: '', car: null, asked: [] };
}
