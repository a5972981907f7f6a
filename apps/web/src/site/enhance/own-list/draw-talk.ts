import type { Quote, Trial, TrialMessage } from '@glossa/contracts';
import { fillWords } from '../../fill-words.ts';
import { showOwnWords } from '../talk-lines.ts';
import { make } from './make.ts';
import { wordPrice } from './money.ts';
import type { OwnListWords } from './words.ts';

type TalkOptions = {
  trial: Trial;
  words: OwnListWords;
  /** Gives what the bot answers. */
  onSay: (text: string) => Promise<readonly TrialMessage[]>;
  /** Why there was no answer, as a sentence. */
  explain: (error: unknown) => Promise<string>;
};

/** A private talk with a bot that knows the visitor's list and nothing else. */
export function drawTalk({ trial, words, onSay, explain }: TalkOptions): HTMLFormElement {
  const { talk } = words;
  const lines = make('ol', {
    class: 'talk-lines',
    tabindex: '0',
    'data-talk-lines': '',
    'aria-live': 'polite',
  });
  const choices = make('div', { class: 'talk-choices' });
  const failure = make('p', { class: 'talk-failure', role: 'alert', hidden: true });
  const field = make('input', {
    ...{ type: 'text', autocomplete: 'off', maxlength: '1000' },
    ...{ placeholder: talk.field, 'aria-label': talk.field },
  });
  const send = make('button', { type: 'submit', 'aria-label': talk.send }, '↑');
  const form = make(
    'form',
    { class: 'talk', 'aria-label': talk.label },
    drawHead(words),
    lines,
    choices,
    failure,
    make('div', { class: 'talk-field' }, field, send),
  );
  const show = (messages: readonly TrialMessage[]) => {
    lines.append(...messages.map((message) => drawLine(message, words)));
    const offered = messages.at(-1)?.choices ?? [];
    choices.replaceChildren(...offered.map((choice) => drawChoice(choice)));
    lines.scrollTop = lines.scrollHeight;
  };
  const drawChoice = (choice: string) => {
    const button = make('button', { type: 'button' }, choice);
    button.addEventListener('click', () => void say(choice));
    return button;
  };
  const say = async (text: string) => {
    if (form.ariaBusy === 'true' || text === '') return;
    form.ariaBusy = 'true';
    failure.hidden = true;
    const asked = [...choices.children];
    choices.replaceChildren();
    const takeBack = showOwnWords(form, text);
    field.value = '';
    try {
      const answers = await onSay(text);
      takeBack();
      show([{ author: 'client', text }, ...answers]);
    } catch (error) {
      takeBack();
      choices.replaceChildren(...asked);
      field.value = text;
      failure.textContent = await explain(error);
      failure.hidden = false;
    }
    form.ariaBusy = 'false';
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void say(field.value.trim());
  });
  show(withQuestions(trial, words));
  return form;
}

/** Before the first word the visitor's own services are there to be asked for. */
function withQuestions({ messages, rows }: Trial, { talk }: OwnListWords): TrialMessage[] {
  const [greeting, ...said] = messages;
  if (!greeting || said.length > 0) return messages;
  const services = [...new Set(rows.filter(({ isActive }) => isActive).map(({ service }) => service))];
  return [
    {
      ...greeting,
      choices: services.slice(0, 2).map((service) => fillWords(talk.ask, { service: inSentence(service) })),
    },
  ];
}

/** Names stand in small letters within a sentence, but for German nouns and for abbreviations. */
function inSentence(service: string): string {
  const isName = document.documentElement.lang === 'de' || /^\p{Lu}{2}/u.test(service);
  return isName ? service : service.slice(0, 1).toLowerCase() + service.slice(1);
}

function drawHead({ talk }: OwnListWords): HTMLElement {
  const who = make(
    'span',
    { class: 'talk-who' },
    make('b', {}, talk.name),
    make('span', { class: 'talk-role' }, talk.role),
  );
  return make(
    'div',
    { class: 'talk-head' },
    make('span', { class: 'talk-face', 'aria-hidden': 'true' }, talk.face),
    who,
  );
}

function drawLine({ author, text, quote }: TrialMessage, words: OwnListWords): HTMLElement {
  return make('li', { class: author }, make('p', {}, text), ...(quote ? [drawQuote(quote, words)] : []));
}

function drawQuote({ lines, total, currency, car }: Quote, { from, talk }: OwnListWords): HTMLElement {
  const row = (label: string, value: string) => make('div', {}, make('dt', {}, label), make('dd', {}, value));
  const isOpen = lines.some(({ isFrom, priceTo }) => isFrom || priceTo !== null);
  const sum = wordPrice({ price: total, priceTo: null, isFrom: isOpen }, currency, from);
  return make(
    'dl',
    {},
    ...(car === undefined ? [] : [make('div', { class: 'talk-car' }, make('dd', {}, car))]),
    ...lines.map((line) => row(line.label, wordPrice(line, currency, from))),
    ...(lines.length > 1 ? [row(talk.total, sum)] : []),
  );
}
