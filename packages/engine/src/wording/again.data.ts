import type { EngineLanguage } from '../facts.ts';
import type { SentenceKey } from './sentences.ts';

/** Questions put a second time in a row, in other words. */
export const AGAIN: Record<EngineLanguage, Partial<Record<SentenceKey, string>>> = {
  EN: {
    askName: 'Which name shall the booking be in?',
    askNameAndPhone: 'All I still need are your name and phone number: what are they?',
    whichZone: 'Which one shall it be?',
    whichMaterial: 'Which one shall it be?',
    stillConfirm: '{when} is kept for you; a short yes is enough.',
    offerFirst: 'Does one of the times on {days} suit you?',
    askService: 'Tell me what is to be done, and I will tell you the price.',
  },
  DE: {
    askName: 'Auf wen soll der Termin laufen, wie ist Ihr Name?',
    askNameAndPhone: 'Mir fehlen nur noch Ihr Name und Ihre Telefonnummer: Wie lauten sie?',
    whichZone: 'Was davon soll es sein?',
    whichMaterial: 'Was davon soll es sein?',
    stillConfirm: '{when} ist für Sie vorgemerkt, ein kurzes Ja genügt.',
    offerFirst: 'Passt eine der Zeiten am {days}?',
    askService: 'Schreiben Sie mir, was gemacht werden soll, dann nenne ich den Preis.',
  },
  UA: {
    askName: 'На чиє ім’я записати?',
    askNameAndPhone: 'Бракує лише імені й номера телефону: напишете?',
    whichZone: 'Що саме з цього обираєте?',
    whichMaterial: 'Що саме з цього обираєте?',
    stillConfirm: 'Тримаю для вас: {when}. Достатньо короткого «так».',
    offerFirst: 'Чи підходить щось із цього: {days}?',
    askService: 'Напишіть, що треба зробити, і я назву ціну.',
  },
  RU: {
    askName: 'На какое имя записать?',
    askNameAndPhone: 'Не хватает только имени и номера телефона: напишете?',
    whichZone: 'Что из этого вам подходит?',
    whichMaterial: 'Что из этого вам подходит?',
    stillConfirm: 'Держу для вас: {when}. Достаточно короткого «да».',
    offerFirst: 'Подойдёт что-то из этого: {days}?',
    askService: 'Напишите, что нужно сделать, и я назову цену.',
  },
};
