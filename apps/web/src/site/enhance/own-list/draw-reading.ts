import type { Trial, TrialRow } from '@glossa/contracts';
import { fillWords } from '../../fill-words.ts';
import { make, makeButton } from './make.ts';
import { wordPrice } from './money.ts';
import { countWords, type OwnListWords } from './words.ts';

export type ReadingActions = {
  onTalk: () => void;
  onErase: () => void;
  onCurrency: (currency: string) => void;
  onSwitch: (rowId: string, isActive: boolean) => void;
};

/** Rows shown before somebody asks for all of them. */
const shownAtFirst = 8;
const offeredCurrencies = [
  ...['EUR', 'GBP', 'USD', 'UAH', 'PLN', 'CHF', 'KZT', 'CZK', 'RON', 'SEK', 'NOK', 'DKK', 'HUF', 'TRY'],
  ...['GEL', 'MDL', 'AED', 'CAD', 'AUD'],
];

/** What was read: each price with the words it came from, what is in doubt, and what gave no price. */
export function drawReading(trial: Trial, words: OwnListWords, actions: ReadingActions): HTMLElement {
  const { rows, unread, surplus } = trial;
  const doubtful = rows.filter(({ isActive }) => !isActive).length;
  const summary = [
    countWords(words.pricesRead, rows.length),
    ...(doubtful > 0 ? [countWords(words.inDoubt, doubtful)] : []),
  ];
  return make(
    'div',
    { class: 'own-read' },
    make('h3', { tabindex: '-1' }, summary.join(' ')),
    ...drawCurrency(trial, words, actions),
    drawRows(rows, words, actions),
    ...(surplus > 0 ? [make('p', {}, countWords(words.surplus, surplus))] : []),
    ...drawUnread(unread, words),
    drawNext(words, actions),
  );
}

function drawRows(rows: readonly TrialRow[], words: OwnListWords, actions: ReadingActions): HTMLElement {
  const list = make('ul', { class: 'own-rows' });
  const draw = (some: readonly TrialRow[]) => some.map((row) => drawRow(row, words, actions));
  list.append(...draw(rows.slice(0, shownAtFirst)));
  const rest = rows.slice(shownAtFirst);
  if (rest.length === 0) return list;
  const more = makeButton('own-quiet', countWords(words.showMore, rest.length), () => {
    list.append(...draw(rest));
    more.remove();
  });
  return make('div', {}, list, more);
}

function drawRow(row: TrialRow, words: OwnListWords, { onSwitch }: ReadingActions): HTMLElement {
  const { id, service, zone, material, carType, source, warnings, isActive, currency } = row;
  const name = [service || words.noService, zone, material].filter(Boolean).join(' · ');
  const item = make(
    'li',
    { class: 'own-row', 'data-off': !isActive },
    make('b', {}, name),
    make('span', { class: 'own-price' }, wordPrice(row, currency, words.from)),
    ...(carType ? [make('span', { class: 'own-car' }, carType)] : []),
    make('span', { class: 'own-source' }, make('q', {}, source ?? '')),
  );
  const [doubt] = warnings.filter((code) => code !== 'currency_assumed');
  if (doubt === undefined) return item;
  const box = make('input', { type: 'checkbox', checked: isActive });
  box.addEventListener('change', () => {
    item.toggleAttribute('data-off', !box.checked);
    onSwitch(id, box.checked);
  });
  const use = service === '' ? [] : [make('label', {}, box, words.use)];
  item.append(make('div', { class: 'own-doubt' }, make('span', {}, words.doubts[doubt]), ...use));
  return item;
}

/** Asked only where the text leaves it open. */
function drawCurrency({ rows, currency }: Trial, words: OwnListWords, { onCurrency }: ReadingActions) {
  if (!rows.some(({ warnings }) => warnings.includes('currency_assumed'))) return [];
  const select = make('select', {});
  for (const code of new Set([currency, ...offeredCurrencies]))
    select.append(make('option', { value: code, selected: code === currency }, code));
  select.addEventListener('change', () => onCurrency(select.value));
  return [make('label', { class: 'own-money' }, words.currency, select)];
}

function drawUnread(unread: Trial['unread'], words: OwnListWords): HTMLElement[] {
  const lines = unread.map(({ text }) => text.trim()).filter((text) => text !== '');
  if (lines.length === 0) return [];
  const items = lines.slice(0, 40).map((text) => make('li', {}, text));
  return [
    make(
      'details',
      { class: 'own-unread' },
      make('summary', {}, countWords(words.unread, lines.length)),
      make('ul', {}, ...items),
    ),
  ];
}

function drawNext(words: OwnListWords, { onTalk, onErase }: ReadingActions): HTMLElement {
  return make(
    'div',
    { class: 'own-actions' },
    makeButton('button', words.talkNow, onTalk),
    make('a', { class: 'button shift', href: '/login?mode=signup&next=%2Fonboarding' }, words.keep),
    makeButton('own-quiet', words.erase, onErase),
    make('p', { class: 'own-note' }, fillWords(words.keepNote, {})),
  );
}
