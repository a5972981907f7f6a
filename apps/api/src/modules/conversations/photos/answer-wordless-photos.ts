import { greet, type StudioFacts } from '@glossa/engine';
import type { Database } from '../../../db/database.ts';
import { type Answer, reasonOf } from '../../assistant/index.ts';
import { listLastMessages, type StoredConversation } from '../conversations.store.ts';
import { photoWords } from './photo-words.data.ts';

/** The answer to photos without a word: nothing was said, so the talk stays where it was, with the choices it offered. */
export async function answerWordlessPhotos(
  db: Database,
  conversation: StoredConversation,
  studio: StudioFacts,
): Promise<Answer> {
  const { language, dialogState } = conversation;
  const last = (await listLastMessages(db, conversation, 20)).findLast(({ author }) => author === 'bot');
  return {
    reply: {
      text: photoWords[language].goOn,
      // Before the first word of ours, what the greeting offers.
      choices: last ? (last.extras.choices ?? []) : greet(studio, language).choices,
    },
    language,
    state: dialogState,
    wantsPerson: false,
    effects: [],
    reason: reasonOf({
      acts: ['photos'],
      slots: last?.reason?.slots ?? [],
      proposal: last?.reason?.proposal ?? null,
    }),
  };
}
