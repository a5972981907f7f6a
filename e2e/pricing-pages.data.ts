/** A copied page of cards, lines of prices whose columns nobody names, and what the bot is asked about them. */
export const pricePages = {
  EN: {
    read: 'Read prices',
    save: 'Save prices',
    done: 'Pricing configuration created successfully',
    paste: 'Paste new prices',
    right: 'Yes, right',
    found: /3 prices found/,
    cards: `Skip to content
Home
Services
Gallery
Contact

Harbour Gloss Detailing
4.9 ★★★★★ 212 reviews

Our packages

Express Interior
A quick reset for tidy cars
45 min
€89
Book now

Deep Interior
Seats and carpets shampooed
3 hours
€179
Book now

Headlight Restoration
Clear again for two years
€95
Book now

Mon–Fri 8:00–18:00 · 12 Quay Street · © 2026 Harbour Gloss`,
    askCard: 'How much is the deep interior?',
    cardPrice: /179/,
    columns: 'Hand wash 25 / 30 / 38 €\nMachine polish 290 / 330 / 390 €\nOzone treatment 50 / 50 / 60 €',
    names: ['Small car', 'Sedan', 'SUV'],
    column: 'Column',
    formDone: 'Done',
    askColumn: 'How much is a machine polish for a sedan?',
    columnPrice: /330/,
  },
  DE: {
    read: 'Preise lesen',
    save: 'Preise speichern',
    done: 'Preiskonfiguration erfolgreich erstellt',
    paste: 'Neue Preise einfügen',
    right: 'Ja, stimmt',
    found: /3 Preise gefunden/,
    cards: `Zum Inhalt springen
Start
Leistungen
Galerie
Kontakt

Hafenglanz Fahrzeugpflege
4,9 ★★★★★ 212 Bewertungen

Unsere Pakete

Innenreinigung Express
Schnell wieder frisch
45 Min
89 €
Jetzt buchen

Innenreinigung Intensiv
Sitze und Teppiche schamponiert
3 Std.
179 €
Jetzt buchen

Scheinwerfer Aufbereitung
Zwei Jahre klare Sicht
95 €
Jetzt buchen

Mo–Fr 8:00–18:00 · Kaistraße 12 · © 2026 Hafenglanz`,
    askCard: 'Was kostet die Innenreinigung intensiv?',
    cardPrice: /179/,
    columns: 'Handwäsche 25 / 30 / 38 €\nMaschinenpolitur 290 / 330 / 390 €\nOzonbehandlung 50 / 50 / 60 €',
    names: ['Kleinwagen', 'Limousine', 'SUV'],
    column: 'Spalte',
    formDone: 'Fertig',
    askColumn: 'Was kostet eine Maschinenpolitur für eine Limousine?',
    columnPrice: /330/,
  },
  UA: {
    read: 'Прочитати ціни',
    save: 'Зберегти ціни',
    done: 'Конфігурацію цін успішно створено',
    paste: 'Вставити нові ціни',
    right: 'Так, правильно',
    found: /Знайдено 3 ціни/u,
    cards: `Перейти до вмісту
Головна
Послуги
Галерея
Контакти

Студія «Блиск»
4,9 ★★★★★ 212 відгуків

Наші пакети

Експрес-прибирання салону
Швидко і чисто
45 хв
890 грн
Записатися

Хімчистка салону
Сидіння і килими
3 год
1790 грн
Записатися

Полірування фар
Прозорі два роки
950 грн
Записатися

Пн–Пт 8:00–18:00 · вул. Портова 12 · © 2026 Блиск`,
    askCard: 'Скільки коштує хімчистка салону?',
    cardPrice: /1\s?790/,
    columns:
      'Ручна мийка 250 / 300 / 380 грн\nПолірування кузова 2900 / 3300 / 3900 грн\nОзонування 500 / 500 / 600 грн',
    names: ['Малий клас', 'Седан', 'Позашляховик'],
    column: 'Стовпець',
    formDone: 'Готово',
    askColumn: 'Скільки коштує полірування кузова для седана?',
    columnPrice: /3\s?300/,
  },
  RU: {
    read: 'Прочитать цены',
    save: 'Сохранить цены',
    done: 'Конфигурация цен успешно создана',
    paste: 'Вставить новые цены',
    right: 'Да, верно',
    found: /Найден\p{L} 3 цены/u,
    cards: `Перейти к содержимому
Главная
Услуги
Галерея
Контакты

Студия «Глянец»
4,9 ★★★★★ 212 отзывов

Наши пакеты

Экспресс-уборка салона
Быстро и чисто
45 мин
890 руб
Записаться

Химчистка салона
Сиденья и ковры
3 ч
1790 руб
Записаться

Полировка фар
Прозрачные два года
950 руб
Записаться

Пн–Пт 8:00–18:00 · ул. Портовая 12 · © 2026 Глянец`,
    askCard: 'Сколько стоит химчистка салона?',
    cardPrice: /1\s?790/,
    columns:
      'Ручная мойка 250 / 300 / 380 руб\nПолировка кузова 2900 / 3300 / 3900 руб\nОзонирование 500 / 500 / 600 руб',
    names: ['Малый класс', 'Седан', 'Внедорожник'],
    column: 'Столбец',
    formDone: 'Готово',
    askColumn: 'Сколько стоит полировка кузова для седана?',
    columnPrice: /3\s?300/,
  },
} as const;

/** A voice note as a phone writes it down, in roubles. */
export const voiceNote =
  'так записывайте значит мойка кузова восемьсот рублей комплекс тысяча восемьсот химчистка салона двенадцать тысяч полировка фар две пятьсот';
