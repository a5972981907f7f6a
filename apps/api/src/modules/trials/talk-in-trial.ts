import { countCharacters, quoteSchema, type TrialAnswer, trialLimits } from '@glossa/contracts';
import { answerBuiltIn } from '../assistant/index.ts';
import { readClientMessage } from '../conversations/index.ts';
import { hashTrialKey } from './domain/trial-key.ts';
import { trialStudio } from './domain/trial-studio.ts';
import { trialWords } from './domain/trial-words.data.ts';
import { presentTrialMessage } from './present-trial.ts';
import { trialMessageTooLong, trialOver, trialTalkFull } from './trials.errors.ts';
import type { TrialsDeps } from './trials.routes.ts';
import { lockTrial, type StoredTrial, updateTrial } from './trials.store.ts';
import type { StoredTrialMessage } from './trials.table.ts';

type Said = { key: string; clientMessageId: string; text: string };

/** One turn with a bot that knows the visitor's list and nothing else. The same message sent again gets the same answer. */
export async function talkInTrial(
  { db, box, now, onDefect, count }: TrialsDeps,
  { key, clientMessageId, text: raw }: Said,
): Promise<TrialAnswer> {
  const text = readClientMessage(raw);
  if (countCharacters(text) > trialLimits.messageCharacters) throw trialMessageTooLong();
  return db.transaction(async (tx) => {
    const trial = await lockTrial(tx, hashTrialKey(box, key), now());
    if (!trial) throw trialOver();
    const { messages } = trial;
    const before = messages.findIndex((one) => one.clientMessageId === clientMessageId);
    const earlier = before < 0 ? undefined : messages[before + 1];
    if (earlier) return { messages: [presentTrialMessage(earlier)], language: trial.language };
    const own = messages.filter(({ author }) => author === 'client').length;
    if (own >= trialLimits.messages) throw trialTalkFull();
    if (own === 0) count('talked');
    const answer = answerBuiltIn(turnOf(trial, text, now()), onDefect);
    const { language, effects } = answer;
    const isMoreThanWords = effects.some(({ kind }) => kind !== 'hold');
    const said = answer.reply.text + (isMoreThanWords ? `\n${trialWords[language].nothingWritten}` : '');
    const { choices, quote } = answer.reply;
    const reply: StoredTrialMessage = {
      ...{ author: 'bot', text: said },
      ...(choices?.length && { choices }),
      ...(quote && { quote: quoteSchema.parse(quote) }),
    };
    await updateTrial(tx, trial, {
      ...{ language, dialogState: answer.state },
      messages: [...messages, { author: 'client', text, clientMessageId }, reply],
    });
    return { messages: [presentTrialMessage(reply)], language };
  });
}

function turnOf({ rows, language, currency, timezone, dialogState }: StoredTrial, text: string, now: Date) {
  const active = rows.filter(({ isActive }) => isActive);
  return {
    ...({ text, dialogState, language, tone: 'FRIENDLY', history: [], proposal: null } as const),
    studio: trialStudio({ language, currency, timezone, rows: active }),
    calendar: { busy: [], own: [] },
    now: now.toISOString(),
  };
}
