import type { Trial } from '@glossa/contracts';
import { savedTrialKey, saveTrialKey } from '../../../api/trial-key.ts';
import { pageLanguage } from '../language-choice.ts';
import { drawReading } from './draw-reading.ts';
import { drawTalk } from './draw-talk.ts';
import { make } from './make.ts';
import {
  eraseTrial,
  findTrial,
  isTrialOver,
  readList,
  sayInTrial,
  sentenceOf,
  switchRows,
} from './trial-calls.ts';
import { type OwnListWords, readWords } from './words.ts';

type OwnList = { read: (currency?: string) => Promise<void>; restore: () => Promise<void> };

let opened: OwnList | null = null;

/** The field comes to life, once: read, look, talk, keep or erase. */
export function openOwnList(place: HTMLElement, form: HTMLFormElement): OwnList {
  opened ??= startOwnList(place, form, readWords(place));
  return opened;
}

function startOwnList(place: HTMLElement, form: HTMLFormElement, words: OwnListWords): OwnList {
  const field = form.querySelector('textarea');
  const failure = form.querySelector<HTMLElement>('[data-failure]');
  const room = place.querySelector<HTMLElement>('[data-own-result]');
  let key = savedTrialKey();

  const explain = async (error: unknown) => (await sentenceOf(error)) ?? words.unreachable;
  const complain = async (error: unknown) => {
    if (!failure) return;
    failure.textContent = await explain(error);
    failure.hidden = false;
  };
  const forget = () => {
    key = null;
    saveTrialKey(null);
    room?.replaceChildren();
  };

  const read = async (currency?: string) => {
    if (!field || form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    if (failure) failure.hidden = true;
    try {
      const wanted = { description: field.value, language: pageLanguage(), currency };
      const trial = await readList(wanted, key);
      key = trial.key;
      saveTrialKey(key);
      show(trial);
    } catch (error) {
      await complain(error);
      field.focus();
    }
    form.ariaBusy = 'false';
  };

  const show = (trial: Trial, { isCalm = false } = {}) => {
    const active = new Set(trial.rows.filter(({ isActive }) => isActive).map(({ id }) => id));
    const stage = make('div', { class: 'own-result' });
    const talk = () => {
      stage.querySelector('.talk')?.remove();
      stage.append(drawTalk({ trial, words, explain, onSay: say }));
      stage.querySelector<HTMLElement>('.talk input')?.focus();
    };
    const say = async (text: string) => {
      if (key === null) throw new Error('There is no list.');
      const { messages } = await sayInTrial(key, text);
      trial.messages.push({ author: 'client', text }, ...messages);
      return messages;
    };
    const reading = drawReading(trial, words, {
      onTalk: talk,
      onErase: () => void erase(),
      onCurrency: (currency) => void read(currency),
      onSwitch: (rowId, isActive) => {
        if (isActive) active.add(rowId);
        else active.delete(rowId);
        if (key !== null) void switchRows(key, [...active]).catch(complain);
      },
    });
    stage.append(reading);
    room?.replaceChildren(stage);
    if (trial.messages.length > 1) stage.append(drawTalk({ trial, words, explain, onSay: say }));
    if (!isCalm) reading.querySelector('h3')?.focus();
  };

  const erase = async () => {
    try {
      if (key !== null) await eraseTrial(key);
      forget();
      if (field) field.value = '';
      field?.focus();
    } catch (error) {
      await complain(error);
    }
  };

  const restore = async () => {
    if (key === null) return;
    try {
      const trial = await findTrial(key);
      if (field && field.value === '') field.value = trial.description;
      show(trial, { isCalm: true });
    } catch (error) {
      if (isTrialOver(error)) forget();
    }
  };

  return { read, restore };
}
