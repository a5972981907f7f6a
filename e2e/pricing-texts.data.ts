/** Forty messy lines as an owner pastes them, in each language, and a question the bot answers with `price` afterwards. */
export const priceTexts = {
  EN: {
    read: 'Read prices',
    save: 'Save prices',
    done: 'Pricing configuration created successfully',
    useThis: 'Use this one',
    rowByRow: /^Row by row/,
    right: 'Yes, right',
    found: /\d+ prices found/,
    service: 'Ozone treatment',
    question: 'How much is an ozone treatment?',
    price: /55/,
    text: `PRICE LIST 2026 - Harbour Gloss
call us 030 1234567 or just come by, open Mon-Fri 9:00-18:00

WASHING
- hand wash small car 25 €, sedan 30 €, SUV 38 €
- wash + vacuum: small 39 / sedan 45 / SUV 55 €
* motorbike wash 20 €
Snow foam pre-wash ... 15 €
engine bay cleaning 45€

INTERIOR
Interior cleaning: sedan 120 €
Interior cleaning: SUV 150 €
interior cleaning van 190 €
leather care 80 €
Seat shampoo (per seat) 25 €
pet hair removal from 40 €
Ozone treatment 55 € (1 hour)

PAINT
one step polish - sedan 290 €, SUV 350 €
Two step polish: sedan 490 €, SUV 590 €
headlight polish 79 € a pair
Wax protection 60 €
ceramic coating 1 year 390 €
ceramic coating 3 years from 690 €
ceramic coating 5 years 890-1,190 €
Scratch repair: price on request

TINT
rear windows, sedan: 199 €
rear windows, SUV: 239 €
Windscreen strip 45 €
old film removal from 60 €

WRAP
Full wrap from 2,400 €
roof wrap 280 €
mirror caps wrap 90 €
chrome delete from 250 €
door sill protection film 75 €

Payment cash or card. 10 % off for members since 2019.
Thanks, your Harbour team`,
  },
  DE: {
    read: 'Preise lesen',
    save: 'Preise speichern',
    done: 'Preiskonfiguration erfolgreich erstellt',
    useThis: 'Diesen nehmen',
    rowByRow: /^Zeile für Zeile/,
    right: 'Ja, stimmt',
    found: /\d+ Preise gefunden/,
    service: 'Ozonbehandlung',
    question: 'Was kostet die Ozonbehandlung?',
    price: /55/,
    text: `Preisliste Stand Januar 2026 – Hafenglanz
Tel. 040 7654321, geöffnet Mo-Fr 8:30-17:30 Uhr

WÄSCHE
- Handwäsche Kleinwagen 25 €, Limousine 30 €, SUV 38 €
- Handwäsche mit Saugen: Kleinwagen 39 / Limousine 45 / SUV 55 €
* Motorradwäsche 20 Euro
Motorwäsche 45€
Felgenreinigung ... 35 €

INNENRAUM
Innenreinigung: Limousine 120 €
Innenreinigung: SUV 150 €
Innenreinigung Transporter 190 €
Lederpflege 80,- €
Polsterreinigung pro Sitz 25 €
Tierhaare entfernen ab 40 €
Ozonbehandlung 55 € (1 Stunde)

LACK
Einstufige Politur – Limousine 290 €, SUV 350 €
Zweistufige Politur: Limousine 490 €, SUV 590 €
Scheinwerferaufbereitung 79 € pro Paar
Wachsversiegelung 60 €
Keramikversiegelung 1 Jahr 390 €
Keramikversiegelung 3 Jahre ab 690 €
Keramikversiegelung 5 Jahre 890–1.190 €
Kratzer: Preis auf Anfrage

TÖNUNG
Scheiben hinten, Limousine: 199 €
Scheiben hinten, SUV: 239 €
Sonnenstreifen 45 €
Alte Folie entfernen ab 60 €

FOLIERUNG
Vollfolierung ab 2.400 €
Dach folieren 280 €
Spiegelkappen folieren 90 €
Chromleisten folieren ab 250 €
Einstiegsleisten Schutzfolie 75 €

Zahlung bar oder mit Karte. Seit 2019 für Sie da.
Ihr Hafenglanz-Team`,
  },
  UA: {
    read: 'Прочитати ціни',
    save: 'Зберегти ціни',
    done: 'Конфігурацію цін успішно створено',
    useThis: 'Взяти цю',
    rowByRow: /^Рядок за рядком/,
    right: 'Так, правильно',
    found: /Знайдено \d+ цін/u,
    service: 'Озонування салону',
    question: 'Скільки коштує озонування салону?',
    price: /1\s?100/,
    text: `Прайс на 2026 рік, студія «Блиск»
тел. 044 123 45 67, працюємо пн-пт 9:00-18:00

МИЙКА
- ручне миття: малий клас 500 грн, седан 600 грн, позашляховик 750 грн
- миття з пилососом: седан 900 / позашляховик 1100 грн
* миття мотоцикла 400 грн
миття двигуна 900грн
чистка дисків ... 700 грн

САЛОН
Хімчистка салону: седан 2400 грн
Хімчистка салону: позашляховик 3000 грн
хімчистка салону мікроавтобус 3800 грн
догляд за шкірою 1600 грн
чистка одного сидіння 500 грн
прибирання шерсті від 800 грн
Озонування салону 1100 грн (1 година)

КУЗОВ
одноетапне полірування – седан 5800 грн, позашляховик 7000 грн
двоетапне полірування: седан 9800 грн, позашляховик 11800 грн
полірування фар 1500 грн
Захист воском 1200 грн
кераміка 1 рік 7800 грн
кераміка 3 роки від 13 800 грн
кераміка 5 років 17 800–23 800 грн
подряпини: ціна за домовленістю

ТОНУВАННЯ
задні вікна, седан: 3900 грн
задні вікна, позашляховик: 4700 грн
сонцезахисна смуга 900 грн
зняття старої плівки від 1200 грн

ПЛІВКА
повна обтяжка від 48 000 грн
обтяжка даху 5600 грн
обтяжка дзеркал 1800 грн
антихром від 5000 грн
захист порогів 1500 грн

Оплата готівкою або карткою. Працюємо з 2019 року.
Ваша студія «Блиск»`,
  },
  RU: {
    read: 'Прочитать цены',
    save: 'Сохранить цены',
    done: 'Конфигурация цен успешно создана',
    useThis: 'Взять эту',
    rowByRow: /^Строка за строкой/,
    right: 'Да, верно',
    found: /Найден\p{L} \d+ цен/u,
    service: 'Озонирование салона',
    question: 'Сколько стоит озонирование салона?',
    price: /1\s?100/,
    text: `Прайс на 2026 год, студия «Глянец»
тел. 044 765 43 21, работаем пн-пт 9:00-18:00

МОЙКА
- ручная мойка: малый класс 500 грн, седан 600 грн, внедорожник 750 грн
- мойка с пылесосом: седан 900 / внедорожник 1100 грн
* мойка мотоцикла 400 грн
мойка двигателя 900грн
чистка дисков ... 700 грн

САЛОН
Химчистка салона: седан 2400 грн
Химчистка салона: внедорожник 3000 грн
химчистка салона микроавтобус 3800 грн
уход за кожей 1600 грн
чистка одного сиденья 500 грн
уборка шерсти от 800 грн
Озонирование салона 1100 грн (1 час)

КУЗОВ
одноэтапная полировка – седан 5800 грн, внедорожник 7000 грн
двухэтапная полировка: седан 9800 грн, внедорожник 11800 грн
полировка фар 1500 грн
Защита воском 1200 грн
керамика 1 год 7800 грн
керамика 3 года от 13 800 грн
керамика 5 лет 17 800–23 800 грн
царапины: цена по договорённости

ТОНИРОВКА
задние окна, седан: 3900 грн
задние окна, внедорожник: 4700 грн
солнцезащитная полоса 900 грн
снятие старой плёнки от 1200 грн

ПЛЁНКА
полная оклейка от 48 000 грн
оклейка крыши 5600 грн
оклейка зеркал 1800 грн
антихром от 5000 грн
защита порогов 1500 грн

Оплата наличными или картой. Работаем с 2019 года.
Ваша студия «Глянец»`,
  },
} as const;
