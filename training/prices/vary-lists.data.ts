import type { EngineLanguage } from '../../packages/engine/src/facts.ts';

/** Sentences that say which car the prices of a list are for, with the car as it is to be read. */
export const STATED_CARS: Record<EngineLanguage, readonly (readonly [string, string])[]> = {
  EN: [
    ['All prices are for a saloon, SUVs +20%.', 'saloon'],
    ['Prices shown are for hatchbacks. 4x4s and vans cost a bit more.', 'hatchbacks'],
    ['Base price: sedan', 'sedan'],
    ['Rates based on a standard car, large SUV + 15 %', 'standard car'],
    ['Prices for small cars', 'small cars'],
  ],
  DE: [
    ['Alle Preise gelten für Limousinen, SUV +20 %.', 'Limousinen'],
    ['Grundpreise Kleinwagen', 'Kleinwagen'],
    ['Preise für PKW, Transporter auf Anfrage', 'PKW'],
    ['Basispreis = Kompaktklasse, Van + 15 %', 'Kompaktklasse'],
    ['Angaben für einen Kombi, größere Fahrzeuge plus 25 %.', 'Kombi'],
  ],
  RU: [
    ['Цены указаны за седан, внедорожник +20%.', 'седан'],
    ['Это за легковую, джипы и бусы дороже на 30 %', 'легковую'],
    ['Прайс на хэтчбек', 'хэтчбек'],
    ['Базовая цена — легковой автомобиль, кроссовер +15 %', 'легковой автомобиль'],
    ['Стоимость действует для седанов. Минивэн +25%', 'седанов'],
  ],
  UA: [
    ['Ціни вказані за седан, позашляховик +20%.', 'седан'],
    ['Це за легкову, джипи й буси дорожче на 30 %', 'легкову'],
    ['Прайс на хетчбек', 'хетчбек'],
    ['Базова ціна — легковий автомобіль, кросовер +15 %', 'легковий автомобіль'],
    ['Вартість діє для седанів. Мінівен +25%', 'седанів'],
  ],
};

/** A line of nothing but a price. */
export const PRICE_ALONE =
  /^\s*(?:ab|from|від|от)?\s*[€$£]?\s?\d[\d .,]*[-–]?\s*(?:€|eur|chf|грн\.?|₴|руб\.?|₽|р\.|\$|£|zł|тг|₸)?\s*$/iu;

/** What stands under a card to be tapped. */
export const BUTTONS: Record<EngineLanguage, readonly string[]> = {
  EN: ['Book now', 'Learn more', 'Get a quote', 'Choose options', 'Enquire'],
  DE: ['Jetzt buchen', 'Mehr erfahren', 'Anfragen', 'Termin wählen', 'Zum Angebot'],
  RU: ['Записаться', 'Подробнее', 'Заказать', 'Выбрать', 'Узнать цену'],
  UA: ['Записатися', 'Детальніше', 'Замовити', 'Обрати', 'Дізнатися більше'],
};
