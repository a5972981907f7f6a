import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { isBarePrice } from '../answers/bare-price.ts';
import { isReproach } from '../answers/reproach.ts';
import { PRICED, type SmallList, SUMMED_UP, smallStudio } from './small-list.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

describe('a sum that is only spoken of is no offer', () => {
  it.each<[SmallList, string]>([
    ['en', '40 more is no problem, thursday at 10 then'],
    ['en', "it's 45 not 90"],
    ['de', 'die 40 euro sind nicht schlimm, donnerstag um 10 uhr'],
    ['uk', 'ну 40 євро не страшно, давайте в четвер о 10'],
    ['ru', '40 евро не страшно, давайте в четверг в 10'],
  ])('%s: %s', (lang, said) => {
    expect(talkTo(smallStudio(lang), [PRICED[lang], said]).at(-1)?.acts).not.toContain('noDiscount');
  });

  it.each<[SmallList, string]>([
    ['en', 'can you do it for 50?'],
    ['de', 'macht ihr es für 50 euro'],
    ['uk', 'давайте за 50 євро'],
    ['ru', 'сделаете за 50 евро'],
  ])('%s: %s is one', (lang, said) => {
    expect(talkTo(smallStudio(lang), [PRICED[lang], said]).at(-1)?.acts).toContain('noDiscount');
  });
});

describe('wonder before anything was done is no complaint', () => {
  it.each<[SmallList, string]>([
    ['ru', 'мойка и озон так быстро?? странно как-то. ну ладно'],
    ['uk', 'так швидко мийка?? дивно якось. ну добре'],
    ['de', 'so schnell geht das?? komisch. na gut'],
    ['en', 'that quick?? weird. oh well'],
  ])('%s', (lang, said) => {
    expect(talkTo(smallStudio(lang), [...SUMMED_UP[lang], said]).at(-1)?.acts).not.toContain('complaint');
  });
});

it('goes on to the summary after such wonder', () => {
  const said = 'за 2 часа полировка с химчисткой?? что то быстро. ладно, Денис +7 981 330 15 72';
  const rows = [row('полировка', 15000), row('химчистка', 10000)];
  const turns = talkTo(exampleStudio(rows, { botLanguage: 'ru' }), [
    'сколько стоит полировка и химчистка?',
    'в четверг в 9:00',
    said,
  ]);
  expect(turns.at(-1)?.acts).not.toContain('complaint');
  expect(turns.at(-1)?.state.asked?.kind).toBe('confirm');
});

it.each<[SmallList, string]>([
  ['en', 'wow, cheaper than I thought. yes please'],
  ['uk', 'ого, дешевше ніж думав) так'],
  ['ru', 'дешевле чем ожидал, да записывайте'],
  ['de', 'günstiger als gedacht, ja bitte eintragen'],
])('%s: a price below what was feared is agreed to', (lang, said) => {
  const turn = talkTo(smallStudio(lang), [...SUMMED_UP[lang], said]).at(-1);
  expect(turn?.effects.map(({ kind }) => kind)).toContain('book');
});

it('knows a reproach and a bare price from questions for the studio', () => {
  for (const said of [
    'ви мене чуєте?',
    'are you even reading this?',
    'hört ihr mir zu?',
    'вы меня вообще слышите?',
  ])
    expect(isReproach(said)).toBe(true);
  for (const said of [
    'do you read car magazines?',
    'вы слышите стук в двери машины?',
    'lest ihr Fehlercodes aus?',
  ])
    expect(isReproach(said)).toBe(false);
  for (const said of ['what would that run me?', 'was wärs dann', 'сколько это выйдет?', 'скільки буде?'])
    expect(isBarePrice(said)).toBe(true);
  for (const said of ['what would you recommend?', 'was ist mit Kratzern?', 'сколько лет гарантия?', ''])
    expect(isBarePrice(said)).toBe(false);
});

describe('why there is no time then', () => {
  it.each<[SmallList, string]>([
    ['en', 'Thursday evening after 7?'],
    ['de', 'geht Donnerstag Abend nach 19 Uhr?'],
    ['uk', 'а в четвер після 19:00 можна?'],
    ['ru', 'в четверг после 19:00 можно?'],
  ])('%s', (lang, said) => {
    const { acts } = talkTo(smallStudio(lang), [PRICED[lang], said]).at(-1) ?? {};
    expect(acts).not.toContain('partFull');
    expect(acts?.some((act) => act === 'doesNotFit' || act === 'hourClosed')).toBe(true);
  });

  it('is told to be taken where others took it', () => {
    const day = '2027-03-18';
    const calendar = { busy: [{ bayId: '1', start: `${day}T12:00:00Z`, end: `${day}T17:00:00Z` }], own: [] };
    const said = [PRICED.en, 'Thursday between 14:00 and 17:00?'];
    const turn = talkTo(smallStudio('en'), said, { calendar }).at(-1);
    expect(turn?.acts).toContain('partFull');
  });
});
