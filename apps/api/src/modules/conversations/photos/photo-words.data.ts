import type { Language } from '@glossa/contracts';

type Words = {
  one: string;
  several: string;
  /** Behind the words of a model that has seen them. */
  alsoPassed: string;
  /** Where a photo came without a word: the talk can go on. */
  goOn: string;
};

/** What is said to photos, by an assistant that mostly can't see them. */
export const photoWords: Record<Language, Words> = {
  EN: {
    one: "Thank you for the photo. I can't judge pictures myself, so I've passed it on to the studio: they'll answer you here.",
    several:
      "Thank you for the photos. I can't judge pictures myself, so I've passed them on to the studio: they'll answer you here.",
    alsoPassed: "The studio has your photos, too: they'll tell you here what can be done.",
    goOn: 'Meanwhile, just write to me about prices and times.',
  },
  DE: {
    one: 'Danke für das Foto. Bilder kann ich selbst nicht beurteilen, deshalb habe ich es ans Studio weitergegeben: Die Antwort kommt hier im Chat.',
    several:
      'Danke für die Fotos. Bilder kann ich selbst nicht beurteilen, deshalb habe ich sie ans Studio weitergegeben: Die Antwort kommt hier im Chat.',
    alsoPassed: 'Das Studio hat Ihre Fotos ebenfalls: Was sich machen lässt, erfahren Sie hier im Chat.',
    goOn: 'Zu Preisen und Terminen können Sie mir inzwischen einfach schreiben.',
  },
  UA: {
    one: 'Дякую за фото. Оцінювати зображення я не вмію, тож фото вже у студії: вам відповідять тут, у чаті.',
    several:
      'Дякую за фото. Оцінювати зображення я не вмію, тож усі фото вже у студії: вам відповідять тут, у чаті.',
    alsoPassed: 'Фото вже є й у студії: що саме можна зробити, вам напишуть тут, у чаті.',
    goOn: 'А про ціни й вільний час можна писати мені вже зараз.',
  },
  RU: {
    one: 'Спасибо за фото. Оценивать изображения я не умею, поэтому фото уже у студии: вам ответят здесь, в чате.',
    several:
      'Спасибо за фото. Оценивать изображения я не умею, поэтому все фото уже у студии: вам ответят здесь, в чате.',
    alsoPassed: 'Фото уже есть и у студии: что именно можно сделать, вам напишут здесь, в чате.',
    goOn: 'А о ценах и свободном времени можно писать мне уже сейчас.',
  },
};
