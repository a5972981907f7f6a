import { describe, expect, it } from 'vitest';
import type { DialogState, WishedService } from '../../../dialog-state.ts';
import { row } from '../../../row.fixture.ts';
import { takeTurn } from '../../../turn.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const LISTS = {
  en: [
    row('Window tint', 9000, { zone: 'rear windows', material: 'ceramic film' }),
    row('Window tint', 4000, { zone: 'front doors', material: 'ceramic film' }),
    row('Window tint', 6000, { zone: 'windscreen', material: 'ceramic film' }),
    row('Old film removal', 2000),
  ],
  de: [
    row('Scheibentönung', 9000, { zone: 'Heckscheiben', material: 'Keramikfolie' }),
    row('Scheibentönung', 4000, { zone: 'vordere Seitenscheiben', material: 'Keramikfolie' }),
    row('Scheibentönung', 6000, { zone: 'Frontscheibe', material: 'Keramikfolie' }),
    row('Altfolie entfernen', 2000),
  ],
  uk: [
    row('Тонування', 9000, { zone: 'задня півсфера', material: 'атермальна' }),
    row('Тонування', 4000, { zone: 'передні бокові', material: 'атермальна' }),
    row('Тонування', 6000, { zone: 'лобове скло', material: 'атермальна' }),
    row('Зняття старої плівки', 2000),
  ],
  ru: [
    row('Тонировка', 9000, { zone: 'задняя полусфера', material: 'атермальная' }),
    row('Тонировка', 4000, { zone: 'передние боковые', material: 'атермальная' }),
    row('Тонировка', 6000, { zone: 'лобовое стекло', material: 'атермальная' }),
    row('Снятие старой плёнки', 2000),
  ],
};
type Lang = keyof typeof LISTS;

const FIRST: Record<Lang, string> = {
  en: 'hi, rear windows tinted with ceramic film on my golf please',
  de: 'hallo, Heckscheiben mit Keramikfolie tönen beim Golf bitte',
  uk: 'добрий день, тонування задня півсфера атермальна на гольф',
  ru: 'добрый день, тонировка задняя полусфера атермальная на гольф',
};

const WAITING = 'Wait on our sofa.';

/** Rear and front; rear, front and screen; all with the old film off. */
const ORDERS = [
  [0, 1],
  [0, 1, 2],
  [0, 1, 2, 3],
];

function answered(lang: Lang, text: string) {
  const rows = LISTS[lang];
  const studio = exampleStudio(rows, {
    botLanguage: lang,
    knowledge: [{ topic: 'waiting', answer: WAITING }],
  });
  const before = talkTo(studio, [FIRST[lang]]).at(-1)?.state;
  if (!before) throw new Error('no talk');
  const wishFor = (at: number): WishedService[] => {
    const one = rows[at];
    return one ? [{ service: one.service, zone: one.zone, material: one.material, said: '' }] : [];
  };
  const orders = ORDERS.map((places) => places.flatMap(wishFor));
  const choices = orders.map((order) => order.map(({ zone, service }) => zone ?? service).join(' + '));
  const state: DialogState = { ...before, asked: { kind: 'order', choices, orders } };
  return takeTurn({ text, state, studio, now: '2027-03-15T08:00:00Z' });
}

describe('which of the orders it is', () => {
  it.each<[Lang, string, number]>([
    ['en', 'number two. would it be ok if I sat and waited?', 19000],
    ['de', 'die zweite bitte. kann ich da solange warten?', 19000],
    ['uk', 'другий варіант, а почекати на місці можна?', 19000],
    ['ru', 'второй. а посидеть подождать у вас есть где?', 19000],
    ['en', 'the last one, how long is that going to take?', 21000],
    ['de', 'nummer 1. wie lange dauert das denn ungefähr?', 13000],
    ['uk', 'перший. скільки по часу?', 13000],
    ['ru', 'третий, и сколько это займёт?', 21000],
  ])('is heard beside a question, %s: %s', (lang, text, total) => {
    const turn = answered(lang, text);
    expect(turn.acts).not.toContain('whichOrder');
    expect(turn.reply.quote?.total).toBe(total);
  });

  it('has the question beside it answered', () => {
    expect(answered('en', 'number two. can I wait there while you do it?').reply.text).toContain(WAITING);
  });

  it.each<[Lang, string, number]>([
    ['en', 'the 19 one', 19000],
    ['en', 'go for the 21k', 21000],
    ['de', 'die für 19.000', 19000],
    ['de', 'das mit 13 bitte', 13000],
    ['uk', 'той що за 19', 19000],
    ['uk', '21 тис, так', 21000],
    ['ru', 'от 21 да', 21000],
    ['ru', 'за 13 тысяч', 13000],
  ])('is heard by its sum, in full or by its thousands, %s: %s', (lang, text, total) => {
    const turn = answered(lang, text);
    expect(turn.reply.quote?.total).toBe(total);
    expect(turn.state.wishedTime).toBeNull();
    expect(turn.state.slot).toBeNull();
  });

  it.each<[Lang, string, number]>([
    ['en', 'rear, front doors, windscreen and the old film removal', 21000],
    ['de', 'Heckscheiben, vordere, Frontscheibe und Altfolie runter', 21000],
    ['uk', 'зад, передні, лобове і зняття', 21000],
    ['ru', 'зад, передние и лобовое', 19000],
  ])('is heard by its parts, %s: %s', (lang, text, total) => {
    expect(answered(lang, text).reply.quote?.total).toBe(total);
  });

  it.each<[Lang, string]>([
    ['en', 'rear, front doors and windscreen, no old film removal. all together 19 yeah'],
    ['ru', 'зад, передние, лобовое и снятие. всё вместе 21, да'],
  ])('is no hour where the sum is told: %s: %s', (lang, text) => {
    const turn = answered(lang, text);
    expect(turn.state.wishedTime).toBeNull();
    expect(turn.state.slot).toBeNull();
  });

  it('takes no order by the hour of a day', () => {
    const turn = answered('en', 'hm, could I come tomorrow at 19:00?');
    expect(turn.reply.quote?.total).not.toBe(19000);
  });
});

describe('the sum of an order that stands', () => {
  it.each<[Lang, string]>([
    ['en', 'ok rear, front doors and the windscreen, 19 all together then'],
    ['de', 'also Heck, vorne und Frontscheibe, zusammen 19 ja'],
    ['uk', 'зад, передні і лобове, разом 19 так'],
    ['ru', 'зад, передние и лобовое, всё вместе от 19 да'],
  ])('is told with its parts and changes nothing, %s: %s', (lang, text) => {
    const rows = LISTS[lang];
    const studio = exampleStudio(rows, { botLanguage: lang });
    const before = answered(lang, ['number two', 'nummer 2', 'другий', 'второй'][LANGS.indexOf(lang)] ?? '');
    const turn = takeTurn({ text, state: before.state, studio, now: '2027-03-15T08:00:00Z' });
    expect(turn.reply.quote?.total).toBe(19000);
    expect(turn.state.wishedTime).toBeNull();
  });
});

const LANGS: readonly Lang[] = ['en', 'de', 'uk', 'ru'];
