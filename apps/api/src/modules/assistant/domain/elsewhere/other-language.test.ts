import { expect, it } from 'vitest';
import { sayInOtherLanguage } from './other-language.ts';
import { otherLanguages } from './other-languages.data.ts';

it('knows 24 languages, each with a sentence of its own', () => {
  expect(new Set(otherLanguages.map(({ code }) => code)).size).toBe(24);
  expect(new Set(otherLanguages.map(({ said }) => said)).size).toBe(24);
});

it.each([
  ['pl', 'Dzień dobry, ile kosztuje przyciemnienie szyb?'],
  ['cs', 'Dobrý den, kolik stojí mytí? Mám auto Škoda, můžu přijet?'],
  ['sk', 'Dobrý deň, koľko stojí čistenie interiéru?'],
  ['hu', 'Jó napot, mennyibe kerül egy polírozás?'],
  ['ro', 'Bună ziua, cât costă o folie pentru mașina mea?'],
  ['bg', 'Здравейте, колко струва пълно почистване на кола?'],
  ['hr', 'Dobar dan, koliko košta zatamnjivanje stakala?'],
  ['sr', 'Добар дан, колико кошта полирање?'],
  ['sl', 'Dober dan, koliko stane pranje? Imam avto in želim termin.'],
  ['da', 'Goddag, hvad koster det at få poleret min bil, og hvornår kan jeg komme?'],
  ['nb', 'Hei, hva koster det å få bilen min polert, takk?'],
  ['et', 'Tere, kui palju maksab auto poleerimine? Palun aega.'],
  ['lv', 'Labdien, cik maksā salona tīrīšana? Paldies.'],
  ['it', 'Buongiorno, quanto costa la lucidatura della macchina?'],
  ['es', 'Hola, ¿cuánto cuesta tintar las lunas?'],
  ['pt', 'Olá, quanto custa a limpeza do carro? Não tenho pressa.'],
  ['fr', 'Bonjour, combien coûte le lavage de ma voiture ?'],
  ['nl', 'Goedendag, hoeveel kost een poetsbeurt voor mijn auto?'],
  ['sv', 'Hej, vad kostar det att tona rutorna på min bil?'],
  ['fi', 'Hei, paljonko maksaa auton kiillotus?'],
  ['lt', 'Laba diena, kiek kainuoja salono valymas?'],
  ['el', 'Πόσο κοστίζει το γυάλισμα;'],
  ['tr', 'Merhaba, cam filmi ne kadar?'],
  ['ar', 'كم سعر تلميع السيارة؟'],
])('tells in %s that the studio has the message: %s', (code, text) => {
  expect(sayInOtherLanguage(text)).toBe(otherLanguages.find((one) => one.code === code)?.said);
});

it.each([
  'How much is a ceramic coating?',
  'Was kostet eine Handwäsche?',
  'Скільки коштує мийка?',
  'Сколько стоит полировка?',
  'BMW X5',
  '👍',
])('says nothing of the kind to %s', (text) => {
  expect(sayInOtherLanguage(text)).toBeNull();
});
